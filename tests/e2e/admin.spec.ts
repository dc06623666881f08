import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { LIMITS } from '../../worker/contract/limits.ts'
import {
  card,
  DAY_MS,
  emptyDatabase,
  enter,
  HOUR_MS,
  inIndia,
  interactAt,
  numberOf,
  signIn,
  storeAt,
  subscribeAt,
} from './owner-room.ts'
import { expect, OWNER_KEY, test } from './test.ts'

const LEAF = 'rgb(31, 59, 44)'
const SESSION = 'session_1763700000000_0123456789abcdef01234567'

test.use({ expectedConsole: [/status of (401|429)|ERR_INTERNET_DISCONNECTED/] })

async function axeIsClean(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

/** Holds the answers of one call back until it is let go. */
async function hold(page: Page, path: RegExp) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await gate
    await route.continue()
  })
  return () => letGo()
}

test.describe('ways in and out', () => {
  test('Ctrl+Shift+A leads from home to the admin view', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+Shift+A')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeFocused()
  })

  test('Ctrl+Shift+A is left to the browser on every other view', async ({ page }) => {
    const taken = () =>
      page.evaluate(() => {
        const keys = {
          key: 'A',
          code: 'KeyA',
          ctrlKey: true,
          shiftKey: true,
          bubbles: true,
          cancelable: true,
        }
        return !document.body.dispatchEvent(new KeyboardEvent('keydown', keys))
      })
    await page.goto('/privacy-policy')
    expect(await taken()).toBe(false)
    await page.goto('/')
    expect(await taken()).toBe(true)
  })

  test('double-clicking the invisible dot at the bottom left of home leads there', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-hidden-dot]').dblclick()
    await expect(page).toHaveURL('/admin')
  })

  test('a single click on the dot does nothing', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-hidden-dot]').click()
    // The popup comes a second later: long after the view would have switched.
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('the dot is invisible, no tab stop, and clear of every target', async ({ page }) => {
    await page.goto('/')
    const dot = page.locator('[data-hidden-dot]')
    await expect(dot).toHaveCSS('opacity', '0')
    await expect(dot).toHaveAttribute('tabindex', '-1')
    await expect(dot).toHaveAttribute('aria-hidden', 'true')
    const box = await boxOf(dot)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box.x + box.width).toBeLessThan(width / 10)
    expect(box.y).toBeGreaterThan(height * 0.8)
    const targets = await page.locator('a:visible, button:visible').all()
    for (const target of targets) {
      if ((await target.getAttribute('data-hidden-dot')) !== null) continue
      expect(overlap(box, await boxOf(target)), String(await target.textContent())).toBe(false)
    }
  })

  test('Back to Home leads home', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('main').getByText('Back to Home').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeVisible()
  })

  test('the admin view is a static page that search engines may not list', async ({ request }) => {
    const shell = await (await request.get('/admin')).text()
    expect(shell).toContain('<meta name="robots" content="noindex">')
    expect(shell).toContain('Loading dashboard data...')
    const sitemap = await request.get('/sitemap.xml')
    if (sitemap.ok()) expect(await sitemap.text()).not.toContain('/admin')
  })

  test('nothing of it is in what visitors fetch', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const fetched = async () => (await Promise.all(scripts)).join('\n')
    await page.goto('/')
    // The popup is the last thing that home fetches by itself.
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await fetched()).not.toContain('Loading dashboard data')
    await page.goto('/admin')
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect(await fetched()).toContain('Loading dashboard data')
  })
})

test.describe('locked', () => {
  test.beforeEach(async ({ site }) => {
    await emptyDatabase(site.db)
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'kept-safe@example.org')
  })

  test('who is not signed in sees a panel, and no number or address', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(card(page, 'Newsletter Subscribers')).toHaveCount(0)
    expect(await page.content()).not.toContain('kept-safe@example.org')
    await axeIsClean(page)
  })

  test('the key can be shown and hidden', async ({ page }) => {
    await page.goto('/admin')
    const key = page.getByRole('textbox', { name: 'Owner key' })
    await key.fill('what-I-typed')
    await expect(key).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show key' }).click()
    await expect(key).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide key' }).click()
    await expect(key).toHaveAttribute('type', 'password')
    await expect(key).toHaveValue('what-I-typed')
  })

  test('a wrong key and an empty box are told clearly, at the box', async ({ page }) => {
    await page.goto('/admin')
    const key = page.getByRole('textbox', { name: 'Owner key' })
    await signIn(page, '')
    await expect(page.getByRole('alert')).toHaveText('Please type the owner key.')
    await signIn(page, 'surely-not-the-owner-key')
    await expect(page.getByRole('alert')).toContainText('That is not the owner key.')
    await expect(key).toHaveAttribute('aria-invalid', 'true')
    await expect(key).toHaveAccessibleDescription(/That is not the owner key/)
    await axeIsClean(page)
  })

  test('tries are limited, and the panel says how long to wait', async ({ page }) => {
    await page.goto('/admin')
    const alert = page.getByRole('alert')
    for (let tries = 0; tries < 10; tries += 1) {
      const answered = page.waitForResponse('**/api/owner/session')
      await signIn(page, `guess-number-${tries}`)
      await answered
    }
    await signIn(page, OWNER_KEY)
    await expect(alert).toHaveText('Too many tries. Please wait a minute and try again.')
  })

  test('signing in lasts, and signing out ends it and takes the numbers away', async ({ page }) => {
    await enter(page)
    await page.reload()
    await expect(page.getByText('kept-safe@example.org').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect(await page.content()).not.toContain('kept-safe@example.org')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  })

  test('a session that ends while the room is open takes the numbers away', async ({ page, context }) => {
    await enter(page)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect(await page.content()).not.toContain('kept-safe@example.org')
  })
})

