import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { brand } from '../../web/content/brand.ts'
import {
  card,
  DAY_MS,
  emptyDatabase,
  enter,
  FOLD_LAG_MS,
  HOUR_MS,
  interactAt,
  numberOf,
  storeAt,
  subscribeAt,
} from './owner-room.ts'
import { expect, test } from './test.ts'

const SESSION = 'session_1763700000000_0123456789abcdef01234567'

test.use({ expectedConsole: [/status of (401|503)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** A part below the specification's dashboard, by its heading. */
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row')

test.describe('numbers with something to hold them against', () => {
  test('each card has the days before beside it', async ({ page, site }) => {
    for (let index = 0; index < 5; index += 1) await interactAt(site.db, Date.now() - 40 * DAY_MS)
    for (let index = 0; index < 2; index += 1) await interactAt(site.db, Date.now() - DAY_MS)
    await enter(page)
    const clicks = card(page, 'WhatsApp Clicks')
    await expect(numberOf(clicks)).toHaveText('2')
    await expect(clicks.getByText('3 fewer')).toBeVisible()
    await expect(clicks.getByText('5 in the 30 days before')).toBeVisible()
    await expect(card(page, 'Total Interactions').getByText('7 in all')).toBeVisible()
    await expect(card(page, 'Pricing Views').getByText('no change')).toBeVisible()
  })

  test('each card has a chart that names itself, and its days as a table behind a toggle', async ({
    page,
    site,
  }) => {
    for (let index = 0; index < 3; index += 1) await interactAt(site.db, Date.now() - 2 * DAY_MS)
    await interactAt(site.db, Date.now())
    await enter(page)
    await expect(page.getByRole('img', { name: / by day, / })).toHaveCount(4)
    const clicks = card(page, 'WhatsApp Clicks')
    await expect(clicks.getByRole('img')).toHaveAccessibleName(/^WhatsApp Clicks by day, .+: at most 3, on /)
    await expect(card(page, 'Pricing Views').getByRole('img')).toHaveAccessibleName(/: none$/)
    await expect(clicks.getByRole('table')).toBeHidden()
    await clicks.getByText('Day by day').click()
    const rows = clicks.getByRole('row')
    await expect(rows).toHaveCount(31)
    await expect(rows.nth(1).getByRole('cell')).toHaveText('1')
    await expect(rows.nth(3).getByRole('cell')).toHaveText('3')
  })
})

test.describe('where it comes from', () => {
  test('by type, placement, page and source, with the days before, and how fresh they are', async ({
    page,
    site,
  }) => {
    const click = (time: number, placement: string, data: Record<string, string>, path: string) =>
      interactAt(site.db, time, { page: `https://a.example${path}`, data: { placement, ...data } })
    await click(Date.now() - 40 * DAY_MS, 'hero', { utm_source: 'instagram' }, '/')
    const now = Date.now() - FOLD_LAG_MS - HOUR_MS
    await click(now, 'hero', { utm_source: 'instagram' }, '/')
    await click(now, 'hero', { referrer: 'www.google.com' }, '/blog')
    await click(now, 'faq', {}, '/')
    await enter(page)
    await expect(rowsOf(page, 'By type').nth(1)).toContainText(/WHATSAPP CLICK\s*3\s*1/)
    await expect(rowsOf(page, 'By the place on the page').nth(1)).toContainText(/hero\s*2\s*1/)
    await expect(rowsOf(page, 'By the place on the page').nth(2)).toContainText(/faq\s*1\s*0/)
    await expect(rowsOf(page, 'By page').nth(1)).toContainText(/\/\s*2\s*1/)
    await expect(rowsOf(page, 'By page').nth(2)).toContainText(/\/blog\s*1\s*0/)
    const sources = page.getByRole('table', { name: 'By where the visitor came from' })
    for (const source of ['instagram', 'www.google.com', 'direct']) {
      await expect(sources.getByRole('rowheader', { name: source })).toBeVisible()
    }
    await expect(panel(page, 'Where it comes from').getByText(/these hold all up to \d/)).toBeVisible()
  })

  test('order clicks have their value in rupees, by pack', async ({ page, site }) => {
    const time = Date.now() - FOLD_LAG_MS - HOUR_MS
    for (const [size, price] of [
      ['500g', 633],
      ['500g', 633],
      ['250g', 330],
    ] as const) {
      await storeAt(site.db, time).recordProductEvent({
        event_name: 'order_click',
        product_name: `Jar ${size}`,
        action_type: 'whatsapp_order',
        user_session: SESSION,
        conversion_value: price,
      })
    }
    await enter(page)
    await expect(rowsOf(page, 'Order clicks by pack').nth(1)).toContainText(/Jar 500g\s*₹1,266\s*2\s*0/)
    await expect(rowsOf(page, 'Order clicks by pack').nth(2)).toContainText(/Jar 250g\s*₹330\s*1\s*0/)
  })

  test('inquiries are counted and listed', async ({ page, site }) => {
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
    await enter(page)
    const inquiries = panel(page, 'Inquiries')
    await expect(inquiries.getByText('1 more')).toBeVisible()
    const entry = inquiries.getByRole('listitem')
    await expect(entry).toContainText('BULK ORDER')
    await expect(entry).toContainText('Sunita Rao · sunita@example.org · +91 98220 00000')
    await expect(entry).toContainText('Do you send to Nagpur?')
  })

  test('what was not counted is told with its reason', async ({ page, site }) => {
    const store = storeAt(site.db, Date.now())
    for (const reason of ['bot', 'bot', 'bot', 'gpc', 'gpc', 'rate_limit'] as const)
      await store.countUntracked(reason)
    await enter(page)
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
  test('a device marked as mine does not count, and can be unmarked', async ({ page, context }) => {
    await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
    await enter(page)
    const mine = page.getByRole('checkbox', { name: 'This device is mine' })
    await expect(mine).not.toBeChecked()
    await mine.check()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()

    await page.goto('/privacy-policy')
    const tracked = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('a[data-chat]:visible').first().click()
    await tracked
    await enter(page)
    await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('0')
    const own = panel(page, 'Left out of the numbers').getByRole('row').filter({ hasText: 'Your own visits' })
    await expect(own.getByRole('cell').first()).toHaveText('1')
    await expect(mine).toBeChecked()
    await mine.uncheck()
    await page.reload()
    await expect(mine).not.toBeChecked()
  })

  test('the link marks a device that nobody is signed in on, and says so', async ({ page }) => {
    await page.goto('/admin?device=mine')
    await expect(page.getByText('This device is now marked as yours.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    await expect(page.getByText('This device is now marked as yours.')).toHaveCount(0)
  })

  test('a link with a QR code marks the phone', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page)
    const link = `${site.url}/admin?device=mine`
    const devices = panel(page, 'Your own devices')
    await expect(devices.getByText(link, { exact: true })).toBeVisible()
    const drawn = await devices
      .getByRole('img', { name: /^QR code/ })
      .locator('path')
      .getAttribute('d')
    const { data } = encode(link, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`M${x} ${y}h1v1h-1z`] : [])))
    expect(drawn).toBe(dark.join(''))
    await devices.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })
})

test.describe('lists to take along', () => {
  test('each list is exported as CSV for the chosen range', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - 20 * DAY_MS, 'older@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'newer@example.org')
    await enter(page)
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('7')
    const exports = panel(page, 'Take the lists with you')
    await expect(exports.getByRole('link')).toHaveText([
      'Subscribers',
      'Interactions',
      'Inquiries',
      'Product events',
    ])
    for (const [name, file] of [
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
    await enter(page)
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

  test('are found by how their address begins, of any time', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - 200 * DAY_MS, 'asha.old@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'rohan@example.org')
    await enter(page)
    const find = panel(page, 'Find a subscriber')
    await expect(emailsIn(page)).toHaveCount(1)
    await find.getByRole('searchbox').fill('ASHA')
    await find.getByRole('searchbox').press('Enter')
    await expect(emailsIn(page)).toHaveText(/asha\.old@example\.org/)
    await find.getByRole('searchbox').fill('nobody')
    await find.getByRole('button', { name: 'Search' }).click()
    await expect(find.getByText('No address begins like that')).toBeVisible()
    await find.getByRole('button', { name: 'Show all' }).click()
    await expect(emailsIn(page)).toHaveText(/rohan@example\.org/)
  })

  test('are deleted at once, and an undo brings the same row back', async ({ page, site }) => {
    const stored = () => site.db.prepare('SELECT * FROM newsletter_subscriptions').all()
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'forget-me@example.org', 'blog')
    const { results: before } = await stored()
    await enter(page)
    const cardOf = card(page, 'Newsletter Subscribers')
    await expect(numberOf(cardOf)).toHaveText('1')
    await page.getByRole('button', { name: 'Delete forget-me@example.org' }).click()
    const undo = page.getByRole('button', { name: 'Undo forget-me@example.org' })
    await expect(undo).toBeFocused()
    await expect(numberOf(cardOf)).toHaveText('0')
    expect((await stored()).results).toEqual([])

    // A change of range must not take the undo away.
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('7')
    await expect(cardOf.getByText('in the 7 days before')).toBeVisible()
    await undo.click()
    await expect(numberOf(cardOf)).toHaveText('1')
    await expect.poll(async () => (await stored()).results).toEqual(before)
  })

  test('whose deletion fails stay, and the owner is told', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'stays@example.org')
    await enter(page)
    await page.route('**/api/owner/subscribers/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
    )
    await page.getByRole('button', { name: 'Delete stays@example.org' }).click()
    await expect(page.getByText('Not deleted', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete stays@example.org' })).toBeVisible()
  })
})

test.describe('the free plan and the week', () => {
  test('a gauge shows rows read and written today against the limits', async ({ page, site }) => {
    await interactAt(site.db, Date.now())
    await enter(page)
    const plan = panel(page, 'The free plan today')
    await expect(plan.getByText(/^[\d,]+ of 50,00,000 \([\d.]+%\)$/)).toBeVisible()
    await expect(plan.getByText(/^[1-9][\d,]* of 1,00,000 \([\d.]+%\)$/)).toBeVisible()
  })

  test('the weekly summary is shown first, then one tap shares it to WhatsApp', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await subscribeAt(site.db, Date.now() - 10 * DAY_MS, 'before@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'now@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'now-too@example.org')
    await enter(page)
    const week = panel(page, 'This week in a message')
    await expect(week.getByText('New subscribers: 2 (1 the week before)')).toBeVisible()
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
