import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { waitForStart } from './open-home.ts'
import { openHeld } from './scripts.ts'
import { expect, test } from './test.ts'

const { facts, copy } = content
const words = content.words.popup

/** Counts the particles of the popup's confetti in each frame: a particle is one filled shape. */
async function countParticles(page: Page) {
  await page.addInitScript(() => {
    let drawn = 0
    let most = 0
    const { clearRect, fill } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      drawn = 0
      Object.assign(window, { particles: drawn })
      return clearRect.apply(this, area)
    }
    CanvasRenderingContext2D.prototype.fill = function (...how) {
      drawn += 1
      most = Math.max(most, drawn)
      Object.assign(window, { particles: drawn, mostParticles: most })
      return Reflect.apply(fill, this, how)
    }
  })
  const read = (name: 'particles' | 'mostParticles') => () =>
    page.evaluate((key) => (window as unknown as Record<string, number | undefined>)[key] ?? 0, name)
  return { now: read('particles'), most: read('mostParticles') }
}

/** A frame, in which it is taken from sight, and the timer after it. */
const CLOSING_MS = 50

const dialog = (page: Page) => page.getByRole('dialog')

/** Lets its time pass several times over, and expects no popup. */
async function expectNoPopup(page: Page): Promise<void> {
  await waitForStart(page)
  await page.clock.runFor(5000)
  await home.waitForTasks(page)
  await expect(dialog(page)).toHaveCount(0)
}

async function closeByEscape(page: Page): Promise<void> {
  // The event follows in a task of its own; the popup's listener, which puts the focus back, is called first.
  await page.evaluate(() =>
    document
      .querySelector('dialog')
      ?.addEventListener('close', () => Object.assign(document.body.dataset, { popupClosed: '' }), {
        once: true,
      }),
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-popup-closed]')).toBeAttached()
  await expect(dialog(page)).toHaveCount(0)
}

/** Shows home again as from the back/forward cache, by which the popup opens again, without a load. */
const showAgain = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('the popup opens a second after home appears, holds the focus and returns it', async ({ page }) => {
  const { most } = await countParticles(page)
  await home.openHome(page)
  const links = page.getByRole('banner').getByRole('link')
  await links.first().focus()
  await page.clock.runFor(999)
  await home.waitForTasks(page)
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(dialog(page)).toHaveAccessibleName(words.title)
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^Welcome to ${facts.brand.name}`))
  // The browser keeps the focus in it.
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(page.locator('dialog:focus-within')).toBeVisible()
  await page.clock.runFor(4000)
  await home.waitForTasks(page)
  expect(await most()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('every way to close the popup closes it until home is shown again', async ({ page, context }) => {
  const button = (name: string) => dialog(page).getByRole('button', { name })
  const shop = dialog(page).getByRole('link', { name: words.shop })
  await home.openHome(page)
  for (const close of [
    () => button(words.explore).click(),
    () => button(words.close).click(),
    () => page.mouse.click(8, 8),
    () => shop.click(),
  ]) {
    const popup = await home.openPopup(page)
    await popup.getByText(String(copy.brand.tagline)).click()
    await home.waitForTasks(page)
    await expect(popup).toBeVisible()
    await expect(shop).toHaveAccessibleName(`${words.shop} ${content.words.chat.onWhatsApp}`)
    await home.expectChatLink(shop)
    expect(context.pages()).toHaveLength(1)
    await close()
    await page.clock.runFor(CLOSING_MS)
    await expectNoPopup(page)
    await showAgain(page)
  }
  await expect.poll(() => context.pages().at(-1)?.url()).toMatch(home.CHAT)
})

test('the popup does not open over what was begun before its script had loaded', async ({ page }) => {
  const release = await openHeld(page, '/', 'entry')
  await page.getByRole('banner').getByRole('link').first().press('Shift')
  release()
  await page.waitForLoadState()
  await expectNoPopup(page)
})

test('the popup of a prerendered page opens after it is shown, and not before', async ({ page }) => {
  const activate = await home.prerender(page, '/')
  await expectNoPopup(page)
  await activate()
  await home.openPopup(page)
})

test('after the popup the Tab key goes on at what is in sight', async ({ page }) => {
  const expectToGoOnIn = async (part: string) => {
    await home.openPopup(page)
    const before = await home.scrollOf(page)
    await closeByEscape(page)
    expect(await home.scrollOf(page)).toBe(before)
    await page.keyboard.press('Tab')
    await expect(page.locator(`${part}:focus, ${part} :focus`)).toBeInViewport()
  }
  await home.openHome(page)
  await expectToGoOnIn('[href="#main"]')
  await page.goto('about:blank')
  await home.openHome(page, '/#hero')
  await expectToGoOnIn('#hero')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  // As far as the popup still opens.
  await home.scrollTo(page, 300)
  await showAgain(page)
  await expectToGoOnIn('#main')
})

test('the popup does not open half way down: by a text’s address, reload or Back', async ({ page }) => {
  const { question } = copy.faq.items.at(-1) ?? { question: '' }
  await home.openHome(page, `/#:~:text=${encodeURIComponent(question)}`)
  for (const act of [
    () => Promise.resolve(),
    () => page.reload(),
    () => page.goto('/disclaimer').then(() => page.goBack()),
  ]) {
    await act()
    await expect.poll(() => home.scrollOf(page)).toBeGreaterThan(300)
    await expectNoPopup(page)
  }
})

test('the popup closes at once where a filter list hides its card', async ({ page }) => {
  await home.openHome(page)
  // It has been opened, and no one could see it.
  const opened = page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.popup-card { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return new Promise((resolve) => {
      const popup = document.querySelector('dialog')
      if (popup) new MutationObserver(resolve).observe(popup, { attributeFilter: ['open'] })
    })
  })
  await page.clock.runFor(1000)
  await opened
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await home.question(page).click()
  await expect(home.answer(page)).toBeVisible()
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('100, 60 and 40 particles of confetti fall in 4000 ms, if the popup stays', async ({ page }) => {
    const { now, most } = await countParticles(page)
    await home.openHome(page)
    await home.openPopup(page)
    // The first wave starts when its code has loaded.
    await home.runClockUntil(page, async () => (await most()) === 100)
    await closeByEscape(page)
    await page.clock.runFor(4000)
    expect(await most()).toBe(100)

    await page.reload()
    const popup = await home.openPopup(page)
    await home.runClockUntil(page, async () => (await most()) === 100)
    for (const [milliseconds, particles] of [
      [900, 100],
      [150, 160],
      [850, 160],
      [150, 200],
    ] as const) {
      await page.clock.runFor(milliseconds)
      expect(await most()).toBe(particles)
    }
    await page.clock.runFor(1000)
    expect(await now()).toBeGreaterThan(0)
    await page.clock.runFor(950)
    expect(await most()).toBe(200)
    const isDrawn = await popup.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      return canvas
        .getContext('2d')
        ?.getImageData(0, 0, width, height)
        .data.some((value) => value > 0)
    })
    expect(isDrawn).toBe(false)
    await expect(popup).toBeVisible()
  })
})
