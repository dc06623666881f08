import type { Page } from '@playwright/test'
import { dayOf } from '#contract/days.ts'
import { content, reel } from '../content.ts'
import { DAY_MS, HOUR_MS, interactAt, orderAt, SESSION, storeAt, subscribeAt } from '../owner-rows.ts'
import { waitForTasks } from './home-page.ts'
import {
  emptyDatabase,
  keyField,
  messageField,
  numberOf,
  openDashboard,
  openMore,
  panel,
  seeAllPanels,
  signIn,
  signOut,
} from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const { facts } = content

// What the dashboard shows for an answer is tested in tests/dom/. Here is what needs a browser, or the whole system.

const LEAF = 'rgb(31, 59, 44)'

test.use({ expectedConsole: [/status of (401|429)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const cut = await page.locator('input[placeholder]').evaluateAll((fields: HTMLInputElement[]) =>
    fields
      .filter((field) => {
        field.value = field.placeholder
        const isCut = field.scrollWidth > field.clientWidth
        field.value = ''
        return isCut
      })
      .map(({ placeholder }) => placeholder),
  )
  expect(cut).toEqual([])
}

const URDU = 'کیا یہ میٹھا ہے؟'

test('every page of the dashboard, full of data, is accessible @phone', async ({ page, site }) => {
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
    message: `${URDU}\n${'Do you send to Nagpur? '.repeat(200)}`,
    user_session: SESSION,
    page_url: null,
    visit_source: null,
  })
  await openDashboard(page)
  const header = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Admin' }) })
  await expect(header).toContainText(facts.brand.name)
  await expect(header).toHaveCSS('background-color', LEAF)
  await seeAllPanels(page)
  const targets = page
    .getByRole('main')
    .locator('a:not(p a), button, select, summary, label:has(input, select)')
  const small = await targets.evaluateAll((all) =>
    all
      .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
      // A closed table of the chart has no box.
      .filter(({ box: { width, height } }) => width > 0 && Math.min(width, height) < 44)
      .map(({ name }) => name),
  )
  expect(small).toEqual([])
  const message = panel(page, 'Enquiries').getByText(URDU)
  await message.focus()
  await page.keyboard.press('End')
  await expect.poll(() => message.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  const gap = await message.evaluate((text) => {
    const line = document.createRange()
    line.setStart(text.firstChild as Node, 0)
    line.setEnd(text.firstChild as Node, 1)
    return text.getBoundingClientRect().right - line.getBoundingClientRect().right
  })
  expect(gap, 'from the first letter to the right').toBeLessThan(20)
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Customer Interactions' })).toBeFocused()
  await expect(page.getByRole('tabpanel').getByText('hero')).toBeVisible()
  await expectFitAndAccessible(page)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'For the accountant' })).toBeVisible()
  await expectFitAndAccessible(page)
  await openMore(page)
  await expect(panel(page, 'Mail').getByText('Mail to you is off.')).toBeVisible()
  await expectFitAndAccessible(page)
  await page.getByRole('button', { name: 'Setup Guide' }).click()
  await expect(page.getByText('A local database', { exact: true })).toBeVisible()
  await expectFitAndAccessible(page)
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
  await daily.getByRole('combobox', { name: 'Shown in the chart' }).selectOption('WhatsApp Clicks')
  const chart = daily.getByRole('slider', { name: 'WhatsApp Clicks by day' })
  const highest = () =>
    chart
      .locator('rect')
      .evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().height)))
  await expect.poll(highest).toBeGreaterThan(50)
  await expect(chart).toHaveAttribute('aria-valuetext', /^Highest: 3 on /)
  await chart.focus()
  for (const [key, value] of [
    ['End', /: 1$/],
    ['ArrowLeft', /: 0$/],
    ['ArrowLeft', /: 3$/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chart).toHaveAttribute('aria-valuetext', value)
  }
  await expect(daily.locator('.figure')).toHaveText('3')
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
  await chart.click({ position: { x: width - 5, y: height / 2 } })
  await expect(chart).toHaveAttribute('aria-valuetext', /: 1$/)
})

