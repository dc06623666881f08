import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import {
  doubleText,
  expect,
  expectScrolledTo,
  openHome,
  scrollTo,
  statCards,
  test,
  waitForTasks,
} from './home-page.ts'

const { facts } = content

const { copy, words } = content

const PAPER = 'rgb(251, 246, 234)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const SMALL_SCREEN = { width: 390, height: 844 }

const strip = (page: Page) => page.getByRole('complementary', { name: content.words.promo.eyebrow })
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const chat = (page: Page) => page.getByRole('link', { name: content.words.chat.floatingButton })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const bag = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Shop Now on WhatsApp', exact: true })

async function smallestSideOf(target: ReturnType<typeof bag>): Promise<number> {
  const box = await target.boundingBox()
  return Math.min(box?.width ?? 0, box?.height ?? 0)
}

test('the first screen has strip, header, badges, its two figures at the picture, and Shop Now', {
  tag: '@both',
}, async ({ home: page, isMobile }) => {
  expect((await strip(page).boundingBox())?.y).toBe(0)
  await expect(bag(page)).toHaveCount(1)
  if (isMobile) {
    await expect(bag(page)).toHaveText('')
    await expect(bag(page).locator('svg')).toBeVisible()
    expect(await smallestSideOf(bag(page))).toBeGreaterThanOrEqual(44)
  } else {
    await expect(bag(page)).toHaveText('Shop Now')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    for (const link of await links.all()) await expect(link).toBeInViewport()
    await expect(bar(page)).toHaveCount(0)
  }
  const first = page.locator('#hero')
  for (const { claim } of copy.hero.badges) {
    await expect(first.getByText(claim.value, { exact: true })).toBeVisible()
  }
  const wall = await first.locator('.hero-visual').boundingBox()
  for (const card of statCards(page)) {
    await expect(card).toBeVisible()
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
    const foot = (wall?.y ?? 0) + (wall?.height ?? 0)
    // On a phone the figures are on the floor below the picture.
    if (isMobile) expect(y).toBeGreaterThanOrEqual(foot)
    else expect(y + height).toBeLessThan(foot)
  }
  const box = await first.getByRole('link', { name: words.hero.button }).boundingBox()
  const end = isMobile ? (await bar(page).boundingBox())?.y : page.viewportSize()?.height
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(end ?? 0)
})

/** The header's distance from the strip above it, and the padding that anchors keep, beyond what lies over the page. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const [above, header] = ['promo-strip', 'site-header'].map((id) =>
      document.getElementById(id)?.getBoundingClientRect(),
    )
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return { header: (header?.top ?? 0) - (above?.bottom ?? 0), padding: padding - (header?.bottom ?? 0) }
  })

test('the header sits below the strip, turns opaque once scrolled, and leads to each section', async ({
  page,
}) => {
  await openHome(page)
  await test.step('it sits below the strip at start, 100 ms later and right after a resize', async () => {
    expect(await gaps(page)).toEqual({ header: 0, padding: 0 })
    await page.clock.runFor(100)
    expect(await gaps(page)).toEqual({ header: 0, padding: 0 })
    await page.evaluate(() => document.getElementById('promo-strip')?.style.setProperty('height', '99px'))
    expect((await gaps(page)).header).toBe(0)
    await expect.poll(() => gaps(page)).toEqual({ header: 0, padding: 0 })
    await page.evaluate(() => document.getElementById('promo-strip')?.removeAttribute('style'))
  })
  await test.step('its background is stronger once scrolled more than 50 px', async () => {
    for (const [place, colour] of [
      [50, TRANSPARENT],
      [51, PAPER],
      [50, TRANSPARENT],
    ] as const) {
      await scrollTo(page, place)
      await expect(page.getByRole('banner')).toHaveCSS('background-color', colour)
    }
  })
  await test.step('its items, and the proofs of the hero, scroll to their sections', async () => {
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
    for (const name of [copy.hero.customers?.label, copy.hero.rating?.label]) {
      await page
        .locator('#hero')
        .getByRole('link', { name: name ?? '', exact: true })
        .click()
      await expectScrolledTo(page, 'testimonials')
      await scrollTo(page, 0)
    }
  })
  await test.step('it sits below the strip, and anchors below it, also where the strip needs two lines', async () => {
    await doubleText(page)
    await page.setViewportSize({ width: 360, height: 1000 })
    await expect.poll(async () => (await strip(page).boundingBox())?.height).toBeGreaterThan(60)
    await scrollTo(page, 800)
    await expect.poll(() => gaps(page)).toEqual({ header: 0, padding: 0 })
  })
  await test.step('on a low screen the strip scrolls away, and the header stays', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await scrollTo(page, 900)
    await expect(strip(page)).not.toBeInViewport()
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await expect.poll(async () => (await gaps(page)).padding).toBe(0)
  })
})

test('the floating chat is there after 100 px, back-to-top after 300 px, and neither covers anything', async ({
  page,
}) => {
  await openHome(page)
  for (const [place, chatIsShown, toTopIsShown] of [
    [100, false, false],
    [101, true, false],
    [300, true, false],
    [301, true, true],
  ] as const) {
    await scrollTo(page, place)
    await expect(chat(page)).toBeVisible({ visible: chatIsShown })
    await expect(toTop(page)).toBeVisible({ visible: toTopIsShown })
  }
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop(page)).toBeHidden()
  await expect(chat(page)).toBeHidden()

  for (const viewport of [SMALL_SCREEN, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await waitForTasks(page)
    const print = page.getByRole('contentinfo').getByText(`© ${facts.brand.copyrightYear}`)
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

test('no floating button covers a control or price of the shop', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openHome(page)
  const order = page.locator('[data-pack-selector]')
  const { y = 0, height = 0 } = (await order.boundingBox()) ?? {}
  const screen = page.viewportSize()?.height ?? 0
  const start = y + (await page.evaluate(() => scrollY))
  // From where its beginning is at the end of the screen to where its end is above the buttons.
  for (let place = start - screen + 10; place < start + height - screen / 2; place += screen / 4) {
    await scrollTo(page, place)
    await waitForTasks(page)
    await expect(order).toBeInViewport()
    for (const one of [toTop(page), chat(page)]) await expect(one).toBeVisible({ visible: !isMobile })
  }
  await scrollTo(page, start + height)
  for (const one of [toTop(page), chat(page)]) await expect(one).toBeVisible()
})

test('the mobile bar is at the bottom edge, fit for fingers, and scrolls after 100 ms', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await openHome(page)
  for (const link of await bar(page).getByRole('link').all()) {
    expect(await smallestSideOf(link)).toBeGreaterThanOrEqual(44)
  }
  for (const [name, id] of [
    ['About', 'about'],
    ['Benefits', 'benefits'],
    ['Shop', 'shop'],
    ['Home', 'hero'],
  ] as const) {
    const before = await page.evaluate(() => scrollY)
    await bar(page).getByRole('link', { name, exact: true }).click()
    await page.clock.runFor(99)
    await waitForTasks(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.clock.runFor(1)
    await expectScrolledTo(page, id)
    await expect(page).toHaveURL(`/#${id}`)
  }
  await scrollTo(page, 1_000_000)
  const box = await bar(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport?.height ?? 0, 0)
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
  await doubleText(page)
  for (const link of await bar(page).getByRole('link').all()) {
    expect(await link.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
  }
})
