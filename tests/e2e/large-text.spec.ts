import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGUAGES } from '#contract/languages.ts'
import { newestBatch } from '#web/domain/batch.ts'
import { inLanguage } from '#web/views.ts'
import { GUIDE } from '../articles.ts'
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts'
import { content } from '../content.ts'
import { expect, test } from './test.ts'

const batch = newestBatch(content.batches)?.lot
const HOMES = LANGUAGES.map(({ id }) => inLanguage('/', id))
const PATHS = [...HOMES, '/blog', GUIDE, '/refund-policy', '/batch', `/batch/${batch}`, '/admin', '/nothing']

test.use({ expectedConsole: [/status of 404/] })

/** Opens pages whose text is as large as the setting of the browser has it, in px. */
async function openWithText(size: number, url: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${size}`],
  })
  return { browser, page: await browser.newPage({ baseURL: url, viewport: { width: 360, height: 640 } }) }
}

const overflowOf = (page: Page) =>
  page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)

test('every page fits a phone with the browser’s own text at 200 %', async ({ site, siteIn }) => {
  test.slow()
  const { browser, page } = await openWithText(32, site.url)
  await using _ = browser
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft(await overflowOf(page), path).toBe(0)
    })
  }
  await test.step('the dashboard, signed in', async () => {
    // Playwright does not report a loop of a ResizeObserver; the window does.
    await page.addInitScript(() => {
      window.addEventListener('error', ({ message }) => {
        document.documentElement.dataset.error = message
      })
    })
    await page.goto(`${(await siteIn('demo')).url}/admin`)
    await expect(page.getByRole('heading', { name: 'Orders sold' })).toBeVisible()
    await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('slider')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('table', { name: 'From price to order, by source' })).toBeVisible()
    await expect.soft.poll(() => overflowOf(page)).toBe(0)
    for (const [name, heading] of [
      ['Orders', 'For the accountant'],
      ['More', 'Your own devices'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      expect.soft(await overflowOf(page), name).toBe(0)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-error')
  })
})

test('headings and the labels of the bar grow with the browser’s own text', async ({ site }) => {
  const sizes: number[][] = []
  for (const text of [16, 32]) {
    const { browser, page } = await openWithText(text, site.url)
    await using _ = browser
    await page.goto('/')
    const samples = ['h1', '#about h2', '#products h3, #shop h3', 'nav[data-delayed-anchors] a']
    sizes.push(
      await Promise.all(
        samples.map((sample) =>
          page
            .locator(sample)
            .first()
            .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      ),
    )
  }
  const [usual = [], large = []] = sizes
  expect(Math.min(...large.map((size, index) => size / (usual[index] ?? size)))).toBeGreaterThan(1.3)
})
