import type { BrowserContext, Locator, Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { test as base, expect } from './test.ts'

type WorkerFixtures = {
  /** The home view, alive and untouched. Tests that only read it share one. */
  home: Page
}

export const test = base.extend<{ outside: undefined }, WorkerFixtures>({
  outside: [
    async ({ context }, use) => {
      await fakeOutside(context)
      await use(undefined)
    },
    { auto: true },
  ],

  home: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, hasTouch, isMobile, userAgent, contextOptions } = project.use
      const context = await browser.newContext({
        baseURL: site.url,
        ...contextOptions,
        ...(viewport && { viewport }),
        ...(hasTouch && { hasTouch }),
        ...(isMobile && { isMobile }),
        ...(userAgent && { userAgent }),
      })
      await fakeOutside(context)
      const page = await context.newPage()
      await openHome(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** The chat and the reel's provider without the internet: the chat opens, and the provider has no player. */
export async function fakeOutside(context: BrowserContext): Promise<void> {
  await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
  await context.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

const NOON = Date.UTC(2026, 10, 21, 6, 30)
const ONE = Date.UTC(2026, 10, 21, 7, 30)
const CLOCK_STEP_MS = 10

/** Stops the page's timers; `page.clock.runFor` moves them on. The launch popup therefore never comes unasked. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(ONE)
}

/** Opens the home view, its clock stopped and its scripts at work, as after a visitor's first touch. */
export async function openHome(page: Page, address = '/'): Promise<void> {
  await stopClock(page)
  await page.goto(address)
  await bringAlive(page)
}

/** Opens the home view with its questions alive, as after a first touch of them. */
export async function openFaq(page: Page, address = '/'): Promise<void> {
  await openHome(page, address)
  const question = page.locator('#faq').getByRole('button').first()
  await question.dispatchEvent('pointerdown')
  await expect
    .poll(() => question.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

/** The header has measured itself: effects have run, so everything answers. */
export async function bringAlive(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--site-header')))
    .not.toBe('')
}

/** Text at twice its size, as from the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Opens the launch popup as time does, after openHome. */
export async function openPopup(page: Page): Promise<Locator> {
  await page.clock.runFor(1000)
  const popup = page.getByRole('dialog', { name: "We're Live!" })
  await expect(popup).toBeVisible()
  return popup
}

/** Scrolls at once, and gives the page the time to answer to it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const lowest = document.documentElement.scrollHeight - innerHeight
    if (Math.round(scrollY) === Math.min(y, lowest)) return
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await scrolled
  }, top)
  await settled(page)
}

/** Everything that the page had queued, React's drawing included, is done: what has not begun by now will not come. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = resolve
        channel.port2.postMessage(turn, [])
      })
    }
  })
}

export function section(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

/** Every call to action: a plain link to the chat, in a new tab. */
export async function expectChatLink(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('href', brand.chatLink)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

/** The anchor stands at the top of what the strip and the header leave free. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((anchor) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN
        const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
        return atEnd ? Math.min(Math.round(top - header), 0) : Math.round(top - header)
      }, id),
    )
    .toBeCloseTo(0, -1)
}

/** Notes every place that the page scrolls through from now on. */
export async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { scrolledThrough: places })
    addEventListener('scroll', () => places.push(Math.round(scrollY)))
  })
  return () => page.evaluate(() => (window as unknown as { scrolledThrough: number[] }).scrolledThrough)
}

/** A toast comes by a timer of its library; the page's clock stands still but for what is let run. */
export async function expectToast(page: Page, title: string): Promise<Locator> {
  const shown = page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: title })
  await runClockUntil(page, () => shown.isVisible())
  return shown
}

/** For what comes by a timer that starts only when some code has been fetched. */
export async function runClockUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(CLOCK_STEP_MS)
        return done()
      },
      { intervals: [20] },
    )
    .toBe(true)
}
