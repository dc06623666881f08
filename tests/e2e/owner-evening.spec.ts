import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { DAY_MS, HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { inquiry } from '../worker/inputs.ts'
import { card, emptyDatabase, expectAfterRefresh, openDashboard, signIn } from './owner-dashboard.ts'
import { expect, expectNoSidewaysScrolling, test } from './test.ts'

/*
 * One evening of the owner on a phone against the real Worker: forty orders, and all that goes wrong in one. At its end
 * every number agrees with the rows.
 */
test.use({
  viewport: { width: 390, height: 844 },
  actionTimeout: 15_000,
  expectedConsole: [/status of (400|401)|Failed to load resource/],
})

const RECALLED_LOT = content.batches.find(({ recall }) => recall)?.lot ?? ''

const desk = (page: Page) => page.getByRole('region', { name: 'Mark an order' })
const field = (page: Page) => desk(page).getByRole('textbox', { name: /^Paste one message/ })
/** The line of an order, which opens it. */
const row = (page: Page, reference: string) =>
  desk(page).getByRole('button', { name: new RegExp(`^${reference}`) })
const mark = (page: Page, reference: string) =>
  desk(page).getByRole('button', { name: `Mark sold ${reference}` })
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Last change' }).getByRole('button', { name: 'Undo' })
const message = (reference: string, sender: string) =>
  `[24/11/26, 7:52 pm] ${sender}: Reference: ${reference}\nJars: 1\nName: ${sender}`

test('an evening of forty orders ends with numbers that agree with the rows', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  const { db } = site
  await emptyDatabase(db)
  const now = Date.now()
  const references: string[] = []
  for (let index = 0; index < 40; index += 1) references.push(await orderAt(db, now - (40 - index) * HOUR_MS))
  await storeAt(db, now - HOUR_MS).recordRun('backup', { outcome: 'failed', detail: 'The token has expired' })
  await storeAt(db, now - HOUR_MS).recordInquiry(
    inquiry({
      inquiry_type: 'question',
      name: 'Meenal',
      phone: '+91 20 5550 0162',
      message: 'One\nTwo\nThree\nFour\nFive\nSix',
    }),
  )
  const at = (index: number) => references[index] ?? ''
  const soldRows = async () =>
    (await db
      .prepare(
        "SELECT count(*) AS orders, coalesce(sum(amount), 0) / 100 AS rupees FROM chat_orders WHERE status = 'sold'",
      )
      .first<{
        orders: number
        rupees: number
      }>()) ?? { orders: 0, rupees: 0 }

  await openDashboard(page)
  const toDo = page.getByRole('region', { name: 'To do' })
  await expect(toDo.getByRole('listitem').first()).toContainText('Backup failed')
  await expect(toDo).toContainText('40 Orders to mark')
  await expectNoSidewaysScrolling(page)

  // Five orders in one paste, a tap each, one of them doubled.
  await field(page).fill(
    references
      .slice(0, 5)
      .map((reference, index) => message(reference, `Customer ${index}`))
      .join('\n'),
  )
  await mark(page, at(0)).dblclick()
  for (const reference of references.slice(1, 5)) {
    await mark(page, reference).click()
    await expect(mark(page, reference)).toHaveCount(0)
  }
  await expect(desk(page).getByRole('status').first()).toHaveText('5 orders in this text, 5 marked')
  await expectAfterRefresh(page, 'Orders sold', '5')

  // A wrong amount is asked about, corrected, sold and undone.
  await field(page).fill(at(10))
  await row(page, at(10)).click()
  await desk(page).getByRole('textbox', { name: 'Amount in rupees' }).fill('63300')
  await mark(page, at(10)).click()
  await expect(desk(page)).toContainText('₹63,300 is 100 times the price.')
  await desk(page).getByRole('button', { name: 'Use ₹633' }).click()
  await expect(row(page, at(10))).toContainText('₹633')
  await expect(async () => {
    await mark(page, at(10)).click()
    await expect(mark(page, at(10))).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await undo(page).click()
  await expect(row(page, at(10))).toContainText('₹633')

  // A sale of last Sunday.
  const sunday = new Date(now + 5.5 * HOUR_MS)
  sunday.setUTCDate(sunday.getUTCDate() - (sunday.getUTCDay() || 7))
  const day = sunday.toISOString().slice(0, 10)
  await row(page, at(10)).click()
  await desk(page).getByLabel('Sold on').fill(day)
  await expect(async () => {
    await mark(page, at(10)).click()
    await expect(mark(page, at(10))).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expectAfterRefresh(page, 'Orders sold', '6')

  // The session ends: signing in again does what was tried.
  await field(page).fill(at(11))
  await expect(mark(page, at(11))).toBeVisible()
  await context.clearCookies()
  await mark(page, at(11)).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText(`${at(11)} is not marked yet`)
  await signIn(page)
  await expect(mark(page, at(11))).toHaveCount(0)
  await expectAfterRefresh(page, 'Orders sold', '7')
  await expect(field(page)).toHaveValue(at(11))

  // No network for a minute.
  await field(page).fill(at(12))
  await expect(mark(page, at(12))).toBeVisible()
  await context.setOffline(true)
  await mark(page, at(12)).click()
  await expect(desk(page)).toContainText('Please check your connection')
  await context.setOffline(false)
  await expect(async () => {
    await mark(page, at(12)).click()
    await expect(mark(page, at(12))).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expectAfterRefresh(page, 'Orders sold', '8')

  // Two devices mark the same order.
  await field(page).fill(at(13))
  await expect(mark(page, at(13))).toBeVisible()
  const [clicked] = await storeAt(db, Date.now()).findOrders([at(13)])
  await storeAt(db, Date.now()).changeOrder(clicked?.id ?? '', { status: 'cancelled' })
  await mark(page, at(13)).click()
  await expect(desk(page)).toContainText('another device has marked it')

  // Two lots, one of which is recalled; a sale without a reference; a refund.
  const [older] = await storeAt(db, now - 3 * DAY_MS).findOrders([at(0)])
  await storeAt(db, Date.now()).changeOrder(older?.id ?? '', { lot: RECALLED_LOT })
  await field(page).fill('')
  await desk(page).getByRole('button', { name: 'Sale without a reference' }).click()
  const form = page.getByRole('form', { name: 'Sale without a reference' })
  await form.getByRole('radio', { name: content.packs.list[0]?.id ?? '' }).check({ force: true })
  await form.getByRole('button', { name: /^Mark sold/ }).click()
  await expectAfterRefresh(page, 'Orders sold', '9')

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await orders.getByRole('link', { name: 'Sold', exact: true }).click()
  await orders.getByRole('button', { name: new RegExp(`^${at(1)}`) }).click()
  await orders.getByLabel('Given back in rupees').fill('100')
  await orders.getByRole('button', { name: `Save ${at(1)}` }).click()
  await expect(page.getByRole('region', { name: 'Last change' })).toContainText(`${at(1)} changed`)
  await expectNoSidewaysScrolling(page)

  // The recall: the customer of the one order of the lot is warned.
  await page.getByRole('link', { name: 'More', exact: true }).click()
  const recall = page.getByRole('article', { name: `Lot ${RECALLED_LOT}, recalled` })
  await expectNoSidewaysScrolling(page)
  await recall.getByRole('link', { name: 'Its orders, to warn' }).click()
  await orders.getByRole('checkbox', { name: `Warned ${at(0)}` }).click()
  await expect(page.getByRole('region', { name: 'Last change' })).toContainText(`${at(0)} warned`)
  await expectNoSidewaysScrolling(page)

  // The enquiry of six lines.
  await page.getByRole('link', { name: 'Overview' }).click()
  const enquiries = page.getByRole('region', { name: 'Enquiries' })
  await expect(enquiries.getByRole('listitem').first()).toContainText('Six')
  await enquiries.getByRole('button', { name: 'Mark answered Meenal' }).click()
  await expect(enquiries.getByRole('listitem').first()).toContainText('Answered')

  // At the end every number agrees with the rows.
  await page.reload()
  const rows = await soldRows()
  expect(rows.orders).toBe(9)
  await expectAfterRefresh(page, 'Orders sold', String(rows.orders))
  await expectAfterRefresh(page, 'Rupees sold', `₹${rows.rupees.toLocaleString('en-IN')}`)
  await expect(card(page, 'Rupees sold')).toContainText('₹100 given back')
  await expect(toDo).toContainText(`${40 - 9} Orders to mark`)
  await expect(toDo).not.toContainText('Enquir')
  const written = await db.prepare('SELECT reference, lot FROM chat_orders WHERE warned_at IS NOT NULL').all()
  expect(written.results).toEqual([{ reference: at(0), lot: RECALLED_LOT }])
  const sold = await db
    .prepare('SELECT sold_at FROM chat_orders WHERE reference = ?')
    .bind(at(10))
    .first<{ sold_at: number }>()
  expect(new Date((sold?.sold_at ?? 0) + 5.5 * HOUR_MS).toISOString().slice(0, 10)).toBe(day)
})
