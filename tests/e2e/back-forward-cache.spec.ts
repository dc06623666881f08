import { chromium } from '@playwright/test'
import { views } from '#web/views.ts'
import { CHROMIUM_ARGS, fullChromiumPath } from '../chromium.ts'
import { expect, test } from './test.ts'

const PUBLIC = ['home', 'blog', 'refund-policy', 'disclaimer', 'privacy-policy'] as const

test('every public view is restored from the back/forward cache', async ({ site }) => {
  const executablePath = fullChromiumPath()
  await using browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage({ baseURL: site.url })
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  for (const path of [...PUBLIC.map((name) => views[name].path), '/blog/best-chyawanprash-guide']) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.goto('/robots.txt')
      // After the call has returned: going back destroys its execution context.
      await page.evaluate(() => setTimeout(() => history.back()))
      await expect(page.locator('html[data-restored="true"]')).toBeAttached()
      await expect(page).toHaveURL(path)
    })
  }
})