test('where the device’s clock is wrong, days are those of the Worker', async ({ page, site }) => {
  await page.clock.setFixedTime(Date.now() + 2 * DAY_MS)
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  const range = page.getByRole('combobox', { name: 'Time range' })
  const loaded = page.waitForResponse(/\/api\/stats\/interactions\?from=/)
  await range.selectOption('this-month')
  const { searchParams } = new URL((await loaded).url())
  expect([(await loaded).status(), searchParams.get('to')]).toEqual([200, dayOf(Date.now())])
  await expect(numberOf(page, 'Order clicks')).toHaveText('1')
  await page.getByRole('button', { name: 'Sale without a reference' }).click()
  await expect(page.getByLabel('Sold on')).toHaveValue(dayOf(Date.now()))
  await messageField(page).fill(reference)
  await page.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expect(panel(page, 'Mark an order').getByRole('listitem')).toContainText('Sold today')
  const [row] = await storeAt(site.db, Date.now()).findOrders([reference])
  expect(dayOf(Date.parse(row?.sold_at ?? ''))).toBe(dayOf(Date.now()))
})

test('a device marked as the owner’s says so in what it sends, and loads no script for the reel', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  await openMore(page)
  const mine = page.getByRole('checkbox', { name: 'This device is mine' })
  await expect(mine).not.toBeChecked()
  await mine.check()
  await signOut(page)

  // With a fragment the popup stays closed.
  await page.goto('/#benefits')
  const recorded = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('a[data-chat]:visible').first().click()
  expect((await recorded).headers()).toMatchObject({ 'x-owner-device': '1' })
  const poster = page.locator(`#benefits a[href="${reel.url}"]`)
  await poster.scrollIntoViewIfNeeded()
  await waitForTasks(page)
  const opened = context.waitForEvent('page')
  await poster.click()
  await (await opened).close()
  await expect(page.locator('script[src*="instagram.com"]')).toHaveCount(0)

  await openDashboard(page)
  await openMore(page)
  await expect(mine).toBeChecked()
  await mine.uncheck()
  await expect(mine).not.toBeChecked()
})

test('once a lock before the site wants another sign-in, a link leads to it', async ({ page }) => {
  await openDashboard(page)
  const lock = 'https://team.cloudflareaccess.com/'
  await page.route('**/api/stats/**', (route) =>
    route.fulfill({ status: 302, headers: { Location: `${lock}login` } }),
  )
  let isFollowed = false
  page.on('request', (request) => {
    isFollowed ||= request.url().startsWith(lock)
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The sign-in has ended')).toBeVisible()
  await expect(keyField(page)).toHaveCount(0)
  expect(isFollowed).toBe(false)
  await page.unroute('**/api/stats/**')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByText('Live Data')).toBeVisible()
})

test('the dot or Ctrl+Shift+A leads from home to the sign-in, which a reload keeps', async ({ page }) => {
  const dot = page.locator('[data-hidden-dot]')
  await page.goto('/')
  await expect(dot).toHaveCSS('opacity', '0')
  const isInCorner = await dot.evaluate((element) => {
    const { right, top } = element.getBoundingClientRect()
    return right < innerWidth / 10 && top > innerHeight * 0.8
  })
  expect(isInCorner).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await dot.click()
  await waitForTasks(page)
  await expect(page).toHaveURL('/')

  await dot.dblclick()
  await expect(page).toHaveURL('/admin')
  await expect(keyField(page)).toBeVisible()
  await page.getByRole('main').getByText('Back to Home').click()
  await expect(page).toHaveURL('/')
  await page.waitForLoadState()
  await page.keyboard.press('Control+Shift+A')
  await expect(page).toHaveURL('/admin')
  await expect(keyField(page)).toBeVisible()
  await expectAccessible(page)
  await signIn(page)
  await expect(page.getByText('Live Data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Live Data')).toBeVisible()
})
