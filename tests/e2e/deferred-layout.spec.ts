import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, expectScrolledTo, settled, stopClock, test } from './home-page.ts'

/** Opens a page with its clock stopped, which hides from a page how it was navigated to, and how long it may be idle. */
async function openPlain(page: Page): Promise<void> {
  await stopClock(page)
  await page.addInitScript(() => {
    const { requestIdleCallback } = window
    const timeRemaining = () => ('isMoving' in window ? 15 : 50)
    window.requestIdleCallback = (act) => requestIdleCallback(() => act({ didTimeout: false, timeRemaining }))
    performance.getEntriesByType = () => [
      { type: 'navigate', name: location.href } as PerformanceNavigationTiming,
    ]
  })
  await page.goto('/')
}

/** Records of each page whether anything was deferred when it was parsed. */
async function recordDeferral(page: Page) {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { wasDeferred: document.documentElement.dataset.deferred !== undefined }),
    ),
  )
  return () => page.evaluate(() => (window as unknown as { wasDeferred: boolean }).wasDeferred)
}

/** The sections, and the footer, with a block whose layout waits. */
const deferred = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')]
      .filter(({ children }) =>
        [...children].some((block) => getComputedStyle(block).contentVisibility === 'auto'),
      )
      .map(({ id }) => id),
  )

/** How far a section is from where a jump should have led, in px. */
async function missOf(page: Page, id: string): Promise<number> {
  await expectScrolledTo(page, id)
  return page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs((document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) - header)
  }, id)
}

const faqLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ', exact: true })

test('what is far below the first screen is laid out in idle time after two seconds', async ({ page }) => {
  await openPlain(page)
  expect(await deferred(page)).toEqual(expect.arrayContaining(['shop', 'faq', 'contact']))
  expect(await deferred(page)).not.toContain('about')
  await page.clock.runFor(1999)
  await settled(page)
  expect(await deferred(page)).toContain('heritage')
  await page.clock.runFor(1000)
  await expect.poll(() => deferred(page)).toEqual([])
})

test('nothing is laid out while something on the page moves', async ({ page }) => {
  await openPlain(page)
  await page.evaluate(() => Object.assign(window, { isMoving: true }))
  const before = await deferred(page)
  await page.clock.runFor(6000)
  await settled(page)
  expect(await deferred(page)).toEqual(before)
  await page.evaluate(() => Reflect.deleteProperty(window, 'isMoving'))
  await page.clock.runFor(1000)
  await expect.poll(() => deferred(page)).toEqual([])
})

test('before a jump everything is laid out, so that it ends where it should', { tag: '@both' }, async ({
  page,
}) => {
  for (const jump of [
    () => faqLink(page).click(),
    () => faqLink(page).press('Enter'),
    // As assistive technology does.
    () => faqLink(page).evaluate((link: HTMLElement) => link.click()),
  ]) {
    await openPlain(page)
    expect(await deferred(page)).toContain('shop')
    // On a phone the footer's links are folded.
    await page.locator('footer details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await jump()
    expect(await deferred(page)).toEqual([])
    expect(await missOf(page, 'faq')).toBeLessThan(1)
    await page.goto('about:blank')
  }
})

test('nothing waits where a visit begins at a place of its own: a section, a text, or a restored one', async ({
  page,
}) => {
  const wasDeferred = await recordDeferral(page)
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  })
  const { question } = content.faq.items.at(-1) ?? { question: '' }
  const last = page.getByRole('button', { name: question })
  await page.goto('/')
  expect(await wasDeferred()).toBe(true)

  await page.goto('/disclaimer')
  await page.goto('/#faq')
  expect(await wasDeferred()).toBe(false)
  expect(await missOf(page, 'faq')).toBeLessThan(1)

  await page.goto('/disclaimer')
  await page.goto(`/#:~:text=${encodeURIComponent(question).replaceAll('-', '%2D')}`)
  await expect(last).toBeInViewport()

  await page.reload()
  expect(await wasDeferred()).toBe(false)
  await expect(last).toBeInViewport()
})

test('the browser’s search and Tab lay out everything first', async ({ page }) => {
  await openPlain(page)
  await page.keyboard.press('Tab')
  expect(await deferred(page)).toEqual([])

  await page.goto('about:blank')
  await openPlain(page)
  expect(await deferred(page)).toContain('shop')
  // The search bar takes the focus from the window. Without that, a third of these searches ended beside the match.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  expect(await deferred(page)).toEqual([])
  const { heading } = content.newsletter
  expect(
    await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), heading),
  ).toBe(true)
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
})
