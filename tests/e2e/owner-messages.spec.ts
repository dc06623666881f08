import type { Page } from '@playwright/test'
import { reel } from '../content.ts'
import { HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { waitForTasks } from './home-page.ts'
import { emptyDatabase, openDashboard, openMore, signIn } from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const DATABASE = 'owner_messages'
const PROVIDER = 'https://www.instagram.com/embed.js'
const ADDRESS = 'Asha Kulkarni\n12 Lakshmi Road\nPune 411030'

test.use({ expectedConsole: [/status of (401|503)/], viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

const orders = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true })
const countKept = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        // There is none yet, or it was deleted.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(0)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('messages').objectStore('messages').get('all')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.length ?? 0)
          }
        }
      }),
    DATABASE,
  )

/** Marks an order as sold, as another device would. */
async function sell(db: D1Database, reference: string): Promise<void> {
  const store = storeAt(db, Date.now())
  const [order] = await store.findOrders([reference])
  await store.changeOrder(order?.id ?? '', { status: 'sold' })
}

/** Pastes the message of an order with its address, marks it as sold, and opens the list to send. */
async function sellPasted(page: Page, reference: string): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Paste one message or ten, or type a reference' })
    .fill(
      `[28/11/26, 18:02] Asha: Reference: ${reference}\nTotal: ₹633\n${ADDRESS}\n[28/11/26, 18:05] Ravi: Hello`,
    )
  await page.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expect(page.getByRole('region', { name: 'Last change' })).toContainText('sold for ₹633')
  await openToSend(page)
}

async function openToSend(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await orders(page)
    .getByRole('link', { name: /^To send/ })
    .click()
}

test('what a customer wrote is shown and printed to send by, is cut to the address once, and leaves the device in no request', async ({
  page,
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await sellPasted(page, reference)
  const row = orders(page).getByRole('listitem').filter({ hasText: reference })
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
  await page
    .getByRole('textbox', { name: 'Paste one message or ten, or type a reference' })
    .fill(`Reference: ${reference}\nTotal: ₹633\nplease hurry`)
  await expect(page.getByText('Names and addresses stay on this device.')).toBeVisible()
  await openToSend(page)
  await expect(row.getByText(ADDRESS)).toHaveText(ADDRESS)
  await expect(row).not.toContainText('hurry')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('table', { name: /^To send/ }).getByRole('cell', { name: 'Lakshmi' }),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await row.getByRole('button', { name: new RegExp(`^${reference}`) }).click()
  await row.getByText('Bill', { exact: true }).click()
  await expect(row.getByLabel('Buyer’s name and address')).toHaveValue(ADDRESS)
  expect(sent.filter((request) => /Lakshmi|Kulkarni|hurry/.test(decodeURIComponent(request)))).toEqual([])
})

test('address labels are printed on A4, eight to a sheet, of all parcels with an address', async ({
  page,
  site,
}) => {
  const references = await Promise.all(
    Array.from({ length: 8 }, (_, index) => orderAt(site.db, Date.now() - (index + 1) * HOUR_MS)),
  )
  await openDashboard(page)
  for (const reference of references) await sell(site.db, reference)
  await openToSend(page)
  await orders(page).getByRole('link', { name: 'Address labels' }).click()
  const labels = page.getByRole('region', { name: 'Address labels' })
  await expect(labels.getByText('No labels to print')).toBeVisible()
  for (const reference of references) {
    await labels.getByRole('button', { name: `Add the address ${reference}` }).click()
    await labels
      .getByRole('textbox', { name: reference })
      .fill(`Asha ${reference}\n12 Lakshmi Road, near the temple of Omkareshwar\nPune 411030`)
    await labels.getByRole('button', { name: 'Keep as the address' }).click()
  }
  const sheet = labels.getByRole('list', { name: 'Page 1 of labels' })
  await expect(sheet.getByRole('listitem')).toHaveCount(8)
  await labels.getByRole('combobox', { name: 'First free label' }).selectOption('3')
  await expect(labels.getByRole('list', { name: 'Page 2 of labels' }).getByRole('listitem')).toHaveCount(2)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'section:has(.address-page)')
  await labels.getByRole('combobox', { name: 'First free label' }).selectOption('1')
  expect(await printedSizes(page)).toEqual([[210, 297]])
  await labels.getByRole('combobox', { name: 'Paper' }).selectOption('tall')
  expect(await printedSizes(page)).toEqual(references.map(() => [100, 150]))
})

