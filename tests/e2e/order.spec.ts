import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { endOfDay } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { billOf } from '#web/shop/order.ts'
import { packsOf } from '#web/shop/price.ts'
import { content } from '../content.ts'
import { doubleText, expect, openHome, stopClock, test } from './home-page.ts'
import { holdScripts } from './scripts.ts'

const { delivery, packs, shop: words } = content
const OFFER_IS_OVER = endOfDay(content.offer.endsOn)
const [large, small] = packsOf(content)
if (!large || !small) throw new Error('There are not two packs')

/** Of 440010. */
const CHARGE = delivery.zones.list[1]?.charge ?? 0

const shop = (page: Page) => page.locator('#shop')
const order = (page: Page) => shop(page).locator('fieldset a[data-chat]').filter({ visible: true })
const jars = (page: Page) => shop(page).getByLabel(words.order.count).filter({ visible: true })
/** Below number and PIN code: what the post costs, or what is wrong. */
const status = (page: Page) => shop(page).locator('fieldset [role=status]').filter({ visible: true })
/** What the button writes into the chat: its address is written when it is focused or pressed. */
const messageOf = async (page: Page) => {
  await order(page).focus()
  return new URL((await order(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}
const choose = (page: Page, size: string) =>
  shop(page).locator('label').filter({ hasText: size }).first().click()

for (const [offerRuns, pack, pin, zone, count] of [
  [true, large, '440010', delivery.zones.list[1], 2],
  [false, small, '110001', delivery.zones.list[2], 1],
] as const) {
  test(`page, message and recorded row agree: ${count} × ${pack.id} to ${pin}, offer ${offerRuns}`, async ({
    page,
  }) => {
    if (offerRuns) await openHome(page)
    else {
      await page.clock.install({ time: OFFER_IS_OVER })
      // With a fragment the popup stays closed.
      await page.goto('/#shop')
    }
    await choose(page, pack.size)
    await jars(page).fill(String(count))
    await page.getByLabel(delivery.pin.label).fill(pin)
    const bill = billOf(pack, count, { offerRuns, zone, freeShippingFrom: packs.freeShippingFrom })
    await expect(status(page)).toContainText(bill.charge ? rupees(bill.total) : pin)
    const label = count === 1 ? pack.order : fill(words.order.several, { jars: count, size: pack.size })
    await expect(order(page)).toHaveText(new RegExp(`^${label}\\s*${rupees(bill.sum)}$`), {
      useInnerText: true,
    })
    const recorded = page.waitForRequest('**/api/orders')
    await order(page).click()
    expect((await recorded).postDataJSON()).toMatchObject({
      pack: pack.id,
      quantity: count,
      amount: bill.total,
      charge: bill.charge,
    })
    expect(await messageOf(page)).toContain(`${count} × ${pack.size}`)
    expect(await messageOf(page)).toContain(rupees(bill.total))
    expect(await messageOf(page)).toContain(pin)
  })
}

test('jars are stepped by keyboard, announced once to screen readers, and what cannot be ordered has its sentence', async ({
  page,
}) => {
  await openHome(page)
  await shop(page).getByRole('button', { name: words.order.more }).filter({ visible: true }).focus()
  await page.keyboard.press('Enter')
  await expect(jars(page)).toHaveValue('2')
  await page.clock.runFor(50)
  await expect(
    shop(page)
      .getByRole('status')
      .filter({ hasText: /2 jars, ₹1,266/ }),
  ).toHaveCount(1)
  for (const typed of ['0', 'two', '']) {
    await jars(page).fill(typed)
    await expect(status(page)).toHaveText(fill(words.order.badJars, { max: 11 }))
    expect(await messageOf(page)).toContain(large.size)
  }
  await jars(page).fill('12')
  await expect(order(page)).toContainText(delivery.bulk?.button ?? '')
  expect(await messageOf(page)).toContain(`12 × ${large.size}`)
  await expect(order(page)).not.toHaveAttribute('data-order')
})

test('presses before the code of the shop has come count once it has', async ({ page }) => {
  const release = await holdScripts(page, 'later')
  await openHome(page, '/#shop')
  const more = shop(page).getByRole('button', { name: words.order.more }).filter({ visible: true })
  await more.click()
  await more.click()
  await expect(jars(page)).toHaveValue('1')
  release()
  await expect(jars(page)).toHaveValue('3')
  await expect(order(page)).toContainText(fill(words.order.several, { jars: 3, size: large.size }))
})

test('numbers that grow move nothing, and fit', { tag: '@both' }, async ({ page }) => {
  await openHome(page, '/#shop')
  const places = () =>
    page.evaluate(() =>
      [
        '#shop fieldset a[data-chat]',
        '#shop [data-part-of-page^=unit]',
        '#pin-code',
        'details:has(#suitability)',
      ].map((selector) => {
        const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
        return Math.round((shown?.getBoundingClientRect().top ?? 0) + scrollY)
      }),
    )
  await choose(page, small.size)
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  const before = await places()
  for (const count of ['2', '11', '1']) {
    await jars(page).fill(count)
    await expect(order(page)).toContainText(rupees(small.price * Number(count)))
    expect(await places(), `${count} jars`).toEqual(before)
  }
  for (const [width, double] of [
    [320, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    if (double) await doubleText(page)
    await jars(page).fill('11')
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('#shop [data-place] *, :has(> #pin-code) *')]
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(wide, `${width} px`).toEqual([])
  }
})

test('a batch page after the offer orders at the maximum retail price', async ({ page }) => {
  await page.clock.install({ time: OFFER_IS_OVER })
  await page.goto(`/batch/${newestBatch(content)?.lot}`)
  const link = page.locator(`a[data-chat="batch-reorder"][data-pack="${small.id}"]`)
  await link.scrollIntoViewIfNeeded()
  await expect(link).toHaveText(new RegExp(`${rupees(small.mrp)}$`), { useInnerText: true })
  const recorded = page.waitForRequest('**/api/orders')
  await link.click()
  expect((await recorded).postDataJSON()).toMatchObject({ quantity: 1, amount: small.mrp, charge: null })
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(`${rupees(small.mrp)} a jar`)
  expect(text).toContain(`Total: ${rupees(small.mrp)}, without delivery`)
})

test('the jar’s pictures open large and turn by arrow keys, without choosing the pack', async ({ page }) => {
  await openHome(page)
  const cue = shop(page).getByRole('button', { name: fill(words.enlarge.open, { size: small.size }) })
  await cue.click()
  const dialog = page.getByRole('dialog', { name: fill(words.enlarge.label, { size: small.size }) })
  await expect(dialog.getByText(`1 of 3: ${words.enlarge.front}`)).toBeVisible()
  await expect(dialog).toContainText(rupees(small.price))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`2 of 3: ${words.enlarge.back}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cue).toBeFocused()
  await expect(shop(page).getByRole('radio', { name: large.size })).toBeChecked()
})

/** The order that a press on the button records, and the message that it opens the chat with. */
async function press(page: Page): Promise<{ row: Record<string, unknown>; message: string }> {
  const recorded = page.waitForRequest('**/api/orders')
  await order(page).click()
  return { row: (await recorded).postDataJSON(), message: await messageOf(page) }
}
const firstLine = ({ reference }: Record<string, unknown>) => `Reference: ${reference}`

test('a reference that a touch has made before hydration is replaced by nothing: one stands in message and row', async ({
  page,
}) => {
  const release = await holdScripts(page, 'later')
  await openHome(page, '/#shop')
  const touched = (await messageOf(page)).split('\n')[0]
  await shop(page).getByRole('button', { name: words.order.more }).filter({ visible: true }).click()
  release()
  await expect(jars(page)).toHaveValue('2')
  const large = await press(page)
  expect(large.message.split('\n')[0]).toBe(touched)
  expect(large.row).toMatchObject({ quantity: 2, pack: '500g' })
  expect(firstLine(large.row)).toBe(touched)

  await choose(page, small.size)
  await page.getByLabel(delivery.pin.label).fill('411001')
  const { row, message } = await press(page)
  expect(row).toMatchObject({ quantity: 1, pack: '250g', charge: delivery.zones.list[0]?.charge })
  expect(message.match(/Reference: /g)).toHaveLength(1)
  expect(message.split('\n')[0]).toBe(firstLine(row))
  expect(message).toContain('411001')
})

test('a press before any script has come orders one jar, whatever was pressed before, and its row says so', async ({
  page,
}) => {
  const release = await holdScripts(page, 'entry')
  await stopClock(page)
  await page.goto('/#shop', { waitUntil: 'commit' })
  await shop(page).getByRole('button', { name: words.order.more }).filter({ visible: true }).click()
  const recorded = page.waitForRequest('**/api/orders')
  await order(page).click()
  const message = await messageOf(page)
  expect(message).toContain(`1 × ${large.size}`)
  release()
  const row = (await recorded).postDataJSON()
  expect(row).toMatchObject({ quantity: 1, pack: '500g' })
  expect(message.split('\n')[0]).toBe(firstLine(row))
})

test('a long press copies the whole message, and what was chosen is there after “back”', async ({ page }) => {
  await openHome(page, '/#shop')
  await choose(page, small.size)
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  await order(page).dispatchEvent('contextmenu')
  const copied = new URL((await order(page).getAttribute('href')) ?? '').searchParams.get('text')
  expect(copied).toMatch(/^Reference: [0-9A-Z]{6}\n.*1 × 250g(.|\n)*440010/)
  await page.goto('/blog')
  await page.goBack()
  await page.getByLabel(delivery.pin.label).scrollIntoViewIfNeeded()
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  expect(await messageOf(page)).toContain('440010')
})
