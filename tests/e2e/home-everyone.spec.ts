import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

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

async function expectNothingIsCut(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page)
  await expect.poll(() => cutTexts(page)).toEqual([])
}

test('axe finds nothing, in the popup nor in the page', { tag: '@both' }, async ({ page, isMobile }) => {
  await home.openHome(page)
  await home.openPopup(page)
  await page.clock.resume()
  await expectAccessible(page, 'dialog')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.keyboard.press('Escape')
  await page.locator('#shop input[type="radio"]:not(:checked)').press(' ')
  if (isMobile) await page.locator('summary', { hasText: 'Know More' }).first().click()
  await home.question(page, 2).click()
  await home.subscribe(page).click()
  const toast = await home.expectToast(page, content.words.signUp.outcomes.email_empty.title)
  // Under the pointer it stays.
  await toast.hover()
  await page.clock.resume()
  await expectAccessible(page)
  await expect(toast).toBeVisible()
})

test('at 320 px or 200 % text nothing is cut', { tag: '@both' }, async ({ page, isMobile, viewport }) => {
  await home.openHome(page)
  if (!isMobile && viewport) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingIsCut(page)
    const strip = page.getByRole('complementary', { name: content.words.promo.eyebrow })
    await expect(strip.getByRole('link')).toBeInViewport()
    await page.setViewportSize(viewport)
  }
  await home.doubleText(page)
  await expectNothingIsCut(page)

  await page.setViewportSize({ width: 360, height: 560 })
  const popup = await home.openPopup(page)
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

test('under reduced motion nothing moves: no delays, no floats, no smooth scrolling', async ({ page }) => {
  await home.openHome(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .filter(({ animationDuration: durations, animationDelay: delays }) => {
        const isLong = durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.001)
        return isLong || delays.split(', ').some((delay) => delay !== '0s')
      })
      .map(({ animationName }) => animationName),
  )
  expect(moving).toEqual([])
})

test('printed on A4 across, home has no ground that is wider than the paper', async ({ page }) => {
  await home.openHome(page)
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
