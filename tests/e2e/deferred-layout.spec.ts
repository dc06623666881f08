import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { expect, test } from './home-page.ts'

const question = content.faq.items.at(-1)?.question ?? ''

// With the page's own clock, which gives out frames, and with smooth scrolling.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  }),
)

/** Returns for each deferred block, in the order of the page, whether the browser remembers a wrong height. */
const hasWrongHeight = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('main > section > *')]
    const deferred = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto')
    const remembered = deferred.map((block) => block.offsetHeight)
    for (const block of deferred) block.style.contentVisibility = 'visible'
    const heights = deferred.map((block) => block.offsetHeight)
    for (const block of deferred) block.style.contentVisibility = ''
    return heights.map((height, index) => Math.abs(height - (remembered[index] ?? 0)) > 1)
  })

const expectRemembered = (page: Page) =>
  expect.poll(() => hasWrongHeight(page)).toEqual(new Array(8).fill(false))

/** Expects the questions at the top of the space below the header, within a pixel. */
async function expectAtFaq(page: Page): Promise<void> {
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page.locator(selector).evaluate((element, of) => element.getBoundingClientRect()[of], side)
  const distanceToFaq = async () =>
    Math.abs((await edge('#faq', 'top')) - (await edge('#site-header', 'bottom')))
  await expect.poll(distanceToFaq).toBeLessThan(1)
}

const scrollToFaq = (page: Page) => page.evaluate(() => document.getElementById('faq')?.scrollIntoView())

test('what is far below is laid out near the screen only, and its heights are known: at once, with late fonts, and after each change of width', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expectRemembered(page)
  fonts.resolve()
  await page.evaluate(() => document.fonts.ready)
  await expectRemembered(page)
  await scrollToFaq(page)
  await expectAtFaq(page)
  // A phone that is turned, and a window that is dragged to another width.
  for (const width of isMobile ? [844] : [1400, 1360, 1320, 1280])
    await page.setViewportSize({ width, height: 390 })
  await expectRemembered(page)
  await scrollToFaq(page)
  await expectAtFaq(page)
})

test('no other page and no footer is deferred, and nothing on paper or without scripts', async ({
  page,
  browser,
  site,
}) => {
  const outsideHome = () =>
    [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('.home') && getComputedStyle(element).contentVisibility === 'auto',
    ).length
  for (const path of ['/blog', '/privacy-policy', '/']) {
    await page.goto(path)
    expect(await page.evaluate(outsideHome)).toBe(0)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await hasWrongHeight(page)).toEqual([])
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(site.url)
  await expect(plain.locator('#shop > *').first()).toHaveCSS('content-visibility', 'visible')
  await plain.close()
})

test('a jump before any height is known ends where it should, by pointer, keyboard and assistive technology', {
  tag: '@phone',
}, async ({ page }) => {
  // Without frames no height is remembered.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  const link = page.locator('footer').getByRole('link', { name: 'FAQ', exact: true })
  const hiddenBlocks = page.locator('main > section > [hidden]')
  for (const jump of [
    () => link.click(),
    () => link.press('Enter'),
    () => link.evaluate((element: HTMLElement) => element.click()),
  ]) {
    await page.goto('/')
    await expect(hiddenBlocks).toHaveCount(2)
    await page
      .locator('footer details')
      .evaluateAll((all) => all.map((details) => details.setAttribute('open', '')))
    await jump()
    await expectAtFaq(page)
    await page.goto('about:blank')
  }
  // A visitor who scrolls while the page is parsed may be looking at such a block.
  await page.addInitScript(() => {
    document.onreadystatechange = () => scrollTo({ top: 300, behavior: 'instant' })
  })
  await page.goto('/')
  await expect(hiddenBlocks).toHaveCount(0)
})

test('a visit that begins at a section, a text or a restored place is there, and the browser’s search and Tab reach what is deferred', async ({
  page,
}) => {
  const last = page.getByRole('button', { name: question })
  await page.goto('/#faq')
  await expectAtFaq(page)
  await page.goto('/disclaimer')
  await page.goto(`/#:~:text=${encodeURIComponent(question).replaceAll('-', '%2D')}`)
  await expect(last).toBeInViewport()
  await page.reload()
  await expect(last).toBeInViewport()

  await page.goto('/disclaimer')
  await page.goto('/')
  await expectRemembered(page)
  const { title } = content.faq.card
  await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), title)
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})
