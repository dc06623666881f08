import type { Page } from '@playwright/test'
import { card, emptyDatabase, openDashboard } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page, site }) => {
  await emptyDatabase(site.db)
  // So low that nothing below the first panels is near.
  await page.setViewportSize({ width: 390, height: 400 })
})

/** Records the calls and scripts of the panels that are below the first screen. */
function recordRequests(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [name] = request.url().match(/daily|breakdowns|inquiries|draw-bar-chart/) ?? []
    if (name) names.push(name)
  })
  return names
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const breakdown = (page: Page) => page.getByRole('table', { name: 'By page' })

test('a panel is loaded once it comes near, for the range of then, and reloaded from then on', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await openDashboard(page)
  await expect(card(page, 'Order clicks')).toContainText('no change')
  await expect(heading(page, 'Where it comes from')).toBeAttached()
  expect(requests).toEqual([])
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 7 days')
  const calling = page.waitForRequest(/breakdowns/)
  await heading(page, 'Where it comes from').scrollIntoViewIfNeeded()
  expect((await calling).url()).toContain('days=7')
  await expect(breakdown(page)).toBeVisible()
  const reloading = page.waitForRequest(/breakdowns/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await reloading
})

test('Chart.js is loaded once the chart comes into sight', async ({ page }) => {
  const requests = recordRequests(page)
  await openDashboard(page)
  expect(requests).not.toContain('draw-bar-chart')
  await heading(page, 'Day by day').scrollIntoViewIfNeeded()
  await expect.poll(() => requests).toContain('draw-bar-chart')
})

test('with the key Tab every panel is reached and loaded', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Sale without a reference' }).focus()
  for (let presses = 0; presses < 20 && !(await breakdown(page).isVisible()); presses += 1) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(100)
  }
  await expect(breakdown(page)).toBeVisible()
})

test('printing renders every panel', async ({ page }) => {
  await openDashboard(page)
  await expect(breakdown(page)).toBeHidden()
  await page.pdf()
  await expect(breakdown(page)).toBeAttached()
})
