import { chromium } from '@playwright/test'
import { newestBatch } from '#web/domain/batch.ts'
import { GUIDE } from '../articles.ts'
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts'
import { content } from '../content.ts'
import { expect, test } from './test.ts'

const batch = newestBatch(content.batches)?.lot
const PATHS = ['/', '/blog', GUIDE, '/refund-policy', '/batch', `/batch/${batch}`]

test('every page fits a phone with the browser’s own text at 200 %', async ({ site }) => {
  await using browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      const hidden = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect.soft(hidden).toBe(0)
    })
  }
})
