import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { orderReference, REFERENCE_RANDOM_BYTES, readReference } from '#contract/order-reference.ts'
import { brand } from '#web/content/brand.ts'
import { packs } from '#web/content/packs.ts'
import { priceAt } from '#web/content/price.ts'
import { rupees } from '#web/lib/format.ts'
import { card, DAY_MS, emptyDatabase, HOUR_MS, numberOf, openDashboard, storeAt } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

const SESSION = 'session_1763700000000_0123456789abcdef01234567'
const PHONE = { width: 390, height: 844 }
const [pack] = packs

test.use({ expectedConsole: [/status of (401|503)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** A panel of the dashboard, by its heading. */
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const messageField = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste the customer’s message or type the reference' })
const soldRow = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name })

/** A reference that no other test uses. */
const newReference = () => orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))

type Click = { reference?: string; pack?: string | null; amount?: number | null; session?: string }

/** Stores a click on an order link. @returns its reference */
async function orderAt(db: D1Database, time: number, click: Click = {}): Promise<string> {
  const { reference = newReference(), pack: id = '500g', amount = 633, session = SESSION } = click
  await storeAt(db, time).recordOrder({
    reference,
    pack: id,
    placement: 'shop-order',
    user_session: session,
    page_url: 'https://a.example/',
    visit_source: { utm_source: 'instagram' },
    amount,
  })
  return reference
}

/** As a customer may send it: quoted, in lower case, with O for 0 and the reference broken up. */
function mangled(message: string, reference: string): string {
  const broken = `${reference.slice(0, 3)} ${reference.slice(3)}`.toLowerCase().replaceAll('0', 'o')
  return `> fwd:\n${message.toLowerCase().replace(reference.toLowerCase(), broken)}\nthank u 🙏`
}

test('an order goes from the click on a phone to a sale by source, and back by Undo', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/?utm_source=instagram')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const opened = context.waitForEvent('page')
  const recorded = page.waitForResponse(/\/api\/orders$/)
  await page.getByRole('link', { name: pack.orderLabel }).click()
  const message = new URL((await opened).url()).searchParams.get('text') ?? ''
  expect((await recorded).status()).toBe(201)
  const [reference = ''] = message.match(/\b[0-9A-Z]{6}$/) ?? []

  await openDashboard(page)
  await expect(numberOf(card(page, 'Order clicks'))).toHaveText('1')
  await expect(numberOf(card(page, 'Orders sold'))).toHaveText('0')
  const source = soldRow(page, 'Sales by source', 'instagram')
  await expect(source.getByRole('cell')).toHaveText(['1', '0', '₹0'])

  const called = page.waitForRequest(/\/api\/owner\/orders\?/)
  await messageField(page).fill(mangled(message, reference))
  expect(decodeURIComponent((await called).url())).not.toContain('PIN')
  const { price } = priceAt(pack, new Date())
  const desk = panel(page, 'Mark an order')
  await expect(desk.getByRole('status').filter({ hasText: 'One order found.' })).toBeVisible()
  await expect(desk.getByText(reference)).toBeVisible()
  await expect(desk.getByRole('spinbutton', { name: 'Amount in rupees' })).toHaveValue(String(price))
  await expect(desk.getByRole('spinbutton', { name: 'Jars' })).toHaveValue('1')
  await desk.getByRole('spinbutton', { name: 'Jars' }).fill('2')
  await expect(desk.getByRole('spinbutton', { name: 'Amount in rupees' })).toHaveValue(String(2 * price))
  await desk.getByRole('button', { name: 'Sold', exact: true }).click()

  const worth = rupees(2 * price)
  await expect(desk.getByRole('status').filter({ hasText: 'Marked as sold' })).toContainText(
    `${reference}: Marked as sold for ${worth}.`,
  )
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText(worth)
  await expect(numberOf(card(page, 'Orders sold'))).toHaveText('1')
  await expect(source.getByRole('cell')).toHaveText(['1', '1', worth])
  await expect(soldRow(page, 'Sales by pack', pack.id).getByRole('cell')).toHaveText(['1', '1', worth])

  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
  await expect(source.getByRole('cell')).toHaveText(['1', '0', '₹0'])
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹0')
})

