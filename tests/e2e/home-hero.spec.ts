import type { Locator } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { hero } from '#web/content/hero.ts'
import { expect, expectScrolledTo, openHome, scrollTo, test } from './home-page.ts'

const BROKEN = 'Error loading image'

/** Name, duration and delay of what is animated on an element. */
function animationOf(element: Locator) {
  return element.evaluate((shown) => {
    const { animationName, animationDelay } = getComputedStyle(shown)
    return { name: animationName, delay: animationDelay }
  })
}

test.describe('hero', () => {
  test('has its Shop Now button in the first screen', { tag: '@both' }, async ({ home: page }) => {
    const box = await page
      .locator('#hero')
      .getByRole('link', { name: `Shop ${brand.name} Now` })
      .boundingBox()
    const bar = page.getByRole('navigation', { name: 'Sections' })
    const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(end ?? 0)
  })

  test('customers and rating scroll to the testimonials', async ({ page }) => {
    await openHome(page)
    for (const { label } of hero.proofs) {
      await page.locator('#hero').getByRole('link', { name: label, exact: true }).click()
      await expectScrolledTo(page, 'testimonials')
      await scrollTo(page, 0)
    }
  })

  test('shows its badges, and two stat cards that float over the picture', { tag: '@both' }, async ({
    home: page,
  }) => {
    for (const badge of ['No Preservatives', '100% Organic', 'Doctor Crafted']) {
      await expect(page.locator('#hero').getByText(badge, { exact: true })).toBeVisible()
    }
    const cards = page
      .locator('#hero')
      .getByText(/^(34\s*Herbs|Zero\s*Preservatives)$/)
      .locator('..')
    await expect(cards).toHaveCount(2)
    for (const card of await cards.all()) {
      await expect(card).toBeVisible()
      await expect(card).toHaveCSS('position', 'absolute')
    }
  })
})

test.describe('hero where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the visual moves in after 0.3 s, the floating cards after 1 s and 2 s', async ({ page }) => {
    await openHome(page)
    const [herbs, preservatives] = [/^34\s*Herbs$/, /^Zero\s*Preservatives$/].map((words) =>
      page.locator('#hero').getByText(words).locator('..'),
    ) as [Locator, Locator]
    const visual = herbs.locator('xpath=ancestor::*[.//img][1]')
    expect((await animationOf(visual)).delay).toBe('0.3s')
    expect((await animationOf(herbs)).delay.split(', ')[0]).toBe('1s')
    expect((await animationOf(preservatives)).delay.split(', ')[0]).toBe('2s')
    for (const card of [herbs, preservatives]) await expect(card).toHaveCSS('opacity', '1')
  })
})

test.describe('an image that fails to load', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('is replaced by a placeholder image with the alt text Error loading image', async ({ page }) => {
    await page.route(/\/assets\/.*\.(avif|webp)$/, (route) => route.abort())
    await openHome(page)
    const first = page.locator('#hero').getByRole('img', { name: BROKEN })
    await expect(first).toBeVisible()
    // One that is loaded lazily.
    await page.locator('#heritage').scrollIntoViewIfNeeded()
    await page.locator('#heritage picture').scrollIntoViewIfNeeded()
    const later = page.locator('#heritage').getByRole('img', { name: BROKEN })
    await expect(later).toBeVisible()
    for (const image of [first, later]) {
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
        .toBe(true)
    }
  })
})

test.describe('an image that fails to load before any script has run', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('is replaced all the same', async ({ page }) => {
    await page.route(/\/assets\/.*\.(avif|webp)$/, (route) => route.abort())
    const { promise: released, resolve: releaseScripts } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    const failed = page.waitForEvent('requestfailed', (request) => /\.(avif|webp)$/.test(request.url()))
    const opened = page.goto('/', { waitUntil: 'commit' })
    await failed
    releaseScripts()
    await opened
    await expect(page.locator('#hero').getByRole('img', { name: BROKEN })).toBeVisible()
  })
})
