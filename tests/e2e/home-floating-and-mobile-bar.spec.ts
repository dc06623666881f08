import type { Page } from '@playwright/test'
import {
  doubleText,
  expect,
  expectChatLink,
  expectScrolledTo,
  openHome,
  scrollTo,
  settled,
  test,
  watchScroll,
} from './home-page.ts'

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const chat = (page: Page) => page.getByRole('link', { name: /^Chat with us/ })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

test.describe('floating buttons', () => {
  test('the chat button is visible after scrolling more than 100 px', async ({ page }) => {
    await openHome(page)
    await expect(chat(page)).toBeHidden()
    await scrollTo(page, 100)
    await expect(chat(page)).toBeHidden()
    await scrollTo(page, 101)
    await expect(chat(page)).toBeVisible()
    await expectChatLink(chat(page))
    await scrollTo(page, 100)
    await expect(chat(page)).toBeHidden()
  })

  test('back-to-top appears after scrolling more than 300 px, and scrolls to the top', async ({ page }) => {
    await openHome(page)
    await scrollTo(page, 300)
    await expect(toTop(page)).toBeHidden()
    await scrollTo(page, 301)
    await expect(toTop(page)).toBeVisible()
    await toTop(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop(page)).toBeHidden()
  })

  test('the chat button logs a contact inquiry with the click, and opens the chat although that fails', async ({
    page,
    context,
  }) => {
    const logged: unknown[] = []
    await page.route('**/api/contact-inquiries', (route) => {
      logged.push(route.request().postDataJSON())
      return route.abort()
    })
    await openHome(page)
    await scrollTo(page, 500)
    const opened = context.waitForEvent('page')
    await chat(page).click()
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    await expect
      .poll(() => logged)
      .toEqual([expect.objectContaining({ inquiry_type: 'whatsapp', user_session: expect.any(String) })])
  })
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('cover neither each other, nor the bar, nor the small print at the page’s end', async ({ page }) => {
    await openHome(page)
    await scrollTo(page, 1_000_000)
    const shown = [toTop(page), chat(page)]
    if (await bar(page).isVisible()) shown.push(bar(page))
    const print = page.getByRole('contentinfo').getByText(/^© 2025/)
    for (const one of [...shown, print]) await expect(one).toBeInViewport()
    const boxes = await Promise.all([...shown, print].map((one) => one.boundingBox()))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (!one || !other) throw new Error('Something has no box')
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(apart).toBe(true)
      }
    }
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('back-to-top scrolls smoothly', async ({ page }) => {
      await openHome(page)
      await scrollTo(page, 1500)
      const places = await watchScroll(page)
      await toTop(page).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect((await places()).filter((place) => place > 0 && place < 1499).length).toBeGreaterThan(2)
    })
  })
})

test.describe('mobile bottom navigation', () => {
  test.skip(({ isMobile }) => !isMobile, 'small screens only')

  test('has Home, About, Benefits, Shop and Contact, the last for the chat', async ({ home: page }) => {
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'About', 'Benefits', 'Shop', 'Contact'])
    for (const link of await bar(page).getByRole('link').all()) {
      await expect(link.locator('svg')).toHaveCount(1)
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expectChatLink(bar(page).getByRole('link', { name: 'Contact' }))
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
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

  test('the home view has padding at its end that makes room for the bar', async ({ page }) => {
    await openHome(page)
    await scrollTo(page, 1_000_000)
    const footer = await page.getByRole('contentinfo').boundingBox()
    const top = (await bar(page).boundingBox())?.y ?? 0
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1)
  })

  test('its names stay whole with text at twice its size', async ({ page }) => {
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

test.describe('mobile bottom navigation on large screens', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'large screens only')

  test('is not there', async ({ home: page }) => {
    await expect(bar(page)).toHaveCount(0)
  })
})
