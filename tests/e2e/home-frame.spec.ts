import type { Locator, Page } from '@playwright/test'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { expect, test } from './test.ts'

const { copy, facts, words } = content

const PAPER = 'rgb(251, 246, 234)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

const strip = (page: Page) => page.getByRole('complementary', { name: words.promo.eyebrow })
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const chat = (page: Page) => page.getByRole('link', { name: words.chat.floatingButton })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const bag = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Shop Now on WhatsApp', exact: true })

/** Where an element is in the window, in px. */
const boxOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return { left, right, top, bottom, smallestSide: Math.min(width, height) }
  })

test('the first screen has all from strip to Shop Now', { tag: '@both' }, async ({ page, isMobile }) => {
  await home.openHome(page)
  expect((await boxOf(strip(page))).top).toBe(0)
  await expect(bag(page)).toHaveCount(1)
  if (isMobile) {
    await expect(bag(page)).toHaveText('')
    await expect(bag(page).locator('svg')).toBeVisible()
    expect((await boxOf(bag(page))).smallestSide).toBeGreaterThanOrEqual(44)
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
  const { bottom: foot } = await boxOf(first.locator('.hero-visual'))
  for (const card of home.statCards(page)) {
    await expect(card).toBeVisible()
    const { top, bottom } = await boxOf(card)
    // On a phone the figures are on the floor below the picture.
    if (isMobile) expect(top).toBeGreaterThanOrEqual(foot)
    else expect(bottom).toBeLessThan(foot)
  }
  const end = isMobile ? (await boxOf(bar(page))).top : (page.viewportSize()?.height ?? 0)
  const { bottom } = await boxOf(first.getByRole('link', { name: words.hero.button }))
  expect(bottom).toBeLessThanOrEqual(end)
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

test('the header sits below the strip, turns opaque, and leads to each section', async ({ page }) => {
  await home.openHome(page)
  // It sits below the strip at start, 100 ms later and right after a resize.
  expect(await gaps(page)).toEqual({ header: 0, padding: 0 })
  await page.clock.runFor(100)
  expect(await gaps(page)).toEqual({ header: 0, padding: 0 })
  await page.evaluate(() => document.getElementById('promo-strip')?.style.setProperty('height', '99px'))
  expect((await gaps(page)).header).toBe(0)
  await expect.poll(() => gaps(page)).toEqual({ header: 0, padding: 0 })
  await page.evaluate(() => document.getElementById('promo-strip')?.removeAttribute('style'))
  // Its background is stronger once scrolled more than 50 px.
  for (const [place, colour] of [
    [50, TRANSPARENT],
    [51, PAPER],
    [50, TRANSPARENT],
  ] as const) {
    await home.scrollTo(page, place)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', colour)
  }
  // Its items, and the proofs of the hero, scroll to their sections.
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [name, id] of [
    ['Heritage', 'heritage'],
    ['Testimonials', 'testimonials'],
    ['Home', 'hero'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await home.expectScrolledTo(page, id)
  }
  for (const name of [copy.hero.customers?.label, copy.hero.rating?.label]) {
    const proof = page.locator('#hero').getByRole('link', { name: name ?? '', exact: true })
    await proof.click()
    await home.expectScrolledTo(page, 'testimonials')
    await home.scrollTo(page, 0)
  }
  // It sits below the strip, and anchors below it, also where the strip needs two lines.
  await home.doubleText(page)
  await page.setViewportSize({ width: 360, height: 1000 })
  await expect.poll(async () => (await boxOf(strip(page))).bottom).toBeGreaterThan(60)
  await home.scrollTo(page, 800)
  await expect.poll(() => gaps(page)).toEqual({ header: 0, padding: 0 })
  // On a low screen the strip scrolls away, and the header stays.
  await page.setViewportSize({ width: 844, height: 390 })
  await home.scrollTo(page, 900)
  await expect(strip(page)).not.toBeInViewport()
  expect((await boxOf(page.getByRole('banner'))).top).toBe(0)
  await expect.poll(async () => (await gaps(page)).padding).toBe(0)
})

test('the floating chat comes after 100 px, back-to-top after 300; both cover nothing', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await home.openHome(page)
  for (const [place, chatIsShown, toTopIsShown] of [
    [100, false, false],
    [101, true, false],
    [300, true, false],
    [301, true, true],
  ] as const) {
    await home.scrollTo(page, place)
    await expect(chat(page)).toBeVisible({ visible: chatIsShown })
    await expect(toTop(page)).toBeVisible({ visible: toTopIsShown })
  }
  await toTop(page).click()
  await expect.poll(() => home.scrollOf(page)).toBe(0)
  await expect(toTop(page)).toBeHidden()
  await expect(chat(page)).toBeHidden()

  await test.step('nothing of the shop', async () => {
    const order = page.locator('[data-pack-selector]')
    const { top: start, bottom: end } = await boxOf(order)
    const screen = page.viewportSize()?.height ?? 0
    // From where its beginning is at the end of the screen to where its end is above the buttons.
    for (let place = start - screen + 10; place < end - screen / 2; place += screen / 2) {
      await home.scrollTo(page, place)
      await home.waitForTasks(page)
      await expect(order).toBeInViewport()
      for (const one of [toTop(page), chat(page)]) await expect(one).toBeVisible({ visible: !isMobile })
    }
    await home.scrollTo(page, end)
    for (const one of [toTop(page), chat(page)]) await expect(one).toBeVisible()
  })
  await test.step('nor the end of the page', async () => {
    const print = page.getByRole('contentinfo').getByText(`© ${facts.brand.copyrightYear}`)
    // The page may still grow, as when a font arrives.
    await expect(async () => {
      await home.scrollTo(page, 1_000_000)
      await expect(print).toBeInViewport({ timeout: 1000 })
    }).toPass()
    const shown = [toTop(page), chat(page), ...(isMobile ? [bar(page)] : []), print]
    for (const one of shown) await expect(one).toBeInViewport()
    const boxes = await Promise.all(shown.map(boxOf))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apartAcross = one.right <= other.left || other.right <= one.left
        expect(apartAcross || one.bottom <= other.top || other.bottom <= one.top).toBe(true)
      }
    }
  })
  await test.step('nor a form with its answer', async () => {
    await home.subscribe(page).click()
    const answer = page.locator('#newsletter-notice')
    await expect(answer).not.toBeEmpty()
    for (const above of [120, 380]) {
      const { bottom } = await boxOf(answer)
      await home.scrollTo(
        page,
        (await home.scrollOf(page)) + bottom - (page.viewportSize()?.height ?? 0) + above,
      )
      await home.waitForTasks(page)
      for (const one of [toTop(page), chat(page)]) await expect(one).toBeVisible({ visible: !isMobile })
    }
  })
})

test('the mobile bar fits fingers, and scrolls in 100 ms', { tag: '@phone' }, async ({ page, viewport }) => {
  await home.openHome(page)
  for (const link of await bar(page).getByRole('link').all()) {
    expect((await boxOf(link)).smallestSide).toBeGreaterThanOrEqual(44)
  }
  for (const [name, id] of [
    ['Shop', 'shop'],
    ['Home', 'hero'],
  ] as const) {
    const before = await home.scrollOf(page)
    await bar(page).getByRole('link', { name, exact: true }).click()
    await page.clock.runFor(99)
    await home.waitForTasks(page)
    expect(await home.scrollOf(page)).toBe(before)
    await page.clock.runFor(1)
    await home.expectScrolledTo(page, id)
    await expect(page).toHaveURL(`/#${id}`)
  }
  await home.scrollTo(page, 1_000_000)
  const { top, bottom } = await boxOf(bar(page))
  expect(bottom).toBeCloseTo(viewport?.height ?? 0, 0)
  expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(top + 1)
  await home.doubleText(page)
  for (const link of await bar(page).getByRole('link').all()) {
    expect(await link.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
  }
})
