import type { Page, Route } from '@playwright/test'
import { pictures } from '../../web/content/pictures.ts'
import { views } from '../../web/views.ts'
import { bringAlive, openHome, openPopup, runClockUntil, stopClock, test as base, expect, expectToast } from './home-page.ts'
import { emptyDatabase, enter } from './owner-room.ts'

const POLICY = 'content-security-policy'

/** What the policy stopped, wherever the page went; the console's lines fail every test as it is. */
const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const found: string[] = []
    await page.exposeFunction('tellViolation', (what: string) => found.push(what))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const { tellViolation } = window as unknown as { tellViolation(what: string): void }
        tellViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
      })
    })
    await use(found)
  },
})

/** Scrolls through the whole page, so that all that waits for being near comes. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

async function openUnderPolicy(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  const policy = answer?.headers()[POLICY]
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
}
