import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { guideSteps } from '#web/views/admin/setup-guide/guide-steps.ts'
import { DAY_MS, HOUR_MS, interactAt, SESSION, storeAt, subscribeAt } from '../owner-rows.ts'
import { card, emptyDatabase, lastPanel, numberOf, openDashboard, openMore } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

// What the dashboard shows for an answer is tested in tests/dom/. Here is what needs a browser, or the whole system.

const LEAF = 'rgb(31, 59, 44)'

test.use({ expectedConsole: [/status of (401|429)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** A panel of the dashboard, by its heading. */
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const header = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('heading', { name: 'Admin' }) })

async function axeIsClean(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

async function fitsScreen(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** How many pixels of a canvas are painted, without its labels and grid: those of the bars are opaque moss. */
const darkPixels = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let count = 0
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === 76 && data[at + 1] === 107 && data[at + 2] === 60 && data[at + 3] === 255) count += 1
    }
    return count
  })

test('full of data, every page has no accessibility violations and fits the screen @both', async ({
  page,
  site,
}) => {
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
  await expect(header(page)).toHaveCSS('background-color', LEAF)
  await expect(lastPanel(page)).toContainText('By page')
  await axeIsClean(page)
  await fitsScreen(page)
  await page.getByRole('tab', { name: 'Customer Interactions' }).click()
  await axeIsClean(page)
  await openMore(page)
  await expect(panel(page, 'This week in a message').getByRole('link')).toBeVisible()
  await axeIsClean(page)
  await fitsScreen(page)
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await axeIsClean(page)
  await fitsScreen(page)
})

test('every control is at least 44 px in both directions', async ({ page, site }) => {
  await subscribeAt(site.db, Date.now() - HOUR_MS, 'thumb@example.org')
  await openDashboard(page)
  await expect(lastPanel(page)).toContainText('By page')
  const small: string[] = []
  for (const target of await page.getByRole('main').locator('a, button, select, summary, label').all()) {
    // A closed table of the chart has no box.
    const box = await target.boundingBox()
    if (box && Math.min(box.width, box.height) < 44) small.push(`${await target.textContent()}`)
  }
  expect(small).toEqual([])
})

test('switches tabs with the arrow keys', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Customer Interactions' })).toBeFocused()
  await expect(page.getByText('No customer interactions yet')).toBeVisible()
})

test('the chart is drawn, and gives every day’s value by pointer and by keyboard', async ({ page, site }) => {
  for (let index = 0; index < 3; index += 1) await interactAt(site.db, Date.now() - 2 * DAY_MS)
  await interactAt(site.db, Date.now())
  await openDashboard(page)
  const daily = panel(page, 'Day by day')
  await expect(daily.getByRole('slider', { name: 'Rupees sold by day' })).toHaveAttribute(
    'aria-valuetext',
    'Nothing in this range yet.',
  )
  await daily.getByRole('combobox').selectOption('WhatsApp Clicks')
  const chart = daily.getByRole('slider', { name: 'WhatsApp Clicks by day' })
  expect(await darkPixels(chart)).toBeGreaterThan(100)
  const value = () => chart.getAttribute('aria-valuetext')
  expect(await value()).toMatch(/^Highest: 3 on /)
  await chart.focus()
  await page.keyboard.press('End')
  expect(await value()).toMatch(/: 1$/)
  await page.keyboard.press('ArrowLeft')
  expect(await value()).toMatch(/: 0$/)
  await page.keyboard.press('ArrowLeft')
  await expect(daily.getByText(String(await value()), { exact: true })).toBeVisible()
  expect(await value()).toMatch(/: 3$/)
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
  await chart.click({ position: { x: width - 5, y: height / 2 } })
  await expect(chart).toHaveAttribute('aria-valuetext', /: 1$/)
})

test('a device marked as the owner’s is not tracked, and can be unmarked', async ({ page, context }) => {
  await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
  await openDashboard(page)
  await openMore(page)
  const mine = page.getByRole('checkbox', { name: 'This device is mine' })
  await expect(mine).not.toBeChecked()
  await mine.check()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()

  await page.goto('/privacy-policy')
  const tracked = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('a[data-chat]:visible').first().click()
  await tracked
  await openDashboard(page)
  await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('0')
  await openMore(page)
  const own = panel(page, 'Left out of the numbers').getByRole('row').filter({ hasText: 'Your own visits' })
  await expect(own.getByRole('cell').first()).toHaveText('1')
  await expect(mine).toBeChecked()
  await mine.uncheck()
  await page.reload()
  await expect(mine).not.toBeChecked()
})

test('every list downloads as CSV for the chosen range, the subscribers completely', async ({
  page,
  site,
}) => {
  await subscribeAt(site.db, Date.now() - 20 * DAY_MS, 'older@example.org')
  await subscribeAt(site.db, Date.now() - HOUR_MS, 'newer@example.org')
  await openDashboard(page)
  await openMore(page)
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('7')
  const exports = panel(page, 'Downloads')
  await expect(exports.getByRole('link')).toHaveText([
    'Orders',
    'Subscribers',
    'Interactions',
    'Enquiries',
    'Product events',
  ])
  for (const [name, file] of [
    ['Orders', 'orders-7-days.csv'],
    ['Subscribers', 'subscribers.csv'],
    ['Interactions', 'interactions-7-days.csv'],
    ['Enquiries', 'inquiries-7-days.csv'],
    ['Product events', 'products-7-days.csv'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await exports.getByRole('link', { name }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(file)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('id,')
    if (name === 'Subscribers') {
      expect(csv).toContain('newer@example.org')
      expect(csv).toContain('older@example.org')
    }
  }
})

test('the weekly summary is copied as it is shown', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await subscribeAt(site.db, Date.now() - 10 * DAY_MS, 'before@example.org')
  await subscribeAt(site.db, Date.now() - HOUR_MS, 'now@example.org')
  await subscribeAt(site.db, Date.now() - HOUR_MS, 'now-too@example.org')
  await storeAt(site.db, Date.now() - HOUR_MS).recordSale({
    ...{ reference: null, pack: '500g', amount: 1200, quantity: 2, note: null },
  })
  await openDashboard(page)
  await openMore(page)
  const week = panel(page, 'This week in a message')
  await expect(week.getByText('New subscribers: 2 (1 the week before)')).toBeVisible()
  await expect(week.getByText('Sold: ₹1,200 in 1 order (₹0 in 0 orders the week before)')).toBeVisible()
  const share = week.getByRole('link', { name: 'Share on WhatsApp' })
  await expect(share).toHaveAttribute('target', '_blank')
  const address = new URL(String(await share.getAttribute('href')))
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  const message = String(address.searchParams.get('text'))
  expect(message).toContain(brand.name)
  expect(message).not.toContain('@')
  for (const line of message.split('\n').filter(Boolean))
    await expect(week.getByText(line).first()).toBeVisible()
  await week.getByRole('button', { name: 'Copy the weekly summary' }).click()
  await expect(week.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message)
})

test('each step of the setup guide has a button that copies what is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page)
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  for (const [index, { code }] of guideSteps.entries()) {
    const heading = page.getByRole('heading', { name: `Step ${index + 1}:` })
    const step = page.getByRole('listitem').filter({ has: heading })
    await expect(step.locator('pre')).toHaveText(code)
    await step.getByRole('button', { name: /^Copy/ }).click()
    await expect(step.getByRole('button', { name: /^Copied!/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  }
})
