import type { Page } from '@playwright/test'
import { HOUR_MS, orderAt } from '../owner-rows.ts'
import {
  emptyDatabase,
  keyField,
  messageField,
  openDashboard,
  openMore,
  panel,
  sell,
  signOut,
} from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, printedSizes, test } from './test.ts'

const ADDRESS = 'Asha Kulkarni\n12 Lakshmi Road\nPune 411030'

test.use({ expectedConsole: [/status of (401|503)/], viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

const orders = (page: Page) => panel(page, 'Orders')
const orderRow = (page: Page, hasText: string) => orders(page).getByRole('listitem').filter({ hasText })

/** Counts the messages that the browser keeps, once each of them is a number of days older. */
const countKept = (page: Page, olderByDays = 0) =>
  page.evaluate(async (days) => {
    const opening = indexedDB.open('owner_messages')
    // There is none yet, or it was deleted.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const done = (request: IDBRequest) =>
      new Promise<boolean>((resolve) => {
        request.onsuccess = () => resolve(true)
        request.onerror = () => resolve(false)
      })
    if (!(await done(opening))) return 0
    const store = opening.result.transaction('messages', 'readwrite').objectStore('messages')
    const reading = store.get('all')
    await done(reading)
    const kept: { day: number }[] = reading.result ?? []
    if (days)
      await done(
        store.put(
          kept.map((message) => ({ ...message, day: message.day - days })),
          'all',
        ),
      )
    opening.result.close()
    return kept.length
  }, olderByDays)

/** Pastes the message of an order with its address, marks it as sold, and opens the list to send. */
async function sellPasted(page: Page, reference: string): Promise<void> {
  await messageField(page).fill(
    `[28/11/26, 18:02] Asha: Reference: ${reference}\nTotal: ₹633\n${ADDRESS}\n[28/11/26, 18:05] Ravi: Hello`,
  )
  await page.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expect(panel(page, 'Last change')).toContainText('sold for ₹633')
  await openToSend(page)
}

async function openToSend(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await orders(page)
    .getByRole('link', { name: /^To send/ })
    .click()
}

test('a customer’s message is kept until the parcel is sent and for 14 days after, on this device only', async ({
  page,
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await sellPasted(page, reference)
  const row = orderRow(page, reference)
  await expect(row).toContainText(`Asha\nTotal: ₹633\n${ADDRESS}`)
  await expect(row).not.toContainText('Hello')
  await row.getByRole('button', { name: `Cut to the address ${reference}` }).click()
  const box = row.getByRole('textbox', { name: new RegExp(`^Select the name and address of ${reference}`) })
  await expect(box).toBeFocused()
  await expectAccessible(page, 'form:has(textarea)')
  // The address is selected, as with the handles of a phone.
  await box.evaluate((element: HTMLTextAreaElement) =>
    element.setSelectionRange(element.value.indexOf('Asha K'), element.value.length),
  )
  await row.getByRole('button', { name: 'Keep as the address' }).click()
  await expect(row.getByRole('button', { name: `Change the address ${reference}` })).toBeVisible()
  await expect(row).not.toContainText('Total')
  await expectNoSidewaysScrolling(page)

  // It is kept: after a reload, and though the message is pasted again.
  await page.goto('/admin#overview')
  await page.reload()
  await messageField(page).fill(`Reference: ${reference}\nTotal: ₹633\nplease hurry`)
  await expect(page.getByText('Names and addresses stay on this device.')).toBeVisible()
  await openToSend(page)
  await expect(row.getByText(ADDRESS)).toHaveText(ADDRESS)
  await expect(row).not.toContainText('hurry')
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('table', { name: /^To send/ })
  await expect(printed.getByRole('cell', { name: 'Lakshmi' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await row.getByRole('button', { name: new RegExp(`^${reference}`) }).click()
  await row.getByText('Bill', { exact: true }).click()
  await expect(row.getByLabel('Buyer’s name and address')).toHaveValue(ADDRESS)
  expect(sent.filter((request) => /Lakshmi|Kulkarni|hurry/.test(decodeURIComponent(request)))).toEqual([])

  await sell(site.db, reference, { sent: true })
  await page.goto('/admin#overview')
  await page.getByRole('button', { name: 'Empty the box' }).click()
  expect(await countKept(page, 15)).toBe(1)
  await page.reload()
  await expect.poll(() => countKept(page)).toBe(0)
})

/** Of letters that are wide, narrow, and joined; a word longer than a line. */
const LONG_ADDRESSES = [
  `MR. VENKATASUBRAMANIAN RAMACHANDRAN\n${'PLOT NO 45, SECTOR 21, NERUL EAST, '.repeat(5)}\nNAVI MUMBAI 400706`,
  `Asha\n${'WAGHMAREWADI'.repeat(12)}\n${'Flat 302, Sai Krupa, near the temple, '.repeat(4)}\nPune 411030`,
  `श्रीमती लक्ष्मीबाई कुलकर्णी\n${'फ्लॅट नंबर ३०२, साई कृपा सोसायटी, '.repeat(5)}\nपुणे ४११०३०`,
]

test('address labels are printed, eight to a sheet of A4 or one to a page', async ({ page, site }) => {
  const references = await Promise.all(
    Array.from({ length: 3 }, (_, index) => orderAt(site.db, Date.now() - (index + 1) * HOUR_MS)),
  )
  for (const reference of references) await sell(site.db, reference)
  await openDashboard(page)
  await openToSend(page)
  await orders(page).getByRole('link', { name: 'Address labels' }).click()
  const labels = panel(page, 'Address labels')
  const choose = (name: string, value: string) => labels.getByRole('combobox', { name }).selectOption(value)
  const labelsOn = (sheet: number) =>
    labels.getByRole('list', { name: `Page ${sheet} of labels` }).getByRole('listitem')
  await expect(labels.getByText('No labels to print')).toBeVisible()
  for (const [index, reference] of references.entries()) {
    await labels.getByRole('button', { name: `Add the address ${reference}` }).click()
    await labels.getByRole('textbox', { name: reference }).fill(LONG_ADDRESSES[index] ?? '')
    await labels.getByRole('button', { name: 'Keep as the address' }).click()
  }
  await expect(labelsOn(1)).toHaveCount(3)
  await choose('First free label', '7')
  await expect(labelsOn(2)).toHaveCount(1)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'section:has(.address-page)')
  await choose('First free label', '1')
  await page.emulateMedia({ media: 'print' })
  // Not in parts of the label's width, by which Firefox prints another size than it wraps.
  const length = labelsOn(1)
    .first()
    .evaluate((label) => getComputedStyle(label).getPropertyValue('--mm'))
  expect(await length).toBe('1mm')
  await page.emulateMedia({ media: null })
  // Below the address, the sender is on the label, too.
  const beyondLabels = () =>
    page
      .locator('.address-label > div')
      .evaluateAll((all) => all.map((label) => label.scrollHeight - label.clientHeight))
  expect(await beyondLabels()).toEqual([0, 0, 0])
  expect(await printedSizes(page)).toEqual([[210, 297]])
  await choose('Paper', 'flat')
  expect(await beyondLabels()).toEqual([0, 0, 0])
  await choose('Paper', 'tall')
  expect(await printedSizes(page)).toEqual(references.map(() => [100, 150]))
})

test('“Forget” and signing out empty every tab of messages', async ({ page, context, site }) => {
  const [first, second] = [
    await orderAt(site.db, Date.now() - HOUR_MS),
    await orderAt(site.db, Date.now() - 2 * HOUR_MS),
  ]
  const other = await context.newPage()
  const text = (of: Page) => orders(of).getByRole('listitem').getByText('Lakshmi Road')
  await openDashboard(page)
  await sellPasted(page, first)
  await openDashboard(other)
  await openToSend(other)
  await expect(text(other)).toBeVisible()
  expect(await countKept(page)).toBe(1)
  for (const name of [/^Forget/, /^Yes, forget/]) await orders(page).getByRole('button', { name }).click()
  for (const tab of [page, other]) await expect(text(tab)).toHaveCount(0)
  await expect(orders(other).getByText('another phone has its own')).toBeVisible()
  await expect.poll(() => countKept(other)).toBe(0)

  await page.getByRole('link', { name: 'Overview' }).click()
  await sellPasted(page, second)
  await expect.poll(() => countKept(other)).toBe(1)
  await openMore(page)
  await signOut(page)
  await expect(keyField(other)).toBeVisible()
  await expect(other.getByText('Live Data')).toHaveCount(0)
  await expect.poll(() => countKept(other)).toBe(0)
})

test('where the browser stores nothing, orders are marked and sent as always', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await sellPasted(page, reference)
  await expect(orders(page).getByText('This browser keeps no messages')).toBeVisible()
  const row = orderRow(page, reference)
  await row.getByRole('button', { name: `Mark sent ${reference}` }).click()
  await expect(row).toContainText('Sent')
})