test('a jar ordered again by the code on a jar is an order of its lot', async ({ page, context }) => {
  await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
  const scanned = page.waitForResponse(/\/api\/interactions$/)
  await page.goto('/batch/SY-26-02')
  expect((await scanned).status()).toBe(201)
  const recorded = page.waitForResponse(/\/api\/orders$/)
  await page.getByRole('link', { name: /Order 500g Pack/ }).click()
  expect((await recorded).status()).toBe(201)

  await openDashboard(page)
  await expect(soldRow(page, 'Sales by source', 'Lot SY-26-02').getByRole('cell')).toHaveText([
    '1',
    '0',
    '₹0',
  ])
  await expect(soldRow(page, 'Codes on jars, by lot', 'SY-26-02').getByRole('cell').first()).toHaveText('1')
  const open = panel(page, 'Open orders')
  await expect(open.getByRole('listitem')).toContainText('Lot SY-26-02')
  await open.getByRole('button', { name: /^Sold / }).click()
  await expect(soldRow(page, 'Sales by source', 'Lot SY-26-02').getByRole('cell').nth(1)).toHaveText('1')
})

test('an order in a chat that takes no text is recorded with a reference of its own', async ({
  page,
  context,
}) => {
  await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/batch/SY-26-02')
  const link = page.getByRole('link', { name: /Order 500g Pack/ })
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = 'https://chat.example/us'
  })
  const references: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) references.push(request.postDataJSON().reference)
  })
  for (let clicks = 1; clicks <= 2; clicks += 1) {
    await link.click()
    await expect.poll(() => references).toHaveLength(clicks)
  }
  expect(references.map(readReference)).toEqual(references)
  expect(new Set(references).size).toBe(2)
  await expect(link).toHaveAttribute('href', 'https://chat.example/us')
})

test('each order card shows the previous period', async ({ page, site }) => {
  for (const days of [40, 39, 2]) {
    const time = Date.now() - days * DAY_MS
    const reference = await orderAt(site.db, time)
    const store = storeAt(site.db, time)
    const [order] = (await store.findOrders(reference)).data
    await store.changeOrder(order?.id ?? '', { status: 'sold' })
  }
  await openDashboard(page)
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹633')
  await expect(card(page, 'Rupees sold')).toContainText('₹1,266 in the 30 days before')
  await expect(card(page, 'Orders sold').getByText('1 fewer')).toBeVisible()
  await expect(card(page, 'Order clicks')).toContainText('2 in the 30 days before')
})

test('of several candidates, one is chosen, marked and undone by keyboard', async ({ page, site }) => {
  const reference = await orderAt(site.db, Date.now() - 5 * HOUR_MS)
  await orderAt(site.db, Date.now() - 2 * HOUR_MS, { reference, session: `${SESSION}0` })
  await openDashboard(page)
  await messageField(page).focus()
  await page.keyboard.insertText(reference)
  const candidates = page.getByRole('group', { name: 'Possible orders' })
  await expect(candidates.getByRole('radio')).toHaveCount(2)
  await expect(candidates.locator('time')).toHaveText(['2 hours ago', '5 hours ago'])
  const desk = panel(page, 'Mark an order')
  await expect(desk.getByRole('button', { name: 'Sold', exact: true })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(candidates.getByRole('radio').nth(1)).toBeChecked()
  await desk.getByRole('spinbutton', { name: 'Amount in rupees' }).press('Enter')
  await expect(numberOf(card(page, 'Orders sold'))).toHaveText('1')
  await page.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(numberOf(card(page, 'Orders sold'))).toHaveText('0')
})

test('a valid reference without an order is offered as a sale with it', async ({ page, site }) => {
  const reference = newReference()
  await openDashboard(page)
  await messageField(page).fill(reference)
  const desk = panel(page, 'Mark an order')
  await expect(desk.getByText(`${reference} is a valid reference`)).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Not sold' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Sold', exact: true }).click()
  await expect(numberOf(card(page, 'Orders sold'))).toHaveText('1')
  const { results } = await site.db.prepare('SELECT reference, status, clicked_at FROM chat_orders').all()
  expect(results).toEqual([{ reference, status: 'sold', clicked_at: null }])
})

