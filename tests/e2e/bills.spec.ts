import type { Page } from '@playwright/test'
import { HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { emptyDatabase, openDashboard } from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const BUYER = 'Lakshmi Kulkarni\n12 Tilak Road\nPune 411030'

test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** Opens the bills of a sale of ₹633 on a phone, whose dialog to print does nothing. */
async function openBills(page: Page, db: D1Database) {
  const reference = await orderAt(db, Date.now() - HOUR_MS, { amount: 673 })
  const store = storeAt(db, Date.now())
  const [order] = await store.findOrders([reference])
  await store.changeOrder(order?.id ?? '', { status: 'sold', amount: 673, charge: 40, sent: true })
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openDashboard(page)
  await page.goto('/admin#orders/sold')
  await page.getByRole('button', { name: new RegExp(`^${reference}`) }).click()
  await page.getByText('Bill', { exact: true }).click()
  return page.getByRole('button', { name: /^Print or share/ })
}

test('a bill is made on a phone, and printed alone on one page of A5', async ({ page, site }) => {
  const print = await openBills(page, site.db)
  await page.getByLabel('Buyer’s name and address').fill(BUYER)
  await page.getByRole('button', { name: 'Make a bill' }).click()
  await expect(print).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'details:has(textarea)')
  await print.click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: /^Bill B/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden()
  await expect(page.getByText('Signature', { exact: true })).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sizes = Array.from(
    pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\s*\]/g),
    ([, ...points]) => points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  )
  expect(sizes).toEqual([[148, 210]])
})
