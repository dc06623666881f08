import type { Locator, Page } from '@playwright/test'
import { LANGUAGES } from '#contract/languages.ts'
import { rupees } from '#contract/rupees.ts'
import { loadContent } from '#web/model/load.ts'
import type { Pack } from '#web/model/types.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { endOfDay, longDate } from '#web/shop/day.ts'
import { shippingText } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { costOf } from '#web/shop/order.ts'
import { priceAt, unitPrice } from '#web/shop/price.ts'
import { content } from '../content.ts'
import {
  doubleText,
  expect,
  expectChatLink,
  openHome,
  orderButton,
  packLabel,
  stopClock,
  test,
} from './home-page.ts'
import { holdScripts } from './scripts.ts'

// What the island makes of what is chosen and typed is tested in tests/dom/shop.test.tsx.

const { facts, zones } = content
const { delivery, shop: words } = content.words
const NEWEST_LOT = newestBatch(content)?.lot ?? ''
const OFFER_IS_OVER = endOfDay(facts.offer.endsOn)
const [large, small] = content.packs
if (!large || !small) throw new Error('There are not two packs')

/** Of 440010. */
const CHARGE = zones[1]?.charge ?? 0

const shop = (page: Page) => page.locator('#shop')
const radio = (page: Page, { size }: Pack) => shop(page).getByRole('radio', { name: size })
const jars = (page: Page) => shop(page).getByLabel(words.order.count).filter({ visible: true })
const more = (page: Page) =>
  shop(page).getByRole('button', { name: words.order.more, exact: true }).filter({ visible: true })
/** One jar more of a pack beside the chosen one. */
const add = (page: Page, { size }: Pack, texts = words.order) =>
  shop(page).getByRole('button', { name: `${fill(texts.jars, { size })}: ${texts.more}` })
/** Below number and PIN code: what the post costs, or what is wrong. */
const status = (page: Page) => shop(page).locator('fieldset [role=status]').filter({ visible: true })
/** A line of the chosen pack's bill. */
const line = (page: Page, text: string) =>
  shop(page).locator('fieldset p').filter({ hasText: text, visible: true })
