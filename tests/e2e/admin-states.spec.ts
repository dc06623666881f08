import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createTestHarness } from 'wrangler'
import {
  card,
  emptyDatabase,
  HOUR_MS,
  interactAt,
  lastPanel,
  numberOf,
  openDashboard,
  openMore,
  signIn,
  subscribeAt,
} from './owner-dashboard.ts'
import { expect, test } from './test.ts'

const FAILED = 'Failed to load dashboard data'
const CHECK = 'Please check your setup of the hosted database backend and try again'
const LOGGED = /The dashboard could not be loaded/

async function axeIsClean(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

test.describe('failing', () => {
  test.use({
    expectedConsole: [/could not be loaded|status of (401|50\d)|ERR_INTERNET_DISCONNECTED/],
  })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  test('treats loading as failed when one of the two calls fails: log, toast, setup guide', async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (line) => LOGGED.test(line.text()))
    await page.route('**/api/stats/subscriptions?*', (route) =>
      route.fulfill({ json: { success: true, data: [], summary: {}, series: [] } }),
    )
    await page.route('**/api/stats/interactions?*', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'x' } }),
    )
    await page.goto('/admin')
    await signIn(page)
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
    await expect(page.getByText(CHECK, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
    await logged
    await axeIsClean(page)
  })

  test('treats success false as a failed load', async ({ page }) => {
    await page.route('**/api/stats/**', (route) =>
      route.fulfill({ json: { success: false, code: 'internal', message: 'x' } }),
    )
    await page.goto('/admin')
    await signIn(page)
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
  })

  test('without the guide, shows that there is no data and a button for the guide', async ({ page }) => {
    await page.route('**/api/stats/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/admin')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
    await page.getByRole('button', { name: 'Setup Guide', exact: true }).click()
    await expect(page.getByText('No data available.', { exact: true })).toBeVisible()
    await axeIsClean(page)
    await page.getByRole('button', { name: 'View Setup Guide' }).click()
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
  })

  test('closes the guide when Refresh succeeds', async ({ page, site }) => {
    await interactAt(site.db, Date.now() - HOUR_MS)
    await openDashboard(page)
    await page.route('**/api/stats/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
    await page.unroute('**/api/stats/**')
    // On a phone the toast lies over the button, and the pointer that waits there would keep it open.
    await page.getByRole('button', { name: 'Close toast' }).click()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('1')
    await expect(page.getByRole('heading', { name: 'Setup Guide' })).toHaveCount(0)
  })

  test('a failing panel leaves the others alone, and Try again loads it', async ({ page }) => {
    await page.route('**/api/stats/untracked*', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
    )
    await openDashboard(page)
    await openMore(page)
    const untracked = page.getByRole('region', { name: 'Left out of the numbers' })
    await expect(untracked.getByText('This part could not be loaded.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mail' }).first()).toBeVisible()
    await page.unroute('**/api/stats/untracked*')
    await untracked.getByRole('button', { name: 'Try again' }).click()
    await expect(untracked.getByText('Bots')).toBeVisible()
  })
})

// What React reports about a contained error differs between browsers and versions.
test.describe('an answer of an unexpected shape', () => {
  test.use({ expectedConsole: [/./] })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  for (const path of ['subscriptions', 'interactions', 'inquiries', 'breakdowns']) {
    test(`of ${path} leaves the rest of the dashboard alone, and Try again recovers`, async ({ page }) => {
      const url = `**/api/stats/${path}?*`
      await page.route(url, (route) => route.fulfill({ json: { success: true } }))
      await openDashboard(page)
      await expect(page.getByText('This part could not be loaded.').first()).toBeVisible()
      await expect(page.getByRole('region')).not.toHaveCount(0)
      await page.unroute(url)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(card(page, 'Newsletter Subscribers')).toBeVisible()
      await expect(page.getByRole('tablist')).toBeVisible()
    })
  }
})

test.describe('unmigrated', () => {
  test.use({ expectedConsole: [/could not be loaded|status of (401|503)/] })

  test('missing tables lead to the toast and the guide, whose badges show it', async ({ page, site }) => {
    await emptyDatabase(site.db)
    await openDashboard(page)
    await site.db.exec('ALTER TABLE customer_interactions RENAME TO put_away')
    try {
      await page.reload()
      await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
      await expect(page.getByText('Configuration needed', { exact: true })).toBeVisible()
      await expect(page.getByText('Credentials set', { exact: true })).toBeVisible()
      await expect(page.getByText('its tables are missing or out of date')).toBeVisible()
      await axeIsClean(page)
    } finally {
      await site.db.exec('ALTER TABLE put_away RENAME TO customer_interactions')
    }
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('No newsletter subscriptions yet')).toBeVisible()
  })
})

test.describe('closed', () => {
  // The server is closed while the page may still request its icons.
  test.use({ expectedConsole: [/status of 403|ERR_CONNECTION_REFUSED/] })

  test('without an owner key, the guide shows that it is missing', async ({ page }) => {
    const keyless = createTestHarness({
      workers: [{ configPath: './wrangler.toml', secrets: { OWNER_KEY: '' } }],
    })
    const { url } = await keyless.listen()
    try {
      await keyless.getWorker().applyD1Migrations('DB')
      await page.goto(`http://localhost:${url.port}/admin`)
      await expect(page.getByRole('heading', { name: 'Setup Guide' })).toBeVisible()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expect(page.getByText('Credentials not set', { exact: true })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Owner key' })).toHaveCount(0)
      await axeIsClean(page)
      await page.getByRole('button', { name: 'Setup Guide', exact: true }).click()
      await expect(page.getByText('No data available.', { exact: true })).toBeVisible()
    } finally {
      await keyless.close()
    }
  })
})

test.describe('polling', () => {
  test.use({ expectedConsole: [/could not be loaded|status of 401|ERR_INTERNET_DISCONNECTED/] })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  test('refreshes every minute while visible, and shows the time of the numbers', async ({ page, site }) => {
    await page.clock.install()
    await openDashboard(page)
    const clicks = card(page, 'WhatsApp Clicks')
    await expect(numberOf(clicks)).toHaveText('0')
    const fresh = page.getByText(/^As of \d/)
    const before = await fresh.textContent()
    await interactAt(site.db, Date.now())
    await page.clock.runFor(61_000)
    await expect(numberOf(clicks)).toHaveText('1')
    await expect(fresh).not.toHaveText(String(before))
    await expect(page.getByText('Loading dashboard data...')).toHaveCount(0)
  })

  test('pauses while hidden, and refreshes at once when visible again', async ({ page }) => {
    await page.clock.install()
    await openDashboard(page)
    await expect(lastPanel(page)).toContainText('Complete up to')
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/stats/')) requests += 1
    })
    const setVisibility = (state: 'hidden' | 'visible') =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setVisibility('hidden')
    await page.clock.runFor(10 * 60_000)
    expect(requests).toBe(0)
    const refreshed = page.waitForRequest('**/api/stats/subscriptions?*')
    await setVisibility('visible')
    await refreshed
  })

  test('keeps the numbers and shows their age when polling fails', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'still-here@example.org')
    await page.clock.install()
    await openDashboard(page)
    await page.route('**/api/stats/**', (route) => route.abort('internetdisconnected'))
    await page.clock.runFor(61_000)
    await expect(page.getByText(/^Not refreshed since \d/)).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('still-here@example.org')).toBeVisible()
    await expect(page.getByText(FAILED)).toHaveCount(0)
    await page.unroute('**/api/stats/**')
    await page.clock.runFor(61_000)
    await expect(page.getByText(/^As of \d/)).toBeVisible()
  })
})
