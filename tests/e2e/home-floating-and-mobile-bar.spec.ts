import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import {
  doubleText,
  expect,
  expectScrolledTo,
  openHome,
  scrollTo,
  settled,
  test,
  watchScroll,
} from './home-page.ts'

const SMALL = { width: 390, height: 844 }

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const chat = (page: Page) => page.getByRole('link', { name: /^Chat with us/ })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

test.describe('floating buttons', () => {
  test('the chat button is visible after 100 px of scrolling, back-to-top after 300 px, and it scrolls to the top', async ({
    page,
  }) => {
    await openHome(page)
    await expect(chat(page)).toBeHidden()
    await scrollTo(page, 100)
    await expect(chat(page)).toBeHidden()
    await scrollTo(page, 101)
    await expect(chat(page)).toBeVisible()
    await scrollTo(page, 300)
    await expect(toTop(page)).toBeHidden()
    await scrollTo(page, 301)
    await expect(toTop(page)).toBeVisible()
    await toTop(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop(page)).toBeHidden()
    await expect(chat(page)).toBeHidden()
  })

  test('cover neither each other, nor the bar, nor the small print at the page’s end', async ({ page }) => {
    await openHome(page)
    for (const viewport of [SMALL, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await settled(page)
      const print = page.getByRole('contentinfo').getByText(`© ${brand.copyrightYear}`)
      // The page may still grow, as when a font arrives.
      await expect(async () => {
        await scrollTo(page, 1_000_000)
        await expect(print).toBeInViewport({ timeout: 1000 })
      }).toPass()
      const shown = [toTop(page), chat(page)]
      if (await bar(page).isVisible()) shown.push(bar(page))
      for (const one of [...shown, print]) await expect(one).toBeInViewport()
      const boxes = await Promise.all([...shown, print].map((one) => one.boundingBox()))
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          if (!one || !other) throw new Error('An element has no box')
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y
          expect(apart).toBe(true)
        }
      }
    }
  })
})

test.describe('mobile bottom navigation', () => {
  test.use({ viewport: SMALL, hasTouch: true })

  test('is at the bottom edge with targets of at least 44 px, and the page’s end has room for it', async ({
    page,
  }) => {
    await openHome(page)
    for (const link of await bar(page).getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await scrollTo(page, 1_000_000)
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
  })

  test('anchors scroll after a delay of 100 ms', async ({ page }) => {
    await openHome(page)
    for (const [name, id] of [
      ['About', 'about'],
      ['Benefits', 'benefits'],
      ['Shop', 'shop'],
      ['Home', 'hero'],
    ] as const) {
      const before = await page.evaluate(() => scrollY)
      await bar(page).getByRole('link', { name, exact: true }).click()
      await page.clock.runFor(99)
      await settled(page)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.clock.runFor(1)
      await expectScrolledTo(page, id)
      await expect(page).toHaveURL(`/#${id}`)
    }
  })

  test('its names are not cut off with text at 200 %', async ({ page }) => {
    await openHome(page)
    await doubleText(page)
    for (const link of await bar(page).getByRole('link').all()) {
      expect(await link.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
    }
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('anchors scroll smoothly', async ({ page }) => {
      await openHome(page)
      const places = await watchScroll(page)
      await bar(page).getByRole('link', { name: 'About' }).click()
      await page.clock.runFor(100)
      await expectScrolledTo(page, 'about')
      const passed = await places()
      const last = passed.at(-1) ?? 0
      expect(passed.filter((place) => place > 0 && place < last - 1).length).toBeGreaterThan(2)
    })
  })
})

test('large screens have no mobile bottom navigation', async ({ home: page }) => {
  await expect(bar(page)).toHaveCount(0)
})