/** What the button writes into the chat: its address is written when it is focused or pressed. */
const messageOf = async (page: Page) => {
  await orderButton(page).focus()
  return new URL((await orderButton(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

/** Expects the words of the order button. The page holds the price after the offer too; what is read is what is shown. */
const expectButton = (page: Page, label: string, sum: number) =>
  expect(orderButton(page)).toHaveText(new RegExp(`^${label}\\s*${rupees(sum)}$`), { useInnerText: true })

/** The order that a press on the button records, and the message that it opens the chat with. */
async function press(page: Page): Promise<{ row: Record<string, unknown>; message: string }> {
  const recorded = page.waitForRequest('**/api/orders')
  await orderButton(page).click()
  return { row: (await recorded).postDataJSON(), message: await messageOf(page) }
}
/** The amounts that an order link shows, and that it has written into the chat by a press. */
async function pricesOf(link: Locator) {
  // The link holds the price after the offer, too.
  const shown = await link
    .getByText(/^₹[\d,]+$/)
    .filter({ visible: true })
    .textContent()
  await link.dispatchEvent('pointerdown')
  return [shown, new URL((await link.getAttribute('href')) ?? '').search].map(
    (text) => /₹[\d,]+/.exec(decodeURIComponent(text ?? ''))?.[0],
  )
}

const firstLine = ({ reference }: Record<string, unknown>) => `Reference: ${reference}`

test('a page that was opened while the offer ran, and is shown or used after it, has the price of that moment', async ({
  page,
}) => {
  for (const path of [`/batch/${NEWEST_LOT}`, '/']) {
    const link = page.locator('main a[data-order][data-price]').filter({ visible: true }).first()
    await page.clock.install({ time: OFFER_IS_OVER.getTime() - 60_000 })
    await page.goto(path)
    const { price, mrp } = await link.evaluate(({ dataset }: HTMLElement) => dataset)
    const [during, after] = [price, mrp].map((amount) => rupees(Number(amount)))
    expect(await pricesOf(link)).toEqual([during, during])
    // Without a word from the browser the price changes with the press.
    await page.clock.setSystemTime(OFFER_IS_OVER)
    expect(await pricesOf(link)).toEqual([during, after])
    expect(await pricesOf(link)).toEqual([after, after])
    for (const [target, type] of [
      ['document', 'visibilitychange'],
      ['window', 'pageshow'],
    ] as const) {
      await page.clock.setSystemTime(OFFER_IS_OVER.getTime() - 60_000)
      await page.evaluate(`${target}.dispatchEvent(new Event('${type}'))`)
      expect(await pricesOf(link)).toEqual([during, during])
      await page.clock.setSystemTime(OFFER_IS_OVER)
      await page.evaluate(`${target}.dispatchEvent(new Event('${type}'))`)
      expect(await pricesOf(link)).toEqual([after, after])
    }
  }
})

test('both packs are drawn at one scale; order button, shipping, saving and bill follow the one that a press or the arrow keys choose', async ({
  page,
}) => {
  await openHome(page)
  const sizes = await shop(page)
    .locator('fieldset img:visible')
    .evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return `${Math.round(width)} × ${Math.round(height)}`
      }),
    )
  expect([sizes.length, new Set(sizes).size]).toEqual([2, 1])

  const expectOrderOf = async (pack: Pack) => {
    const { price, mrp, saving } = priceAt(
      pack,
      facts.offer,
      new Date(`${facts.offer.startsOn}T12:00:00+05:30`),
    )
    await expect(radio(page, pack)).toBeChecked()
    await expectButton(page, pack.order, price)
    await expectChatLink(orderButton(page))
    const date = longDate(facts.offer.endsOn, content.language)
    await expect(line(page, fill(words.price.save, { amount: rupees(saving), date }))).toBeVisible()
    await expect(line(page, fill(words.price.mrp, { amount: rupees(mrp) }))).toBeVisible()
    await expect(
      shop(page).getByText(shippingText(price, content), { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
    await expect(radio(page, pack)).toHaveAccessibleDescription(
      `${rupees(price)} ${words.price.instead} ${rupees(mrp)} ${pack.savings}`,
    )
  }
  await expectOrderOf(large)
  await packLabel(page, small).click()
  await expectOrderOf(small)
  await radio(page, small).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, large)).toBeFocused()
  await expectOrderOf(large)
  // The other pack's pictures, then the steppers: less, the number, more; and the PIN code.
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab')
  await expect(orderButton(page)).toBeFocused()
})

for (const [offerRuns, pack, pin, zone, count] of [
  [true, large, '440010', zones[1], 2],
  [false, small, '110001', zones[2], 1],
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
    await packLabel(page, pack).click()
    await jars(page).fill(String(count))
    await page.getByLabel(delivery.pin.label).fill(pin)
    const cost = costOf([{ ...pack, jars: count }], {
      offerRuns,
      zone,
      freeShippingFrom: facts.packs.freeShippingFrom,
    })
    await expect(status(page)).toContainText(cost.charge ? rupees(cost.total) : pin)
    const label = count === 1 ? pack.order : fill(words.order.several, { packs: `${count} × ${pack.size}` })
    await expectButton(page, label, cost.sum)
    if (!offerRuns) {
      // The maximum retail price stands alone.
      await expect(shop(page).locator('s:visible')).toHaveCount(0)
      const perGram = unitPrice(pack.mrp, pack.grams)
      await expect(shop(page).locator('[data-part-of-page^=unit]').filter({ visible: true })).toContainText(
        fill(words.price.unit, { perGram }),
        { useInnerText: true },
      )
      await expect(radio(page, pack)).toHaveAccessibleDescription(
        new RegExp(`^${rupees(pack.mrp)}(?! ${words.price.instead})`),
      )
    }
    const { row, message } = await press(page)
    expect(row).toMatchObject({
      pack: pack.id,
      quantity: count,
      amount: cost.total,
      charge: cost.charge,
    })
    for (const part of [`${count} × ${pack.size}`, rupees(cost.total), pin]) expect(message).toContain(part)
  })
}

test.describe('one order of two sizes', () => {
  for (const { id } of LANGUAGES)
    test(`has one total in button, message and recorded row, in ${id}`, { tag: '@both' }, async ({
      page,
    }) => {
      const localized = loadContent(id)
      const [first, second] = localized.packs
      if (!first || !second) throw new Error('There are not two packs')
      const texts = localized.words.shop.order
      await stopClock(page)
      await page.goto(`${id === 'en' ? '/' : `/${id}`}#shop`)
      const total = first.price + 2 * second.price
      for (let press = 0; press < 2; press += 1) await add(page, second, texts).click()
      const label = fill(texts.several, { packs: `${first.size} + 2 × ${second.size}` })
      await expect(orderButton(page)).toHaveText(
        new RegExp(`^${label}`.replaceAll(' ', '\\s').replaceAll('+', '\\+')),
        {
          useInnerText: true,
        },
      )
      const { row, message } = await press(page)
      expect(row).toMatchObject({
        pack: '500g',
        quantity: 1,
        others: [{ pack: '250g', jars: 2, each: second.price }],
        amount: total,
        charge: 0,
      })
      for (const part of [`1 × ${first.size}`, `2 × ${second.size}`, rupees(total)])
        expect(message).toContain(part)
    })

  test('counts presses before the code of the shop has come, and keeps all jars when the other pack is chosen', async ({
    page,
  }) => {
    const release = await holdScripts(page, 'later')
    await openHome(page, '/#shop')
    await add(page, small).click()
    await add(page, small).click()
    release()
    await expectButton(page, '.*', large.price + 2 * small.price)
    await packLabel(page, small).click()
    const { row } = await press(page)
    expect(row).toMatchObject({
      pack: small.id,
      quantity: 2,
      others: [{ pack: large.id, jars: 1, each: large.price }],
      amount: large.price + 2 * small.price,
    })
  })

  test('what is typed that is no number of jars is not ordered, and shows no total', async ({ page }) => {
    await openHome(page, '/#shop')
    const box = shop(page).locator('[data-others-of]')
    for (const typed of ['-1', '1e3', '9999999', '<b>2</b>', '٣٣٣٣٣']) {
      await box.fill(typed)
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      const message = await messageOf(page)
      expect(message).toContain(`? × ${small.size}`)
      expect(message).not.toContain(typed)
    }
    // A jar of each, while no number is known.
    expect((await press(page)).row).toMatchObject({
      quantity: 1,
      others: [{ pack: small.id, jars: 1, each: small.price }],
      amount: large.price + small.price,
    })
    await box.fill('२')
    await expectButton(page, '.*', large.price + 2 * small.price)
  })
})

test('growing numbers fit and cause no layout shift', { tag: '@both' }, async ({ page }) => {
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
  await packLabel(page, small).click()
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  const before = await places()
  for (const count of ['2', '11', '1']) {
    await jars(page).fill(count)
    await expect(orderButton(page)).toContainText(rupees(small.price * Number(count)))
    expect(await places(), `${count} jars`).toEqual(before)
  }
  for (const count of ['9', '0']) {
    await shop(page).locator('[data-others-of]').fill(count)
    await expect(orderButton(page)).toContainText(rupees(small.price + large.price * Number(count)))
    expect(await places(), `${count} more`).toEqual(before)
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

test('a double tap while their code is being loaded opens the jar’s pictures once; they turn by arrow keys, and choose no pack', async ({
  page,
}) => {
  const release = await holdScripts(page, 'later')
  await openHome(page)
  const cue = shop(page).getByRole('button', { name: fill(words.enlarge.open, { size: small.size }) })
  await cue.dblclick()
  release()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(fill(words.enlarge.label, { size: small.size }))
  await expect(dialog.getByText(`1 of 3: ${words.enlarge.front}`)).toBeVisible()
  await expect(dialog).toContainText(rupees(small.price))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`2 of 3: ${words.enlarge.back}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cue).toBeFocused()
  await expect(radio(page, large)).toBeChecked()
})

test('presses before the code of the shop has come count once it has, and the reference that a touch has made stands in message and row', async ({
  page,
}) => {
  const release = await holdScripts(page, 'later')
  await openHome(page, '/#shop')
  const touched = (await messageOf(page)).split('\n')[0]
  await more(page).click()
  await more(page).click()
  await expect(jars(page)).toHaveValue('1')
  release()
  await expect(jars(page)).toHaveValue('3')
  const first = await press(page)
  expect(first.message.split('\n')[0]).toBe(touched)
  expect(first.row).toMatchObject({ quantity: 3, pack: large.id })
  expect(firstLine(first.row)).toBe(touched)

  await packLabel(page, small).click()
  await page.getByLabel(delivery.pin.label).fill('411001')
  const { row, message } = await press(page)
  expect(row).toMatchObject({ quantity: 1, pack: small.id, charge: zones[0]?.charge })
  expect(message.match(/Reference: /g)).toHaveLength(1)
  expect(message.split('\n')[0]).toBe(firstLine(row))
})

test('a press before any script has come orders one jar, whatever was pressed before, and its row says so', async ({
  page,
}) => {
  const release = await holdScripts(page, 'entry')
  await stopClock(page)
  await page.goto('/#shop', { waitUntil: 'commit' })
  await more(page).click()
  const recorded = page.waitForRequest('**/api/orders')
  await orderButton(page).click()
  const message = await messageOf(page)
  expect(message).toContain(`1 × ${large.size}`)
  release()
  const row = (await recorded).postDataJSON()
  expect(row).toMatchObject({ quantity: 1, pack: large.id })
  expect(message.split('\n')[0]).toBe(firstLine(row))
})

test('a long press copies the whole message, and what was chosen is there after “back”', async ({ page }) => {
  await openHome(page, '/#shop')
  await packLabel(page, small).click()
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  await orderButton(page).dispatchEvent('contextmenu')
  const copied = new URL((await orderButton(page).getAttribute('href')) ?? '').searchParams.get('text')
  expect(copied).toMatch(/^Reference: [0-9A-Z]{6}\n.*1 × 250g(.|\n)*440010/)
  await page.goto('/blog')
  await page.goBack()
  await page.getByLabel(delivery.pin.label).scrollIntoViewIfNeeded()
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  expect(await messageOf(page)).toContain('440010')
})
