import type { BrowserContext, Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'

/** Answers for the chat and the reel's provider: the chat opens, and the provider has no player. */
export async function fakeThirdParties(context: BrowserContext): Promise<void> {
  await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
  await context.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

const NOON = Date.UTC(2026, 10, 21, 6, 30)
const ONE = Date.UTC(2026, 10, 21, 7, 30)

/** Stops the page's timers; `page.clock.runFor` advances them. The launch popup opens only when a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(ONE)
}

/** Opens the home view with its clock stopped and everything laid out, as after a visitor has scrolled through it. */
export async function openHome(page: Page, address = '/'): Promise<void> {
  await stopClock(page)
  await page.goto(address)
  await layOutEverything(page)
}

/** Ends the deferral of sections outside the viewport, which have no text and no place of their own before. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-layout-deferred'))
}
