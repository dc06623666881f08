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

/** The animations of the page that take time or wait. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .filter(({ animationDuration: durations, animationDelay: delays }) => {
        const isLong = durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.001)
        return isLong || delays.split(', ').some((delay) => delay !== '0s')
      })
      .map(({ animationName }) => animationName),
  )
}

test('axe finds nothing, in the popup nor in the page, and under reduced motion nothing moves', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await home.openHome(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  expect(await movingParts(page)).toEqual([])
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

/** Expects the languages in one line, and the badge of the popular pack on no other words. */
async function expectHeaderAndBadgeFit(page: Page): Promise<void> {
  const tops = await page
    .locator('header a[data-language]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const { popular, selector } = content.words.shop
  const [upper, lower] = await Promise.all(
    [popular, selector].map((text) => page.getByText(text, { exact: true }).boundingBox()),
  )
  if (!upper?.height || !lower?.height) return
  expect(upper.y >= lower.y + lower.height || upper.y + upper.height <= lower.y).toBe(true)
}

test('at every width, and on a phone with 200 % text, nothing is cut or covered', async ({ page }) => {
  await home.openHome(page)
  await page.setViewportSize({ width: 360, height: 640 })
  const { name } = content.facts.brand
  const shown = await page.getByRole('banner').getByText(name, { exact: true }).elementHandle()
  for (const text of ['Kamal Lonche', name]) {
    await shown?.evaluate((element, changed) => element.replaceChildren(changed), text)
    await test.step(`${text} at 360 px`, () => expectHeaderAndBadgeFit(page))
  }
  for (const width of [2560, 1440, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await test.step(`${width} px`, () => expectHeaderAndBadgeFit(page))
  }
  await expectNothingIsCut(page)
  const strip = page.getByRole('complementary', { name: content.words.promo.eyebrow })
  await expect(strip.getByRole('link')).toBeInViewport()
  await home.doubleText(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNothingIsCut(page)
  }
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
