import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import {
  answer,
  CHAT,
  countParticles,
  expect,
  expectChatLink,
  openHome,
  openPopup,
  question,
  runClockUntil,
  scrollTo,
  stopClock,
  test,
  waitForTasks,
} from './home-page.ts'
import { holdScripts } from './scripts.ts'

const { facts, copy } = content

/** A frame, in which it is taken from sight, and the timer after it. */
const CLOSING_MS = 50

const dialog = (page: Page) => page.getByRole('dialog')

test('the popup opens a second after home appears, holds the focus and returns it; without motion no confetti falls', async ({
  page,
}) => {
  const { most } = await countParticles(page)
  await openHome(page)
  const links = page.getByRole('banner').getByRole('link')
  await links.first().focus()
  await page.clock.runFor(999)
  await waitForTasks(page)
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toHaveAccessibleName(content.words.popup.title)
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^Welcome to ${facts.brand.name}`))
  expect(await dialog(page).evaluate((shown) => shown.matches(':modal'))).toBe(true)

  const inside = () => dialog(page).evaluate((shown) => shown.contains(document.activeElement))
  expect(await inside()).toBe(true)
  const stops = new Set<string>()
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    // Between the last stop and the first one the focus is in the browser's own interface.
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (await page.evaluate(() => document.activeElement !== document.body)) {
      expect(await inside()).toBe(true)
      stops.add(focused)
    }
  }
  expect(stops.size).toBeGreaterThanOrEqual(3)
  await page.clock.runFor(4000)
  await waitForTasks(page)
  expect(await most()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('every way to close the popup closes it until home is loaded again, and Shop Now opens the chat', async ({
  page,
  context,
}) => {
  const button = (name: string) => () => dialog(page).getByRole('button', { name }).click()
  const ways = [
    button(content.words.popup.explore),
    button(content.words.popup.close),
    () => page.mouse.click(8, 8),
  ]
  await openHome(page)
  for (const [index, close] of ways.entries()) {
    if (index > 0) await page.reload()
    const popup = await openPopup(page)
    await popup.getByText(String(copy.brand.tagline)).click()
    await waitForTasks(page)
    await expect(popup).toBeVisible()
    await close()
    await page.clock.runFor(CLOSING_MS)
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.clock.runFor(5000)
  await waitForTasks(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/disclaimer"]')?.click())
  await expect(page).toHaveURL('/disclaimer')
  await page.getByRole('banner').getByRole('link', { name: facts.brand.name }).click()
  await expect(page).toHaveURL('/')
  // The clock must not run before the entry script has set the popup's timer.
  await page.waitForLoadState()
  await expect(dialog(page)).toHaveCount(0)
  const shop = (await openPopup(page)).getByRole('link', {
    name: `${content.words.popup.shop} ${content.words.chat.onWhatsApp}`,
    exact: true,
  })
  await expectChatLink(shop)
  const opened = context.waitForEvent('page')
  await shop.click()
  expect((await opened).url()).toMatch(CHAT)
  await page.clock.runFor(CLOSING_MS)
  await expect(dialog(page)).toHaveCount(0)
})

test('the popup does not open over what was begun before its script had loaded', async ({ page }) => {
  const release = await holdScripts(page, 'entry')
  await stopClock(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link').first().press('Shift')
  release()
  await page.waitForLoadState()
  await page.clock.runFor(5000)
  await waitForTasks(page)
  await expect(dialog(page)).toHaveCount(0)
})

test('after the popup is closed, the Tab key goes on at the start, the section that the address names, or the middle of what is in sight', async ({
  page,
}) => {
  const goOn = async (part: string) => {
    await openPopup(page)
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Tab')
    await expect(page.locator(`${part}:focus, ${part} :focus`)).toBeInViewport()
  }
  await openHome(page)
  await goOn('[href="#main"]')
  await page.goto('about:blank')
  await openHome(page, '/#hero')
  await goOn('#hero')
  await page.goto('about:blank')
  await openHome(page)
  // As far as the popup still opens.
  await scrollTo(page, 300)
  await goOn('#root')
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull()
})

test('the popup does not open over a text that the address points at, a reload half way down, or Back to there', async ({
  page,
}) => {
  const expectNone = async () => {
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.clock.runFor(5000)
    await waitForTasks(page)
    await expect(dialog(page)).toHaveCount(0)
  }
  const { question } = content.copy.faq.items.at(-1) ?? { question: '' }
  await openHome(page, `/#:~:text=${encodeURIComponent(question)}`)
  await expectNone()

  await page.goto('about:blank')
  await openHome(page)
  await scrollTo(page, 2000)
  await page.reload()
  await expectNone()
  await page.goto('/disclaimer')
  await page.goBack()
  await expectNone()
})

test('the popup closes at once where a filter list hides its card, and home takes presses', async ({
  page,
}) => {
  await openHome(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.popup-card { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // It has been opened, and no one could see it.
  const opened = page.evaluate(
    () =>
      new Promise((resolve) => {
        const popup = document.querySelector('dialog')
        if (popup) new MutationObserver(resolve).observe(popup, { attributeFilter: ['open'] })
      }),
  )
  await page.clock.runFor(1000)
  await opened
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await question(page).click()
  await expect(answer(page)).toBeVisible()
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a burst of confetti falls, three waves of 100, 60 and 40 particles within 4000 ms, and ends with the popup', async ({
    page,
  }) => {
    const { now, most } = await countParticles(page)
    await openHome(page)
    await openPopup(page)
    // The first wave starts when its code has loaded.
    await runClockUntil(page, async () => (await most()) === 100)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.runFor(4000)
    expect(await most()).toBe(100)

    await page.reload()
    const popup = await openPopup(page)
    const canvas = popup.locator('canvas')
    const blank = () =>
      canvas.evaluate((shown: HTMLCanvasElement) => {
        const { width, height } = shown
        const pixels = shown.getContext('2d')?.getImageData(0, 0, width, height).data
        return !pixels?.some((value) => value > 0)
      })
    await runClockUntil(page, async () => (await most()) === 100)
    await page.clock.runFor(900)
    expect(await most()).toBe(100)
    await page.clock.runFor(150)
    expect(await most()).toBe(160)
    await page.clock.runFor(850)
    expect(await most()).toBe(160)
    await page.clock.runFor(150)
    expect(await most()).toBe(200)
    await page.clock.runFor(1000)
    expect(await now()).toBeGreaterThan(0)
    await page.clock.runFor(950)
    expect(await most()).toBe(200)
    expect(await blank()).toBe(true)
    await expect(popup).toBeVisible()
  })
})
