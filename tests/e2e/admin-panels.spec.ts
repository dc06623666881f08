import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { brand } from '#web/content/brand.ts'
import {
  card,
  DAY_MS,
  emptyDatabase,
  HOUR_MS,
  interactAt,
  numberOf,
  openDashboard,
  openMore,
  storeAt,
  subscribeAt,
} from './owner-dashboard.ts'
import { expect, test } from './test.ts'

const SESSION = 'session_1763700000000_0123456789abcdef01234567'

test.use({ expectedConsole: [/status of (401|503)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** A panel of the dashboard, by its heading. */
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row')

test.describe('numbers', () => {
  test('each card shows the previous period', async ({ page, site }) => {
    for (let index = 0; index < 5; index += 1) await interactAt(site.db, Date.now() - 40 * DAY_MS)
    for (let index = 0; index < 2; index += 1) await interactAt(site.db, Date.now() - DAY_MS)
    await openDashboard(page)
    const clicks = card(page, 'WhatsApp Clicks')
    await expect(numberOf(clicks)).toHaveText('2')
    await expect(clicks.getByText('3 fewer')).toBeVisible()
    await expect(clicks).toContainText('5 in the 30 days before')
    await expect(card(page, 'Total Interactions')).toContainText('7 in total')
    await expect(card(page, 'Pricing Views').getByText('no change')).toBeVisible()
  })

  test('the chart gives every day’s value by pointer and by keyboard, and as a table', async ({
    page,
    site,
  }) => {
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

    await daily.getByRole('combobox').selectOption('Pricing Views')
    await expect(daily.getByRole('slider', { name: 'Pricing Views by day' })).toBeVisible()
    await expect(daily.getByRole('table')).toBeHidden()
    await daily.getByText('All days as a table').click()
    const rows = daily.getByRole('row')
    await expect(rows).toHaveCount(31)
    const names = [
      'Rupees',
      'Sold',
      'Order clicks',
      'WhatsApp',
      'Subscribers',
      'Pricing',
      'Jar codes',
      'Total',
    ]
    await expect(rows.nth(0).getByRole('columnheader')).toHaveText(['Day', ...names])
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['₹0', '0', '0', '1', '0', '0', '0', '1'])
    await expect(rows.nth(3).getByRole('cell')).toHaveText(['₹0', '0', '0', '3', '0', '0', '0', '3'])
  })
})

test.describe('where it comes from', () => {
  test('counts clicks by placement, page and source, with the previous period and the time of the count', async ({
    page,
    site,
  }) => {
    const click = (time: number, placement: string, data: Record<string, string>, path: string) =>
      interactAt(site.db, time, { page: `https://a.example${path}`, data: { placement, ...data } })
    await click(Date.now() - 40 * DAY_MS, 'hero', { utm_source: 'instagram' }, '/')
    const now = Date.now() - HOUR_MS
    await click(now, 'hero', { utm_source: 'instagram' }, '/')
    await click(now, 'hero', { referrer: 'www.google.com' }, '/blog')
    await click(now, 'faq', {}, '/')
    await openDashboard(page)
    await expect(rowsOf(page, 'By the place on the page').nth(1)).toContainText(/hero\s*2\s*1/)
    await expect(rowsOf(page, 'By the place on the page').nth(2)).toContainText(/faq\s*1\s*0/)
    await expect(rowsOf(page, 'By page').nth(1)).toContainText(/\/\s*2\s*1/)
    await expect(rowsOf(page, 'By page').nth(2)).toContainText(/\/blog\s*1\s*0/)
    const sources = page.getByRole('table', { name: 'By where the visitor came from' })
    for (const source of ['instagram', 'www.google.com', 'direct']) {
      await expect(sources.getByRole('rowheader', { name: source })).toBeVisible()
    }
  })

  test('counts what has just happened, with batch views by lot', async ({ page, site }) => {
    await interactAt(site.db, Date.now(), { page: 'https://a.example/blog', data: { placement: 'faq' } })
    const batch = { type: 'batch_view', page: 'https://a.example/batch/SY-26-02', data: { lot: 'SY-26-02' } }
    for (let scans = 0; scans < 2; scans += 1) await interactAt(site.db, Date.now(), batch)
    await openDashboard(page)
    await expect(rowsOf(page, 'By the place on the page').nth(1)).toContainText(/faq\s*1\s*0/)
    await expect(rowsOf(page, 'Codes on jars, by lot').nth(1)).toContainText(/SY-26-02\s*2\s*0/)
    const daily = panel(page, 'Day by day')
    await daily.getByRole('combobox').selectOption('Batch pages opened by a jar’s code')
    await expect(daily.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Highest: 2 on /)
  })

  test('counts and lists inquiries', async ({ page, site }) => {
    await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry({
      inquiry_type: 'bulk_order',
      name: 'Sunita Rao',
      email: 'sunita@example.org',
      phone: '+91 98220 00000',
      message: 'Do you send to Nagpur?',
      user_session: SESSION,
      page_url: null,
      visit_source: null,
    })
    await storeAt(site.db, Date.now() - HOUR_MS + 1).recordInquiry({
      ...{ inquiry_type: 'whatsapp', name: null, email: null, phone: null, message: null },
      user_session: SESSION,
      page_url: 'https://a.example/blog/a?x=1',
      visit_source: { utm_source: 'instagram' },
    })
    await openDashboard(page)
    const inquiries = panel(page, 'Inquiries')
    await expect(inquiries.getByText('2 more')).toBeVisible()
    await expect(inquiries.getByRole('listitem').first()).toContainText('Chat opened')
    await expect(inquiries.getByRole('listitem').first()).toContainText('on /blog/a, from instagram')
    const entry = inquiries.getByRole('listitem').last()
    await expect(entry).toContainText('BULK ORDER')
    await expect(entry).toContainText('Sunita Rao · sunita@example.org · +91 98220 00000')
    await expect(entry).toContainText('Do you send to Nagpur?')
  })

  test('lists untracked events by reason', async ({ page, site }) => {
    const store = storeAt(site.db, Date.now())
    for (const reason of ['bot', 'bot', 'bot', 'gpc', 'gpc', 'rate_limit'] as const)
      await store.countUntracked(reason)
    await openDashboard(page)
    await openMore(page)
    const table = panel(page, 'Left out of the numbers').getByRole('table')
    for (const [reason, count] of [
      ['Bots', '3'],
      ['Visitors who ask not to be tracked', '2'],
      ['Too many requests from one address', '1'],
      ['Your own visits', '0'],
    ] as const) {
      const row = table.getByRole('row').filter({ hasText: reason })
      await expect(row.getByRole('cell').first()).toHaveText(count)
    }
  })
})

test.describe('the owner’s own devices', () => {
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

  test('a link marks a device without signing in, and says so', async ({ page }) => {
    await page.goto('/admin?device=mine')
    await expect(page.getByText('This device is now marked as yours.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    await expect(page.getByText('This device is now marked as yours.')).toBeHidden()
  })

  test('a link with a QR code marks the phone', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDashboard(page)
    await openMore(page)
    const link = `${site.url}/admin?device=mine`
    const devices = panel(page, 'Your own devices')
    await expect(devices.getByText(link, { exact: true })).toBeVisible()
    const path = await devices
      .getByRole('img', { name: /^QR code/ })
      .locator('path')
      .getAttribute('d')
    const { data } = encode(link, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`M${x} ${y}h1v1h-1z`] : [])))
    expect(path).toBe(dark.join(''))
    await devices.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })
})

