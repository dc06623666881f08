import type { Locator, Page } from '@playwright/test'
import { views } from '#web/views.ts'
import { GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import { waitForTasks } from './home-page.ts'
import { openDashboard } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

/** Articles, policies and batches have a layout each. */
const PATHS = [
  ...(['home', 'refund-policy', 'admin'] as const).map((name) => views[name].path),
  GUIDE,
  ...content.batches.slice(0, 1).map(({ lot }) => `/batch/${lot}`),
]
const SCREENS = [
  { device: 'a phone', size: { width: 390, height: 844 }, paths: PATHS },
  { device: 'a large screen', size: { width: 1440, height: 900 }, paths: [views.home.path, GUIDE] },
]
/** The score of all shifts of a page together; 0.1 is what the browsers' vendors call good. */
const MOST = 0.02
/** Where a press would meet another order. */
const MOST_OF_DASHBOARD = 0.008

test.use({ fonts: 'dejavu', expectedConsole: [/status of (401|404)/] })

for (const { device, size, paths } of SCREENS) {
  test(`on ${device} next to nothing moves when fonts and code arrive`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    const scores: Record<string, number> = {}
    for (const path of paths) scores[path] = await shiftOf(page, path)
    // What the browser remembers of a sign-in is in its storage once the dashboard has been open.
    await openDashboard(page)
    expect(await shiftOf(page, views.admin.path, page.getByText('Live Data'))).toBeLessThan(MOST_OF_DASHBOARD)
    expect(Object.entries(scores).filter(([, score]) => score > MOST)).toEqual([])
  })
}

/**
 * @param last what the page shows once it is complete
 * @returns the score of a page whose web fonts arrive once it has been painted in the device's own
 */
async function shiftOf(
  page: Page,
  path: string,
  last: Locator = page.locator('h1').first(),
): Promise<number> {
  const { promise: isPainted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await isPainted
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(async () => {
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    )
  })
  expect(await page.evaluate(() => document.fonts.status), path).toBe('loading')
  release()
  await page.waitForLoadState()
  await expect(last).toBeVisible()
  // Panels of the dashboard that load while the owner scrolls past them may move what is in sight.
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await page.unroute('**/*.woff2')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await waitForTasks(page)
  return page.evaluate(async () => {
    let score = 0
    await new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          score += entry.value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      // In the task after two frames all that came before has been reported.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    })
    return Math.round(score * 10_000) / 10_000
  })
}