test('a sale without a reference is recorded with pack, amount, jars and note, and undone', async ({
  page,
  site,
}) => {
  await openDashboard(page)
  const desk = panel(page, 'Mark an order')
  await desk.getByRole('button', { name: 'Sale without a reference' }).click()
  await expect(desk.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/health/)
  await desk.getByRole('combobox', { name: 'Pack' }).selectOption('250g')
  await desk.getByRole('spinbutton', { name: 'Jars' }).fill('3')
  await desk.getByRole('spinbutton', { name: 'Amount in rupees' }).fill('900')
  await desk.getByRole('textbox', { name: 'Note' }).fill('Pays on delivery')
  await desk.getByRole('button', { name: 'Sold', exact: true }).click()
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹900')
  const { results } = await site.db.prepare('SELECT pack, quantity, note FROM chat_orders').all()
  expect(results).toEqual([{ pack: '250g', quantity: 3, note: 'Pays on delivery' }])
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹0')
})

test('open orders are marked at their price, keep their place and can be undone', async ({ page, site }) => {
  const older = await orderAt(site.db, Date.now() - 26 * HOUR_MS)
  const newer = await orderAt(site.db, Date.now() - 3 * HOUR_MS)
  await openDashboard(page)
  const open = panel(page, 'Open orders')
  await expect(open.getByRole('listitem')).toContainText([newer, older])
  await expect(open.locator('time')).toHaveText(['3 hours ago', '1 day ago'])
  await open.getByRole('button', { name: `Sold ${older}`, exact: true }).click()
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹633')
  const undo = open.getByRole('button', { name: `Undo ${older}` })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹0')
  await open.getByRole('button', { name: `Not sold ${older}` }).click()
  await expect(open.getByText('not sold,').or(open.getByText(', not sold'))).toBeVisible()
  await page.reload()
  await expect(open.getByRole('listitem')).toContainText([newer])
})

test('an open order without a pack needs an amount before it is sold', async ({ page, site }) => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS, { pack: null, amount: null })
  await openDashboard(page)
  const open = panel(page, 'Open orders')
  await open.getByRole('button', { name: `Sold ${reference}`, exact: true }).click()
  const amount = open.getByRole('spinbutton', { name: 'Amount in rupees' })
  await expect(amount).toHaveValue('')
  await amount.fill('640')
  await amount.press('Enter')
  await expect(numberOf(card(page, 'Rupees sold'))).toHaveText('₹640')
})

test('a mark that fails leaves the order as it is, with an error', async ({ page, site }) => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await messageField(page).fill(reference)
  await page.route('**/api/owner/orders/*', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'x' } }),
  )
  const desk = panel(page, 'Mark an order')
  await desk.getByRole('button', { name: 'Not sold' }).click()
  await expect(page.getByText('Not marked', { exact: true })).toBeVisible()
  await expect(messageField(page)).toHaveValue(reference)
})

test('a text without a valid reference says so, and nothing is called', async ({ page }) => {
  await openDashboard(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await messageField(page).fill('Hello, I want two jars')
  await expect(panel(page, 'Mark an order').getByText('No valid reference in this text.')).toBeVisible()
  expect(calls.filter((url) => url.includes('/api/owner/orders'))).toEqual([])
})

test('the funnel gives shares only of thirty and more', async ({ page, site }) => {
  const time = Date.now() - HOUR_MS
  for (let count = 0; count < 40; count += 1) {
    await storeAt(site.db, time).recordInteraction({
      interaction_type: 'pricing_view',
      user_session: SESSION,
      page_url: null,
      additional_data: null,
    })
  }
  for (let count = 0; count < 10; count += 1) await orderAt(site.db, time)
  await openDashboard(page)
  await expect(panel(page, 'From price to sale').getByRole('listitem')).toHaveText([
    /Price seen\s*40/,
    /Order click\s*10\s*25% of the step before/,
    /Sold\s*0\s*too few to tell/,
  ])
})

test('on a phone, sales and the field for the message are on the first screen', async ({ page, site }) => {
  await page.setViewportSize(PHONE)
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await expect(panel(page, 'Open orders').getByText(reference).first()).toBeVisible()
  const { y = Number.POSITIVE_INFINITY } = (await messageField(page).boundingBox()) ?? {}
  expect(y).toBeLessThan(PHONE.height)
  await messageField(page).fill(reference)
  await expect(panel(page, 'Mark an order').getByRole('button', { name: 'Not sold' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
