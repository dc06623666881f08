import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { priceAt } from '#web/shop/price.ts'
import { content } from '../content.ts'
import { HOUR_MS, orderAt } from '../owner-rows.ts'
import { chosen as pack } from '../packs.ts'
import { scrollOf } from './home-page.ts'
import {
  emptyDatabase,
  messageField,
  numberOf,
  openDashboard,
  panel,
  rowOf,
  seeAllPanels,
  sell,
} from './owner-dashboard.ts'
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const NEWEST_LOT = newestBatch(content)?.lot ?? ''

test.use({ expectedConsole: [/status of (401|503)/] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

/** Orders on the page that is open, and waits until that is recorded. */
async function orderPack(page: Page) {
  const opened = page.waitForEvent('popup')
  const recorded = page.waitForResponse(/\/api\/orders$/)
  await page.getByRole('link', { name: pack.order }).click()
  expect((await recorded).status()).toBe(201)
  const message = new URL((await opened).url()).searchParams.get('text') ?? ''
  return { message, row: (await recorded).request().postDataJSON() }
}

test('an order goes from a click on a phone to a sale, and back by Undo', async ({ page, context, site }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/?utm_source=instagram')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const { message } = await orderPack(page)
  const [reference = ''] = message.match(/\b[0-9A-Z]{6}(?=\n)/) ?? []
  // As the privacy policy states.
  expect(await context.cookies(site.url)).toEqual([])

  await openDashboard(page)
  await expect(numberOf(page, 'Order clicks')).toHaveText('1')
  await expect(messageField(page)).toBeInViewport()
  await messageField(page).fill(message)
  const worth = rupees(priceAt(pack, content.facts.offer, new Date()).price)
  const desk = panel(page, 'Mark an order')
  const row = desk.getByRole('button', { name: new RegExp(`^${reference}`) })
  await expect(row).toContainText(worth)
  await expect(desk.getByRole('listitem')).toContainText(message.split('\n')[1] ?? '')
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'section:has(textarea)')
  await desk.getByRole('button', { name: `Mark sold ${reference}` }).click()
  const last = panel(page, 'Last change')
  await expect(last.getByRole('status')).toHaveText(`${reference} sold for ${worth}`)
  await expect(numberOf(page, 'Rupees sold')).toHaveText(worth)
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(last.getByRole('status')).toHaveText(`${reference} is as it was before`)
  await expect(numberOf(page, 'Rupees sold')).toHaveText('₹0')
})

test('a jar ordered again on the page of its batch is an order of its lot', async ({ page }) => {
  const scanned = page.waitForResponse(/\/api\/interactions$/)
  await page.goto(`/batch/${NEWEST_LOT}`)
  expect((await scanned).status()).toBe(201)
  expect((await orderPack(page)).row).toMatchObject({
    pack: pack.id,
    amount: priceAt(pack, content.facts.offer, new Date()).price,
    visit_source: { lot: NEWEST_LOT },
  })

  await openDashboard(page)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const open = panel(page, 'Orders')
  await expect(open.getByRole('listitem').first()).toContainText(`Code on ${NEWEST_LOT}`)
  await open.getByRole('button', { name: /^Mark sold/ }).click()
  await expect(open.getByRole('listitem').first()).toContainText('Sold')
  await page.getByRole('link', { name: 'Overview' }).click()
  await seeAllPanels(page)
  await expect(rowOf(page, 'Codes on jars, by lot', NEWEST_LOT).getByRole('cell').last()).toHaveText('1')
  const bySource = rowOf(page, 'From price to order, by source', 'Code on a jar')
  await expect(bySource.getByRole('cell').nth(2)).toHaveText('1')
})

test('no sum, pack or lot in the row of an order is cut or broken on a phone or at a desk', async ({
  page,
  site,
}) => {
  const others = [{ pack: '500g', jars: 50, lot: NEWEST_LOT }]
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  const sale = { pack: '250g', quantity: 50, others, amount: 123_456.5, received: 100, lot: NEWEST_LOT }
  await sell(site.db, reference, sale)
  await openDashboard(page)
  for (const [width, list] of [
    [390, 'owed'],
    [390, 'to-send'],
    [1440, 'owed'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/admin#orders/${list}`)
    const row = panel(page, 'Orders').getByRole('button', { name: new RegExp(`^${reference}`) })
    await expect(row).toContainText('₹1,23,356.50 owed')
    const broken = await row.evaluate((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of node.nodeValue?.matchAll(/₹[\d,.]+|\d+\s×\s\w+|\w+-[\w-]+/g) ?? []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { right } = range.getBoundingClientRect()
          const edge = node.parentElement?.closest('span')?.getBoundingClientRect().right ?? 0
          if (range.getClientRects().length > 1 || right > edge + 1) found.push(word)
        }
      }
      return found
    })
    expect([width, list, ...broken]).toEqual([width, list])
    await expectNoSidewaysScrolling(page)
  }
})

test('a row keeps its height when it is marked on a phone, also where its text gets shorter', async ({
  page,
  site,
}) => {
  const reference = await orderAt(site.db, Date.now() - HOUR_MS)
  await sell(site.db, reference, { amount: 123_456.5, received: 100 })
  await page.setViewportSize(PHONE)
  await openDashboard(page)
  await page.goto('/admin#orders/owed')
  const row = panel(page, 'Orders').getByRole('listitem').filter({ hasText: reference })
  const height = async () => (await row.boundingBox())?.height
  await expect(row).toContainText('₹1,23,356.50 owed')
  const before = await height()
  await row.getByRole('button', { name: /^Paid/ }).click()
  await expect(row).not.toContainText('owed')
  expect(await height()).toBe(before)
})

test('marking an open order by keyboard moves the focus to the next one, in sight; and every icon is seen', async ({
  page,
  site,
}) => {
  for (let hours = 1; hours <= 20; hours += 1) {
    const reference = await orderAt(site.db, Date.now() - hours * HOUR_MS)
    await sell(site.db, reference)
  }
  await openDashboard(page)
  await page.goto('/admin#orders/to-send')
  const rows = panel(page, 'Orders').getByRole('listitem')
  await rows.nth(0).getByRole('button').first().press('Enter')
  await rows.nth(0).getByRole('button', { name: 'Cancel sale' }).press('Enter')
  const next = rows.nth(1).getByRole('button', { name: /^Mark sent/ })
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport()
  // In forced colours, icons have that of the text around them.
  await page.emulateMedia({ forcedColors: 'active' })
  const otherwise = await page
    .locator('.admin .lucide')
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
        )
        .map((icon) => icon.outerHTML),
    )
  expect(otherwise).toEqual([])
  // A button that is drawn as a text has no frame, which would touch its letters.
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCSS('border-width', '0px')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a tap marks the row on which it began, also where the rows move meanwhile or it is repeated', async ({
    page,
    site,
  }) => {
    const references: string[] = []
    for (let hours = 1; hours <= 14; hours += 1)
      references.unshift(await orderAt(site.db, Date.now() - hours * HOUR_MS))
    await openDashboard(page)
    await page.goto('/admin#orders')
    const open = panel(page, 'Orders')
    const button = (index: number) =>
      open.getByRole('button', { name: `Mark sold ${references.at(-1 - index)}` })
    const row = (index: number) => open.getByRole('listitem').nth(index)
    const devtools = await page.context().newCDPSession(page)
    const press = (at: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    const lift = () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const middleOf = async (index: number) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button(index).boundingBox()) ?? {}
      return { x: x + width / 2, y: y + height / 2 }
    }

    const [first, second] = [await middleOf(0), await middleOf(1)]
    await press(first)
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), second.y - first.y)
    await lift()
    await expect(row(0)).toContainText('Sold')
    await expect(button(1)).toBeVisible()

    // The next one to mark is below the window: the page stays, and so does what is under the finger.
    const last = await page.evaluate(() => {
      const marks = [...document.querySelectorAll('[data-mark]')]
      return marks.findLastIndex((mark) => mark.getBoundingClientRect().bottom < innerHeight - 60)
    })
    const at = await middleOf(last + 1)
    const scrolled = await scrollOf(page)
    for (const _ of [1, 2, 3]) {
      await press(at)
      await lift()
      await expect(row(last + 1)).toContainText('Sold')
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    }
    expect(await scrollOf(page)).toBe(scrolled)
    await expect(open.getByRole('listitem').filter({ hasText: 'Sold today' })).toHaveCount(2)
  })
})
