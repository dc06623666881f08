import type { Locator } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expect, expectChatLink, expectScrolledTo, openHome, scrollTo, section, test } from './home-page.ts'

const BROKEN = 'Error loading image'

/** Name, duration and delay of what is animated on an element. */
function animationOf(element: Locator) {
  return element.evaluate((shown) => {
    const { animationName, animationDelay } = getComputedStyle(shown)
    return { name: animationName, delay: animationDelay }
  })
}

test.describe('hero', () => {
  test('has the page’s one main heading, and a Shop Now button for the chat above the fold', async ({
    home: page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const hero = section(page, await page.getByRole('heading', { level: 1 }).innerText())
    await expect(hero).toHaveAttribute('id', 'hero')
    const shop = hero.getByRole('link', { name: `Shop ${brand.name} Now`, exact: true })
    await expectChatLink(shop)
    const box = await shop.boundingBox()
    const bar = page.getByRole('navigation', { name: 'Sections' })
    const fold = (await bar.isVisible())
      ? ((await bar.boundingBox())?.y ?? 0)
      : (page.viewportSize()?.height ?? 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(fold)
  })

  test('10,000+ Happy Customers and 4.9 Customer Rating scroll to the testimonials', async ({ page }) => {
    await openHome(page)
    for (const name of ['10,000+ Happy Customers', '4.9 Customer Rating']) {
      await page.locator('#hero').getByRole('link', { name, exact: true }).click()
      await expectScrolledTo(page, 'testimonials')
      await scrollTo(page, 0)
    }
  })

  test('shows the trust badges No Preservatives, 100% Organic and Doctor Crafted', async ({ home: page }) => {
    const badges = page
      .locator('#hero')
      .getByRole('list')
      .filter({ hasText: 'No Preservatives' })
      .getByRole('listitem')
    await expect(badges).toHaveText(['No Preservatives', '100% Organic', 'Doctor Crafted'])
    for (const badge of await badges.all()) await expect(badge).toBeVisible()
  })

  test('shows four sample customers as avatar images, each with a name', async ({ home: page }) => {
    const avatars = page.locator('#hero').getByRole('list').first().getByRole('img')
    await expect(avatars).toHaveCount(4)
    const names = await avatars.evaluateAll((images) =>
      images.map((image) => image.getAttribute('aria-label')),
    )
    expect(new Set(names.filter(Boolean)).size).toBe(4)
  })

  test('shows two floating stat cards: 34 Herbs and Zero Preservatives', async ({ home: page }) => {
    const cards = page.locator('#hero').getByText(/^(34\s*Herbs|Zero\s*Preservatives)$/)
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
      page.locator('#hero').getByText(words),
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
    // One that is fetched only once a visitor comes near.
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
    let letScriptsGo = () => {}
    const scripts = new Promise<void>((resolve) => {
      letScriptsGo = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts
      await route.continue()
    })
    const failed = page.waitForEvent('requestfailed', (request) => /\.(avif|webp)$/.test(request.url()))
    await page.goto('/', { waitUntil: 'commit' })
    await failed
    letScriptsGo()
    await expect(page.locator('#hero').getByRole('img', { name: BROKEN })).toBeVisible()
  })
})
