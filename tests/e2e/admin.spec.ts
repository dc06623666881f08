import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LIMITS } from '#contract/limits.ts'
import {
  card,
  DAY_MS,
  emptyDatabase,
  HOUR_MS,
  inIndia,
  interactAt,
  lastPanel,
  numberOf,
  openDashboard,
  signIn,
  storeAt,
  subscribeAt,
} from './owner-dashboard.ts'
import { expect, test } from './test.ts'

const LEAF = 'rgb(31, 59, 44)'
const SESSION = 'session_1763700000000_0123456789abcdef01234567'

test.use({ expectedConsole: [/status of (401|429)|ERR_INTERNET_DISCONNECTED/] })

async function axeIsClean(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

/** Delays the answers of one call until the returned function is called. */
async function delay(page: Page, path: RegExp) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await gate
    await route.continue()
  })
  return () => release()
}

test.beforeEach(async ({ site }) => emptyDatabase(site.db))

test('a green header is titled Admin', async ({ page }) => {
  await page.goto('/admin')
  const header = page
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Admin' }) })
  await expect(header).toHaveCSS('background-color', LEAF)
  await expect(header.getByText('Back to Home')).toBeVisible()
})

test('shows the last 7, 30 or 90 days, 30 by default, and reloads when the range changes', async ({
  page,
  site,
}) => {
  await interactAt(site.db, Date.now() - 60 * DAY_MS)
  await interactAt(site.db, Date.now() - 20 * DAY_MS)
  await interactAt(site.db, Date.now() - DAY_MS)
  await openDashboard(page)
  const range = page.getByRole('combobox', { name: 'Time range' })
  await expect(range.getByRole('option')).toHaveText(['Last 7 days', 'Last 30 days', 'Last 90 days'])
  await expect(range).toHaveValue('30')
  const clicks = card(page, 'WhatsApp Clicks')
  for (const [days, count] of [
    ['30', '2'],
    ['7', '1'],
    ['90', '3'],
  ] as const) {
    await range.selectOption(days)
    await expect(numberOf(clicks)).toHaveText(count)
    await expect(clicks).toContainText(`in the ${days} days before`)
  }
})

test('Refresh loads the numbers again', async ({ page, site }) => {
  await openDashboard(page)
  await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('0')
  await interactAt(site.db, Date.now())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('1')
})

test('real data has the badge Live Data', async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByText('Live Data', { exact: true })).toBeVisible()
  await expect(page.getByText('Demo Mode')).toHaveCount(0)
})

test('four cards count subscribers, WhatsApp clicks, pricing views and all interactions', async ({
  page,
  site,
}) => {
  const then = Date.now() - 2 * DAY_MS
  await subscribeAt(site.db, then, 'one@example.org')
  await subscribeAt(site.db, then, 'two@example.org')
  for (const type of ['whatsapp_click', 'whatsapp_click', 'whatsapp_click', 'pricing_view', 'video_play']) {
    await interactAt(site.db, then, { type })
  }
  await openDashboard(page)
  for (const [name, count] of [
    ['Newsletter Subscribers', '2'],
    ['WhatsApp Clicks', '3'],
    ['Pricing Views', '1'],
    ['Total Interactions', '5'],
  ] as const) {
    await expect(numberOf(card(page, name))).toHaveText(count)
  }
})

test('the first tab lists the 10 latest subscribers with address, source page and date', async ({
  page,
  site,
}) => {
  const newest = Date.now() - HOUR_MS
  for (let index = 11; index >= 0; index -= 1) {
    await subscribeAt(site.db, newest - index * DAY_MS, `reader-${index}@example.org`, `page-${index}`)
  }
  await openDashboard(page)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Newsletter Subscribers')
  const entries = page.getByRole('tabpanel').getByRole('listitem')
  await expect(entries).toHaveCount(10)
  await expect(entries.first()).toContainText('reader-0@example.org')
  await expect(entries.last()).toContainText('reader-9@example.org')
  await expect(entries.first()).toContainText('page-0')
  await expect(entries.first().locator('time')).toHaveText(inIndia(newest))
})

test('the second tab lists the 15 latest interactions in their exact form', async ({ page, site }) => {
  const newest = Date.now() - HOUR_MS
  const long = 'x'.repeat(150)
  for (let index = 16; index > 0; index -= 1) {
    await interactAt(site.db, newest - index * HOUR_MS, { type: 'pricing_view' })
  }
  await interactAt(site.db, newest, { session: SESSION, data: { placement: long } })
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  const entries = page.getByRole('tabpanel').getByRole('listitem')
  await expect(entries).toHaveCount(15)
  const first = entries.first()
  await expect(first.getByText('WHATSAPP CLICK', { exact: true })).toBeVisible()
  await expect(first.getByText(SESSION.slice(-8), { exact: true })).toBeVisible()
  await expect(first.locator('code')).toHaveText(JSON.stringify({ placement: long }).slice(0, 100))
  await expect(first.locator('time')).toHaveText(inIndia(newest))
  await expect(entries.nth(1).getByText('PRICING VIEW', { exact: true })).toBeVisible()
})

