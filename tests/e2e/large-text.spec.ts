import { chromium, type Page } from '@playwright/test'
import { newestBatch } from '#web/shop/batch.ts'
import { GUIDE } from '../articles.ts'
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts'
import { content } from '../content.ts'
import { doubleText } from './home-page.ts'
import { expect, expectNoSidewaysScrolling, test } from './test.ts'

const BATCH = `/batch/${newestBatch(content)?.lot}`
const PATHS = ['/mr', GUIDE, '/refund-policy', BATCH, '/admin']

test.use({ expectedConsole: [/status of 404/] })

const SIZE = { width: 360, height: 640 }

/** Opens home, and measures texts of it, in px. */
async function textSizes(page: Page): Promise<number[]> {
  await page.goto('/')
  const samples = ['h1', '#about h2', '#products h3, #shop h3', 'nav[data-delayed-anchors] a']
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const sample = document.querySelector(selector)
        return sample ? Number.parseFloat(getComputedStyle(sample).fontSize) : 0
      }),
    samples,
  )
}

test('with text at 200 % headings grow, and every page fits', async ({ page: usual, site, siteIn }) => {
  test.slow()
  await using browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ baseURL: site.url, viewport: SIZE })
  await usual.setViewportSize(SIZE)
  const usualSizes = await textSizes(usual)
  const growth = (await textSizes(page)).map((size, index) => size / (usualSizes[index] ?? size))
  expect(Math.min(...growth)).toBeGreaterThan(1.3)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectNoSidewaysScrolling(page)
  // The price in an order button breaks between no two letters.
  const broken = await page
    .locator('[data-pack-selector] a[data-chat] .border-l')
    .filter({ visible: true })
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return tops.size > 1 ? text.textContent : []
      }),
    )
  expect(broken).toEqual([])
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectNoSidewaysScrolling(page)
    })
  }
  for (const width of [360, 1440]) {
    await test.step(`so do tables in a window of ${width} px where only the root's text is larger`, async () => {
      await usual.setViewportSize({ width, height: 800 })
      await usual.goto(GUIDE)
      await expect(usual.getByRole('table')).not.toHaveCount(0)
      await doubleText(usual)
      await expectNoSidewaysScrolling(usual)
    })
  }
  await test.step('so does a table of three columns where large text leaves it little width', async () => {
    await page.setViewportSize({ width: 540, height: 640 })
    await page.goto(GUIDE)
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(SIZE)
  })
  // The dashboard, signed in.
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
  await expectNoSidewaysScrolling(page)
  for (const [name, heading] of [
    ['Orders', 'For the accountant'],
    ['More', 'Your own devices'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
  await page.evaluate(() => {
    location.hash = '#setup-guide'
  })
  await expect(page.getByRole('heading', { name: 'Step 4' })).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-error')
})