/** The pages that are printed, by width and height in mm. */
async function printedSizes(page: Page): Promise<number[][]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return Array.from(
    pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\s*\]/g),
    ([, ...points]) => points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  )
}

test('“Forget” empties every tab, and so does signing out', async ({ page, context, site }) => {
  const references = [
    await orderAt(site.db, Date.now() - HOUR_MS),
    await orderAt(site.db, Date.now() - 2 * HOUR_MS),
  ]
  await openDashboard(page)
  const other = await context.newPage()
  await openDashboard(other)
  const text = (of: Page) => orders(of).getByRole('listitem').getByText('Lakshmi Road')
  for (const reference of references) {
    await page.goto('/admin#overview')
    await page.reload()
    await sellPasted(page, reference)
    await other.reload()
    await openToSend(other)
    await expect(text(other)).toBeVisible()
    expect(await countKept(page)).toBe(1)
    if (reference === references[0]) {
      await orders(page)
        .getByRole('button', { name: /^Forget/ })
        .click()
      await orders(page)
        .getByRole('button', { name: /^Yes, forget/ })
        .click()
      await expect(text(page)).toHaveCount(0)
      await expect(text(other)).toHaveCount(0)
      await expect(orders(other).getByText('another phone has its own')).toBeVisible()
    } else {
      await openMore(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(other.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    }
    await expect.poll(() => countKept(other)).toBe(0)
  }
})

test('a text is deleted 14 days after its order was last unsent, when the dashboard is opened', async ({
  page,
  site,
}) => {
  const [unsent, sent] = await Promise.all(
    [1, 2].map((hours) => orderAt(site.db, Date.now() - hours * HOUR_MS)),
  )
  await openDashboard(page)
  await sell(site.db, unsent ?? '')
  await page
    .getByRole('textbox', { name: 'Paste one message or ten, or type a reference' })
    .fill(`Reference: ${unsent}\nAsha\nReference: ${sent}\nRavi`)
  await expect.poll(() => countKept(page)).toBe(2)
  // As if it was pasted 15 days ago.
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('messages', 'readwrite')
          const store = transaction.objectStore('messages')
          const reading = store.get('all')
          reading.onsuccess = () =>
            store.put(
              reading.result.map((kept: { day: number }) => ({ ...kept, day: kept.day - 15 })),
              'all',
            )
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(undefined)
          }
        }
      }),
    DATABASE,
  )
  await page.getByRole('button', { name: 'Empty the box' }).click()
  await page.reload()
  await expect.poll(() => countKept(page)).toBe(1)
  await openToSend(page)
  await expect(
    orders(page)
      .getByRole('listitem')
      .filter({ hasText: unsent ?? '' }),
  ).toContainText('Asha')
})

test('where the browser stores nothing, orders are marked and sent as always, and the page says so', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await openDashboard(page)
  await sellPasted(page, reference)
  await expect(orders(page).getByText('This browser keeps no messages')).toBeVisible()
  const row = orders(page).getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('button', { name: `Mark sent ${reference}` }).click()
  await expect(row).toContainText('Sent')
})

test('where the owner has signed in, the reel on home is a plain link, also after signing out', async ({
  page,
  context,
}) => {
  await context.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const link = page.locator(`#benefits a[href="${reel.url}"]`)
  const script = page.locator(`script[src="${PROVIDER}"]`)
  await page.goto('/#benefits')
  await link.scrollIntoViewIfNeeded()
  await expect(script).toHaveCount(1)
  const dashboard = await context.newPage()
  await dashboard.goto('/admin')
  await signIn(dashboard)
  await openMore(dashboard)
  await dashboard.getByRole('button', { name: 'Sign out' }).click()
  await expect(dashboard.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await dashboard.close()
  await page.reload()
  await link.scrollIntoViewIfNeeded()
  await waitForTasks(page)
  await expect(script).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await link.click()
  await expect(script).toHaveCount(0)
  await (await opened).close()
})
