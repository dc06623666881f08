import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import {
  doubleText,
  expect,
  expectToast,
  openHome,
  openPopup,
  question,
  subscribe,
  test,
} from './home-page.ts'
import { expectAccessible } from './test.ts'

/** How much wider the page is than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Texts in main, header and footer that their own box cuts off. To be polled: what comes into sight requests its fonts, and
 * until they are there Chromium lays it out in one of its own, which may be twice as wide.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, span, dt, dd, label, a, button, summary')]
      .filter((element) => element.textContent && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { clip, clipPath, overflow, webkitLineClamp } = getComputedStyle(element)
        if (webkitLineClamp !== 'none' || clipPath !== 'none' || clip !== 'auto') return false
        const { left, right } = element.getBoundingClientRect()
        const inRow = element.closest('[tabindex="0"]')
        if (!inRow && (left < -1 || right > innerWidth + 1)) return element.textContent !== 'Skip to content'
        return overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent ?? ''),
  )
}

test('axe finds nothing: in the popup, then in the page with a question, a founder and a toast open', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openHome(page)
  await openPopup(page)
  await page.clock.resume()
  await expectAccessible(page, 'dialog')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.keyboard.press('Escape')
  await page.locator('#shop input[type="radio"]:not(:checked)').press(' ')
  if (isMobile) await page.locator('summary', { hasText: 'Know More' }).first().click()
  await question(page, 2).click()
  await subscribe(page).click()
  const toast = await expectToast(page, content.words.signUp.outcomes.email_empty.title)
  // Under the pointer it stays.
  await toast.hover()
  await page.clock.resume()
  await expectAccessible(page)
  await expect(toast).toBeVisible()
})

test('nothing is cut off or scrolls sideways at 320 px, nor at 200 % text, the popup included', {
  tag: '@both',
}, async ({ page, isMobile, viewport }) => {
  await openHome(page)
  if (!isMobile && viewport) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowOf(page)).toBe(0)
    await expect.poll(() => cutTexts(page)).toEqual([])
    const strip = page.getByRole('complementary', { name: content.words.promo.eyebrow })
    await expect(strip.getByRole('link')).toBeInViewport()
    await page.setViewportSize(viewport)
  }
  await doubleText(page)
  await expect.poll(() => overflowOf(page)).toBe(0)
  await expect.poll(() => cutTexts(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 560 })
  const popup = await openPopup(page)
  for (const button of [
    popup.getByRole('link', { name: content.words.popup.shop }),
    popup.getByRole('button', { name: content.words.popup.explore }),
    popup.getByRole('button', { name: 'Close' }),
  ]) {
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.9 })
  }
  expect(await popup.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
})

test('under reduced motion nothing moves: no delays, no floats, no smooth scrolling', async ({
  home: page,
}) => {
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName, animationDuration, animationDelay }) => {
        const instant = animationDuration
          .split(', ')
          .every((duration) => Number.parseFloat(duration) <= 0.001)
        return (
          animationName !== 'none' &&
          !(instant && animationDelay.split(', ').every((delay) => delay === '0s'))
        )
      })
      .map(({ animationName }) => animationName),
  )
  expect(moving).toEqual([])
})

test('printed on A4 across, home has no ground that is wider than the paper', async ({ page }) => {
  await openHome(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1123, height: 794 })
  // Chromium may draw it on an earlier page, over the text.
  const widths = await page.locator('main *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element, '::before'))
      .filter(({ content, display }) => content !== 'none' && display !== 'none')
      .map(({ width }) => Number.parseFloat(width) || 0),
  )
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.max(...widths)).toBeLessThanOrEqual(1123)
})
