import { card, emptyDatabase, openDashboard } from './owner-dashboard.ts'
import { hold } from './scripts.ts'
import { expect, test } from './test.ts'

// So low that nothing below the first panels is in view.
test.use({ viewport: { width: 390, height: 200 } })
test.beforeEach(async ({ page, site }) => {
  await emptyDatabase(site.db)
  await openDashboard(page)
})

test('all of the overview is rendered without scrolling, Refresh loads the range again, and a reload keeps it', async ({
  page,
}) => {
  await expect(page.locator('.daily-chart')).toBeAttached()
  await expect(page.getByRole('table', { name: 'From price to order, by source' })).toBeAttached()
  await expect(page.getByText('No newsletter subscriptions yet')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 7 days')
  await expect(card(page, 'Order clicks')).toContainText('in the 7 days before')
  const reloading = page.waitForRequest(/stats\/orders\?.*days=7/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await reloading
  const again = page.waitForRequest(/stats\/orders\?days=7/)
  await page.reload()
  await again
  await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('7')
})

test('what is printed is as wide as the paper, and has nothing that is not loaded', async ({
  page,
  context,
}) => {
  await hold(context, /\/api\/owner\/mail/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const chart = page.locator('.daily-chart')
  await expect(chart).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Paper is narrower than the window, and no script draws the chart again for it.
  const width = await chart.evaluate((drawing) => {
    drawing.parentElement?.animate({ width: ['400px', '400px'] }, { duration: 60_000 })
    return drawing.getBoundingClientRect().width
  })
  expect(Math.round(width)).toBe(400)
  await expect(page.getByRole('heading', { name: 'Mark an order' })).toBeHidden()
  await page.setViewportSize({ width: 390, height: 200 })
  await page.evaluate(() => {
    location.hash = '#more'
  })
  await expect(page.getByRole('heading', { name: 'Batches' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeVisible()
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mail' })).toBeHidden()
})
