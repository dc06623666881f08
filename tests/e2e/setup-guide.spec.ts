import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { guideSteps } from '#web/content/setup-guide.ts'
import { emptyDatabase, openDashboard } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.use({ expectedConsole: [/status of 401/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

async function openGuide(page: Page) {
  await page.goto('/admin')
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Setup Guide' })).toBeVisible()
}

const stepOf = (page: Page, position: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Step ${position}:` }) })

test('the guide is toggled by its button, without signing in', async ({ page }) => {
  await openGuide(page)
  const toggle = page.getByRole('button', { name: 'Setup Guide' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(page.getByRole('heading', { name: 'Setup Guide' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
})

test('opened while the dashboard loads, it stays open', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/stats/**', async (route) => {
    await gate
    await route.continue()
  })
  await openGuide(page)
  const response = page.waitForResponse('**/api/stats/**')
  release()
  await (await response).finished()
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Setup Guide' })).toBeVisible()
})

test('its button shows it in place of the dashboard, and hides it again', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByRole('tablist')).toBeVisible()
})

test('four steps: create the database, its id, the migrations, the owner key', async ({ page }) => {
  await openGuide(page)
  await expect(page.getByRole('heading', { name: /^Step \d/ })).toHaveText([
    'Step 1: Create the database',
    'Step 2: Put its id into wrangler.toml',
    'Step 3: Run the migrations',
    'Step 4: Set OWNER_KEY',
  ])
  await expect(stepOf(page, 1).locator('pre')).toContainText('wrangler d1 create')
  await expect(stepOf(page, 2).locator('pre')).toContainText('database_id')
  await expect(stepOf(page, 3).locator('pre')).toContainText('wrangler d1 migrations apply DB --remote')
  await expect(stepOf(page, 4).locator('pre')).toContainText('wrangler secret put OWNER_KEY')
  for (const position of [1, 2, 3, 4]) {
    await expect(stepOf(page, position).getByText(/^If you skip it:/)).toBeVisible()
  }
})

test('each step has a copy button that copies what is shown, with a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGuide(page)
  for (const [index, { code }] of guideSteps.entries()) {
    const step = stepOf(page, index + 1)
    await expect(step.locator('pre')).toHaveText(code)
    await step.getByRole('button', { name: /^Copy/ }).click()
    await expect(step.getByRole('button', { name: /^Copied!/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  }
  await expect(page.getByText('Copied to clipboard!', { exact: true }).first()).toBeVisible()
})

test('the button shows Copied! for 3 seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/admin')
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const step = stepOf(page, 1)
  await step.getByRole('button', { name: /^Copy/ }).click()
  const copied = step.getByRole('button', { name: /^Copied!/ })
  await expect(copied).toBeVisible()
  await page.clock.runFor(2900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied).toHaveCount(0)
  await expect(step.getByRole('button', { name: /^Copy / })).toBeVisible()
})

test('reports a failed copy, with what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await openGuide(page)
  await stepOf(page, 1).getByRole('button', { name: /^Copy/ }).click()
  await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible()
  await expect(page.getByText('Please select and copy the text manually', { exact: true })).toBeVisible()
  await expect(stepOf(page, 1).getByRole('button', { name: /^Copied!/ })).toHaveCount(0)
})

test('shows the badges connected and credentials set on a working site', async ({ page }) => {
  await openGuide(page)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Credentials set', { exact: true })).toBeVisible()
  for (const position of [1, 2, 3, 4]) {
    await expect(stepOf(page, position).getByText('Done', { exact: true })).toBeVisible()
  }
})

test('shows no badge when the setup cannot be checked', async ({ page }) => {
  await page.route('**/api/status', (route) => route.fulfill({ body: 'not JSON' }))
  await openGuide(page)
  await expect(page.getByText('The setup could not be checked')).toBeVisible()
  for (const claim of [
    'Connected',
    'Configuration needed',
    'Credentials set',
    'Credentials not set',
    'Done',
  ]) {
    await expect(page.getByText(claim, { exact: true })).toHaveCount(0)
  }
})

test('notes say who may insert, who may read, and which lock is stronger', async ({ page }) => {
  await openGuide(page)
  await expect(page.getByText(/^Visitors may insert only/)).toBeVisible()
  await expect(page.getByText(/^Reading needs the owner/)).toBeVisible()
  await expect(page.getByText(/^Cloudflare Access is the stronger lock/)).toBeVisible()
})

test('has no accessibility violations and fits the screen', async ({ page }) => {
  await openGuide(page)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
