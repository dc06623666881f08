import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import { expect, test } from './test.ts'

const executablePath = chromiumPath()
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    // The browser's own text size at 200 %.
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
})

for (const path of [
  '/',
  '/blog',
  '/blog/best-chyawanprash-guide',
  '/refund-policy',
  '/batch',
  '/batch/SY-26-02',
]) {
  test(`${path} fits a phone with the browser’s text at 200 %`, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const hidden = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(hidden).toBe(0)
  })
}
