import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { doubleText, expect, expectScrolledTo, openHome, scrollTo, test, watchScroll } from './home-page.ts'

const PAPER = 'rgb(251, 246, 234)'
const CLEAR = 'rgba(0, 0, 0, 0)'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Limited Time Offer!' })

test.describe('promotional strip', () => {
  test('stands at the top of the page', { tag: '@both' }, async ({ home: page }) => {
    await expect(strip(page)).toBeVisible()
    expect((await strip(page).boundingBox())?.y).toBe(0)
  })
})

test.describe('header on large screens', () => {
  test('shows all its items, and Shop Now as a button', async ({ home: page }) => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(7)
    for (const link of await links.all()) await expect(link).toBeInViewport()
    const shop = page.getByRole('banner').getByRole('link', { name: 'Shop Now on WhatsApp', exact: true })
    await expect(shop).toHaveCount(1)
    await expect(shop).toHaveText('Shop Now')
  })

  test('each item scrolls to its section', async ({ page }) => {
    await openHome(page)
    for (const [name, id] of [
      ['About', 'about'],
      ['Heritage', 'heritage'],
      ['Shop', 'shop'],
      ['Benefits', 'benefits'],
      ['Testimonials', 'testimonials'],
      ['Home', 'hero'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expectScrolledTo(page, id)
    }
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('clicking an item scrolls smoothly, and so does back-to-top', async ({ page }) => {
      await openHome(page)
      const places = await watchScroll(page)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await expectScrolledTo(page, 'about')
      const passed = await places()
      const last = passed.at(-1) ?? 0
      expect(passed.filter((place) => place > 0 && place < last - 1).length).toBeGreaterThan(2)
      const passedBefore = passed.length
      await page.getByRole('button', { name: 'Back to top' }).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      const back = (await places()).slice(passedBefore)
      expect(back.filter((place) => place > 0 && place < last - 1).length).toBeGreaterThan(2)
    })
  })
})

test.describe('header on small screens', { tag: '@phone' }, () => {
  test('has a bag icon named Shop Now, large enough for a finger', async ({ home: page }) => {
    const bag = page.getByRole('banner').getByRole('link', { name: 'Shop Now on WhatsApp', exact: true })
    await expect(bag).toHaveCount(1)
    await expect(bag).toHaveText('')
    await expect(bag.locator('svg')).toBeVisible()
    const box = await bag.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})

test.describe('header', () => {
  test('its logo scrolls to the top', async ({ page }) => {
    await openHome(page)
    await scrollTo(page, 2500)
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL('/')
  })

  test('gets a stronger background once scrolled more than 50 px', async ({ page }) => {
    await openHome(page)
    const header = page.getByRole('banner')
    await scrollTo(page, 49)
    await expect(header).toHaveCSS('background-color', CLEAR)
    await scrollTo(page, 50)
    await expect(header).toHaveCSS('background-color', CLEAR)
    await scrollTo(page, 51)
    await expect(header).toHaveCSS('background-color', PAPER)
    await scrollTo(page, 50)
    await expect(header).toHaveCSS('background-color', CLEAR)
  })

  test('sits below the strip by its measured height, before and after scrolling', async ({ page }) => {
    await openHome(page)
    const gap = async () => {
      const [above, below] = await Promise.all([
        strip(page).boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    }
    expect(await gap()).toBeCloseTo(0, 0)
    // Text so large that the strip needs two lines.
    await doubleText(page)
    await page.setViewportSize({ width: 360, height: 1000 })
    await expect.poll(async () => (await strip(page).boundingBox())?.height).toBeGreaterThan(60)
    await scrollTo(page, 800)
    await expect.poll(gap).toBeCloseTo(0, 0)
  })

  test('measures the strip again on resize and 100 ms after start', async ({ page }) => {
    await openHome(page)
    const height = (await strip(page).boundingBox())?.height
    const offset = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--promo-strip'))
    const spoil = () =>
      page.evaluate(() => document.documentElement.style.setProperty('--promo-strip', '1px'))
    expect(await offset()).toBe(`${height}px`)

    await spoil()
    await page.clock.runFor(99)
    expect(await offset()).toBe('1px')
    await page.clock.runFor(1)
    expect(await offset()).toBe(`${height}px`)

    await spoil()
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    expect(await offset()).toBe(`${height}px`)
  })
})

test.describe('header without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sits below the strip', { tag: '@both' }, async ({ page }) => {
    await page.goto('/')
    const above = await strip(page).boundingBox()
    const below = await page.getByRole('banner').boundingBox()
    expect((below?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(0, 0)
  })
})
