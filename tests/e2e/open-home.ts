import type { BrowserContext, Page } from '@playwright/test'
import { content } from '../content.ts'

const { facts } = content

/** Answers for the chat and the reel's provider: the chat opens, and the provider has no player. */
export async function fakeThirdParties(context: BrowserContext): Promise<void> {
  await context.route(`${facts.brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
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

/** Opens the home view with its clock stopped, and lets its scripts start. */
export async function openHome(page: Page, address = '/'): Promise<void> {
  await stopClock(page)
  await page.goto(address)
  await waitForStart(page)
}

/** Waits for the task in which the entry script of a loaded page starts: tasks run in the order in which they are posted. */
export async function waitForStart(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}))
}