test.describe('the dashboard on a real D1', () => {
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  test('a green header is titled Admin', async ({ page }) => {
    await page.goto('/admin')
    const header = page
      .locator('header')
      .filter({ has: page.getByRole('heading', { level: 1, name: 'Admin' }) })
    await expect(header).toHaveCSS('background-color', LEAF)
    await expect(header.getByText('Back to Home')).toBeVisible()
  })

  test('the range is the last 7, 30 or 90 days, 30 at first, and a change loads anew', async ({
    page,
    site,
  }) => {
    await interactAt(site.db, Date.now() - 60 * DAY_MS)
    await interactAt(site.db, Date.now() - 20 * DAY_MS)
    await interactAt(site.db, Date.now() - DAY_MS)
    await enter(page)
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
      await expect(clicks.getByText(`in the ${days} days before`)).toBeVisible()
    }
  })

  test('Refresh loads anew', async ({ page, site }) => {
    await enter(page)
    await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('0')
    await interactAt(site.db, Date.now())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(numberOf(card(page, 'WhatsApp Clicks'))).toHaveText('1')
  })

  test('real data has the badge Live Data', async ({ page }) => {
    await enter(page)
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
    await enter(page)
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
    await enter(page)
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
    await enter(page)
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

  test('types that are not known get a default icon', async ({ page, site }) => {
    const types = ['whatsapp_click', 'pricing_view', 'newsletter_subscription', 'video_play', 'a_b_c']
    for (const type of types) await interactAt(site.db, Date.now() - HOUR_MS, { type })
    await enter(page)
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
    await enter(page)
    await expect(page.getByText('No newsletter subscriptions yet', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Customer Interactions' }).click()
    await expect(page.getByText('No customer interactions yet', { exact: true })).toBeVisible()
    await axeIsClean(page)
  })

  test('tabs are worked with the arrow keys', async ({ page }) => {
    await enter(page)
    await page.getByRole('tab', { name: 'Newsletter Subscribers' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Customer Interactions' })).toBeFocused()
    await expect(page.getByText('No customer interactions yet')).toBeVisible()
  })

  test('while it loads, a spinner says so', async ({ page }) => {
    const letGo = await hold(page, /\/api\/stats\/interactions/)
    await page.goto('/admin')
    await expect(page.getByRole('status')).toHaveText('Loading dashboard data...')
    await axeIsClean(page)
    letGo()
    await expect(page.getByText('Loading dashboard data...')).toHaveCount(0)
  })

  test('an answer for an earlier range never takes the place of a later one', async ({ page, site }) => {
    await interactAt(site.db, Date.now() - 60 * DAY_MS)
    await interactAt(site.db, Date.now() - DAY_MS)
    await enter(page)
    const letGo = await hold(page, /\/api\/stats\/interactions\?days=90/)
    const range = page.getByRole('combobox', { name: 'Time range' })
    const late = page.waitForResponse(/interactions\?days=90/)
    await range.selectOption('90')
    await range.selectOption('7')
    const clicks = card(page, 'WhatsApp Clicks')
    await expect(clicks.getByText('in the 7 days before')).toBeVisible()
    letGo()
    await (await late).finished()
    await expect(clicks.getByText('in the 7 days before')).toBeVisible()
    await expect(numberOf(clicks)).toHaveText('1')
    await expect(range).toHaveValue('7')
  })

  test('a visitor’s words are shown as text and run nothing', async ({ page, site }) => {
    const hostile = '<img src=x onerror="document.title=1">'
    await subscribeAt(site.db, Date.now() - HOUR_MS, '<script>@example.org', hostile)
    await interactAt(site.db, Date.now() - HOUR_MS, {
      type: hostile.slice(0, LIMITS.interactionType),
      data: { hostile },
    })
    await enter(page)
    await expect(page.getByRole('tabpanel').getByText(hostile)).toBeVisible()
    await expect(page).toHaveTitle(/Admin/)
  })

  test('full of data it is clean for axe, and fits the screen', async ({ page, site }) => {
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
      page_url: undefined,
      visit_source: undefined,
    })
    await enter(page)
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
    await axeIsClean(page)
    const width = page.viewportSize()?.width ?? 0
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('tab', { name: 'Customer Interactions' }).click()
    await axeIsClean(page)
  })

  test('every control is large enough for a thumb', async ({ page, site }) => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'thumb@example.org')
    await enter(page)
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
    const small: string[] = []
    for (const target of await page.getByRole('main').locator('a, button, select, summary, label').all()) {
      const { width, height } = await boxOf(target)
      if (height < 44 || width < 44) small.push(`${await target.textContent()}: ${width}×${height}`)
    }
    expect(small).toEqual([])
  })
})

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(target: Locator): Promise<Box> {
  return (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