test('shows unknown interaction types with a default icon', async ({ page, site }) => {
  const types = ['whatsapp_click', 'pricing_view', 'newsletter_subscription', 'video_play', 'a_b_c']
  for (const type of types) await interactAt(site.db, Date.now() - HOUR_MS, { type })
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  const iconOf = (label: string) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: label }).locator('svg').innerHTML()
  const drawings = await Promise.all(
    ['WHATSAPP CLICK', 'PRICING VIEW', 'NEWSLETTER SUBSCRIPTION', 'VIDEO PLAY', 'A B C'].map(iconOf),
  )
  expect(new Set(drawings).size).toBe(4)
  expect(drawings[3]).toBe(drawings[4])
})

test('empty lists say so', async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByText('No newsletter subscriptions yet', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  await expect(page.getByText('No customer interactions yet', { exact: true })).toBeVisible()
  await axeIsClean(page)
})

test('switches tabs with the arrow keys', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Customer Interactions' })).toBeFocused()
  await expect(page.getByText('No customer interactions yet')).toBeVisible()
})

test('shows a spinner while it loads', async ({ page }) => {
  const release = await delay(page, /\/api\/stats\/interactions/)
  await page.goto('/admin')
  await signIn(page)
  await expect(page.getByText('Loading dashboard data...')).toBeVisible()
  await axeIsClean(page)
  release()
  await expect(page.getByText('Loading dashboard data...')).toHaveCount(0)
})

test('never shows the answer for an earlier range', async ({ page, site }) => {
  await interactAt(site.db, Date.now() - 60 * DAY_MS)
  await interactAt(site.db, Date.now() - DAY_MS)
  await openDashboard(page)
  const release = await delay(page, /\/api\/stats\/interactions\?days=90/)
  const range = page.getByRole('combobox', { name: 'Time range' })
  const delayed = page.waitForResponse(/interactions\?days=90/)
  await range.selectOption('90')
  await range.selectOption('7')
  const clicks = card(page, 'WhatsApp Clicks')
  await expect(clicks).toContainText('in the 7 days before')
  release()
  await (await delayed).finished()
  await expect(clicks).toContainText('in the 7 days before')
  await expect(numberOf(clicks)).toHaveText('1')
  await expect(range).toHaveValue('7')
})

test('shows visitors’ input as text, never as markup', async ({ page, site }) => {
  const hostile = '<img src=x onerror="document.title=1">'
  await subscribeAt(site.db, Date.now() - HOUR_MS, '<script>@example.org', hostile)
  await interactAt(site.db, Date.now() - HOUR_MS, {
    type: hostile.slice(0, LIMITS.interactionType),
    data: { hostile },
  })
  await openDashboard(page)
  await expect(page.getByRole('tabpanel').getByText(hostile)).toBeVisible()
  await expect(page).toHaveTitle(/Admin/)
})

test('full of data, it has no accessibility violations and fits the screen', async ({ page, site }) => {
  const then = Date.now() - HOUR_MS
  await subscribeAt(site.db, then, `${'long'.repeat(15)}@${'host'.repeat(15)}.example`)
  await interactAt(site.db, then, {
    session: SESSION,
    data: { placement: 'hero' },
    page: 'https://a.example/blog',
  })
  await storeAt(site.db, then).recordInquiry({
    inquiry_type: 'bulk_order',
    name: 'Sunita',
    email: 'sunita@example.org',
    phone: '+91 98220 00000',
    message: 'Do you send to Nagpur?',
    user_session: SESSION,
    page_url: null,
    visit_source: null,
  })
  await openDashboard(page)
  await expect(lastPanel(page)).toContainText('Complete up to')
  await axeIsClean(page)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  await axeIsClean(page)
})

test('every control is at least 44 px in both directions', async ({ page, site }) => {
  await subscribeAt(site.db, Date.now() - HOUR_MS, 'thumb@example.org')
  await openDashboard(page)
  await expect(lastPanel(page)).toContainText('Complete up to')
  const small: string[] = []
  for (const target of await page.getByRole('main').locator('a, button, select, summary, label').all()) {
    // The hidden sign-in form has no box.
    const box = await target.boundingBox()
    if (box && Math.min(box.width, box.height) < 44) small.push(`${await target.textContent()}`)
  }
  expect(small).toEqual([])
})