test.describe('downloads', () => {
  test('every list downloads as CSV for the chosen range', async ({ page, site }) => {
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
      'Inquiries',
      'Product events',
    ])
    for (const [name, file] of [
      ['Orders', 'orders-7-days.csv'],
      ['Subscribers', 'subscribers-7-days.csv'],
      ['Interactions', 'interactions-7-days.csv'],
      ['Inquiries', 'inquiries-7-days.csv'],
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
        expect(csv).not.toContain('older@example.org')
      }
    }
  })
})

test.describe('subscribers', () => {
  const emailsIn = (page: Page) => panel(page, 'Find a subscriber').getByRole('listitem')

  test('are paged ten at a time', async ({ page, site }) => {
    for (let index = 12; index > 0; index -= 1) {
      await subscribeAt(site.db, Date.now() - index * HOUR_MS, `reader-${index}@example.org`)
    }
    await openDashboard(page)
    await openMore(page)
    const find = panel(page, 'Find a subscriber')
    await expect(emailsIn(page)).toHaveCount(10)
    await expect(find.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await find.getByRole('button', { name: 'Next' }).click()
    await expect(emailsIn(page)).toHaveCount(2)
    await expect(emailsIn(page).last()).toContainText('reader-12@example.org')
    await expect(find.getByRole('button', { name: 'Next' })).toBeDisabled()
    await find.getByRole('button', { name: 'Previous' }).click()
    await expect(emailsIn(page).first()).toContainText('reader-1@example.org')
  })

  test('are found by the beginning of their address, of any date', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - 200 * DAY_MS, 'asha.old@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'rohan@example.org')
    await openDashboard(page)
    await openMore(page)
    const find = panel(page, 'Find a subscriber')
    await expect(emailsIn(page)).toHaveCount(1)
    await find.getByRole('searchbox').fill('ASHA')
    await find.getByRole('searchbox').press('Enter')
    await expect(emailsIn(page)).toHaveText(/asha\.old@example\.org/)
    await find.getByRole('searchbox').fill('nobody')
    await find.getByRole('button', { name: 'Search' }).click()
    await expect(find.getByText('No address begins with that')).toBeVisible()
    await find.getByRole('button', { name: 'Show all' }).click()
    await expect(emailsIn(page)).toHaveText(/rohan@example\.org/)
  })

  test('are deleted at once, and Undo restores the same row', async ({ page, site }) => {
    const stored = () => site.db.prepare('SELECT * FROM newsletter_subscriptions').all()
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'forget-me@example.org', 'blog')
    const { results: before } = await stored()
    await openDashboard(page)
    const cardOf = card(page, 'Newsletter Subscribers')
    await expect(numberOf(cardOf)).toHaveText('1')
    await openMore(page)
    await page.getByRole('button', { name: 'Delete forget-me@example.org' }).click()
    const undo = page.getByRole('button', { name: 'Undo forget-me@example.org' })
    await expect(undo).toBeFocused()
    expect((await stored()).results).toEqual([])

    // Neither another page nor another range loses the undo.
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(numberOf(cardOf)).toHaveText('0')
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('7')
    await expect(cardOf).toContainText('in the 7 days before')
    await openMore(page)
    await undo.click()
    await expect(page.getByRole('button', { name: 'Delete forget-me@example.org' })).toBeVisible()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(numberOf(cardOf)).toHaveText('1')
    await expect.poll(async () => (await stored()).results).toEqual(before)
  })

  test('whose deletion fails stay, with an error', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'stays@example.org')
    await openDashboard(page)
    await openMore(page)
    await page.route('**/api/owner/subscribers/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
    )
    await page.getByRole('button', { name: 'Delete stays@example.org' }).click()
    await expect(page.getByText('Not deleted', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete stays@example.org' })).toBeVisible()
  })
})

test.describe('the free plan and the week', () => {
  test('shows rows read and written today beside the limits', async ({ page, site }) => {
    await interactAt(site.db, Date.now())
    await openDashboard(page)
    await openMore(page)
    const plan = panel(page, 'The free plan today')
    await expect(plan.getByText(/^[\d,]+ of 50,00,000 \([\d.]+%\)$/)).toBeVisible()
    await expect(plan.getByText(/^[1-9][\d,]* of 1,00,000 \([\d.]+%\)$/)).toBeVisible()
  })

  test('shows the weekly summary, and shares it on WhatsApp with one tap', async ({
    page,
    site,
    context,
  }) => {
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
})
