import { AxeBuilder } from '@axe-core/playwright'
import { lastPanel } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.use({ mode: 'demo' })
// In one worker process: each would start a site of its own in this mode.
test.describe.configure({ mode: 'default' })

test('shows sample data without signing in, with the badge Demo Mode', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Demo Mode', { exact: true })).toBeVisible()
  await expect(page.getByText('Live Data')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5)
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10)
  await expect(lastPanel(page)).toContainText('Complete up to')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'More' }).click()
  const speed = page.getByRole('table', { name: 'Until the page is there (LCP)' })
  await expect(speed.getByRole('row', { name: /Good|Needs improvement/ }).nth(4)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the guide says that configuration is needed', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Demo Mode', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByText('Configuration needed', { exact: true })).toBeVisible()
  await expect(page.getByText('No database is bound')).toBeVisible()
})
