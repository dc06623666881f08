import { chromium, type Page } from '@playwright/test'
import { GUIDE } from '../articles.ts'
import { CHROMIUM_ARGS, fullChromiumPath } from '../chromium.ts'
import { fakeThirdParties } from './open-home.ts'
import { expect, stopAnswering, test, watchCalls } from './test.ts'

/** Opens a page in a browser whose back/forward cache is on: Playwright switches it off. */
async function openBrowser(baseURL: string) {
  const executablePath = fullChromiumPath()
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  await fakeThirdParties(page.context())
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  const close = async () => {
    await stopAnswering(page.context())
    await browser.close()
  }
  return { page, [Symbol.asyncDispose]: close }
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  // After the call has returned: going back destroys its execution context.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page.locator('html[data-restored="true"]')).toBeAttached()
}

test('an article is restored from the back/forward cache, and home as new', async ({ site }) => {
  await using browser = await openBrowser(site.url)
  const { page } = browser
  // Its island, the search, is hydrated.
  await page.goto(`${GUIDE}?q=season`)
  await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  await leaveAndReturn(page)

  const calls = watchCalls(page)
  const popup = page.getByRole('dialog')
  const script = page.locator('script[src="https://www.instagram.com/embed.js"]')
  await page.goto('/?utm_source=first')
  await expect(popup).toBeVisible()
  await page.locator('[data-reel]').evaluate((reel) => reel.scrollIntoView())
  await expect(script).toHaveCount(1)
  await leaveAndReturn(page)
  expect(await popup.isVisible()).toBe(false)
  await expect(script).toHaveCount(1)
  // Not half way down.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await leaveAndReturn(page)
  await expect(popup).toBeVisible()
  expect(calls).toEqual([])
})
