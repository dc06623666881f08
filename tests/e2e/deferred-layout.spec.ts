import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, expectScrolledTo, test } from './home-page.ts'

const question = content.faq.items.at(-1)?.question ?? ''

/** Opens a page with its own clock, which gives out frames, and without the popup. */
async function openPlain(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  })
  await page.goto(path)
}

/** Blocks that the browser lays out only near the screen, and blocks among them whose height is not their own. */
const skipped = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('main > section > *')]
    const deferred = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto')
    const remembered = deferred.map((block) => block.offsetHeight)
    for (const block of deferred) block.style.contentVisibility = 'visible'
    const wrong = deferred.filter(
      (block, index) => Math.abs(block.offsetHeight - (remembered[index] ?? 0)) > 1,
    )
    for (const block of deferred) block.style.contentVisibility = ''
    return { deferred: deferred.length, wrong: wrong.map(({ className }) => className) }
  })

/** Waits until the browser has remembered every height. */
async function expectRemembered(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { deferred, wrong } = await skipped(page)
      // For a frame after a resize none is deferred.
      return deferred > 4 ? wrong : ['not deferred']
    })
    .toEqual([])
}

/** How far a section is from where a jump should have led, in px. */
async function missOf(page: Page, id: string): Promise<number> {
  await expectScrolledTo(page, id)
  return page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs((document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) - header)
  }, id)
}

const scrollToFaq = (page: Page) => page.evaluate(() => document.getElementById('faq')?.scrollIntoView())

test('what is far below is laid out near the screen only, and its heights are known before it is', {
  tag: '@both',
}, async ({ page }) => {
  await openPlain(page)
  await expectRemembered(page)
  await scrollToFaq(page)
  expect(await missOf(page, 'faq')).toBeLessThan(1)
})

test('no other page and no footer is deferred', async ({ page }) => {
  for (const path of ['/', '/blog', '/privacy-policy']) {
    await openPlain(page, path)
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) => !element.closest('.home') && getComputedStyle(element).contentVisibility === 'auto',
          ).length,
      ),
    ).toBe(0)
  }
})

test('heights are known anew after a resize, a rotation and fonts that come late', { tag: '@both' }, async ({
  page,
}) => {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expectRemembered(page)
  deliver()
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready)
  await expectRemembered(page)
  for (const size of [
    { width: 844, height: 390 },
    { width: 600, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await expectRemembered(page)
    await scrollToFaq(page)
    expect(await missOf(page, 'faq')).toBeLessThan(1)
  }
})

test('a link to a section that is pressed at once ends where it should, by pointer, keyboard and assistive technology', {
  tag: '@both',
}, async ({ page }) => {
  // Frames that never come: no height is remembered by itself.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  const link = page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'FAQ', exact: true })
  for (const press of [
    () => link.click(),
    () => link.press('Enter'),
    () => link.evaluate((element: HTMLElement) => element.click()),
  ]) {
    await openPlain(page)
    expect((await skipped(page)).wrong).not.toEqual([])
    // On a phone the footer's links are folded.
    await page.locator('footer details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await press()
    expect(await missOf(page, 'faq')).toBeLessThan(1)
    await page.goto('about:blank')
  }
})

test('a visit that begins at a section, a text or a restored place is there', async ({ page }) => {
  const last = page.getByRole('button', { name: question })
  await openPlain(page, '/#faq')
  expect(await missOf(page, 'faq')).toBeLessThan(1)

  await page.goto('/disclaimer')
  await page.goto(`/#:~:text=${encodeURIComponent(question).replaceAll('-', '%2D')}`)
  await expect(last).toBeInViewport()
  await page.reload()
  await expect(last).toBeInViewport()
  await page.goto('/disclaimer')
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('the browser’s search and Tab reach what is deferred', async ({ page }) => {
  await openPlain(page)
  await expectRemembered(page)
  const { title } = content.faq.card
  expect(
    await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), title),
  ).toBe(true)
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await page.getByRole('button', { name: question }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})

test('nothing is deferred on paper or without scripts', async ({ page, browser, site }) => {
  await openPlain(page)
  await page.emulateMedia({ media: 'print' })
  expect((await skipped(page)).deferred).toBe(0)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(site.url)
  const shop = plain.locator('#shop > *').first()
  await expect(shop).toHaveCSS('content-visibility', 'visible')
  await plain.close()
})

test('a window that is dragged to another width ends with the heights of the last one', async ({ page }) => {
  await openPlain(page)
  for (let width = 1400; width > 900; width -= 40) await page.setViewportSize({ width, height: 900 })
  await expectRemembered(page)
})
