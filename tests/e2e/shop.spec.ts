import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import type { Pack } from '#web/model/types.ts'
import { endOfDay, longDate } from '#web/shop/day.ts'
import { shippingText } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { priceAt, unitPrice } from '#web/shop/price.ts'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { openHeld } from './scripts.ts'
import { expect, test } from './test.ts'

// What the island makes of what is chosen and typed is tested in tests/dom/shop.test.tsx, the end of the offer in
// tests/dom/order-links.test.tsx.

const { facts, zones } = content
const { delivery, shop: words } = content.words
const OFFER_IS_OVER = endOfDay(facts.offer.endsOn)
const DURING_OFFER = new Date(`${facts.offer.startsOn}T12:00:00+05:30`)
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
const add = (page: Page, { size }: Pack) =>
  shop(page).getByRole('button', { name: `${fill(words.order.jars, { size })}: ${words.order.more}` })
/** Below number and PIN code: what the post costs, or what is wrong. */
const status = (page: Page) => shop(page).locator('fieldset [role=status]').filter({ visible: true })
/** A line of the chosen pack's bill. */
const line = (page: Page, text: string) =>
  shop(page).locator('fieldset p').filter({ hasText: text, visible: true })
/** What the button writes into the chat: its address is written when it is focused or pressed. */
const messageOf = async (page: Page) => {
  await home.orderButton(page).focus()
  return new URL((await home.orderButton(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

/** Expects the words of the order button. The page holds the price after the offer too; what is read is what is shown. */
const expectButton = (page: Page, label: string, sum: number) =>
  expect(home.orderButton(page)).toHaveText(`${label} ${rupees(sum)}`, { useInnerText: true })

test('button, shipping, saving and bill follow the pack that is chosen', async ({ page }) => {
  await home.openHome(page)
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
    const { price, mrp, saving } = priceAt(pack, facts.offer, DURING_OFFER)
    await expect(radio(page, pack)).toBeChecked()
    await expectButton(page, pack.order, price)
    await home.expectChatLink(home.orderButton(page))
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
  await home.packLabel(page, small).click()
  await expectOrderOf(small)
  await radio(page, small).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, large)).toBeFocused()
  await expectOrderOf(large)
  // The other pack's pictures, then the steppers: less, the number, more; and the PIN code.
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab')
  await expect(home.orderButton(page)).toBeFocused()
})

test('a page that is opened after the offer has the maximum retail price alone', async ({ page }) => {
  await page.clock.install({ time: OFFER_IS_OVER })
  // With a fragment the popup stays closed.
  await page.goto('/#shop')
  await home.packLabel(page, small).click()
  await expectButton(page, small.order, small.mrp)
  await expect(shop(page).locator('s:visible')).toHaveCount(0)
  const perGram = unitPrice(small.mrp, small.grams)
  await expect(shop(page).locator('[data-part-of-page^=unit]').filter({ visible: true })).toContainText(
    fill(words.price.unit, { perGram }),
    { useInnerText: true },
  )
  const alone = new RegExp(`^${rupees(small.mrp)}(?! ${words.price.instead})`)
  await expect(radio(page, small)).toHaveAccessibleDescription(alone)
})

test('growing numbers fit and cause no layout shift', { tag: '@both' }, async ({ page }) => {
  await home.openHome(page, '/#shop')
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
  await home.packLabel(page, small).click()
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  const before = await places()
  for (const count of ['2', '11', '1']) {
    await jars(page).fill(count)
    await expect(home.orderButton(page)).toContainText(rupees(small.price * Number(count)))
    expect(await places(), `${count} jars`).toEqual(before)
  }
  for (const count of ['9', '0']) {
    await shop(page).locator('[data-others-of]').fill(count)
    await expect(home.orderButton(page)).toContainText(rupees(small.price + large.price * Number(count)))
    expect(await places(), `${count} more`).toEqual(before)
  }
  for (const [width, double] of [
    [320, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    if (double) await home.doubleText(page)
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

test('an early double tap opens the jar’s pictures once, which turn by arrow keys', async ({ page }) => {
  const release = await openHeld(page, '/', 'later')
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

test('presses before the shop’s code has loaded count once it has, with one reference', async ({ page }) => {
  const release = await openHeld(page, '/#shop', 'later')
  const touched = (await messageOf(page)).split('\n')[0]
  for (const button of [more(page), more(page), add(page, small)]) await button.click()
  await expect(jars(page)).toHaveValue('1')
  release()
  await expect(jars(page)).toHaveValue('3')
  const recorded = page.waitForRequest('**/api/orders')
  await home.orderButton(page).click()
  expect((await messageOf(page)).split('\n')[0]).toBe(touched)
  const { reference, ...row } = (await recorded).postDataJSON()
  expect(touched).toBe(`Reference: ${reference}`)
  expect(row).toMatchObject({ quantity: 3, pack: large.id, others: [{ pack: small.id, jars: 1 }] })
})

test('a long press copies the whole message, and what was chosen is there after “back”', async ({ page }) => {
  await home.openHome(page, '/#shop')
  await home.packLabel(page, small).click()
  await page.getByLabel(delivery.pin.label).fill('440010')
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  await home.orderButton(page).dispatchEvent('contextmenu')
  const copied = new URL((await home.orderButton(page).getAttribute('href')) ?? '').searchParams.get('text')
  expect(copied).toMatch(/^Reference: [0-9A-Z]{6}\n.*1 × 250g(.|\n)*440010/)
  await page.goto('/blog')
  await page.goBack()
  await page.getByLabel(delivery.pin.label).scrollIntoViewIfNeeded()
  await expect(status(page)).toContainText(rupees(small.price + CHARGE))
  expect(await messageOf(page)).toContain('440010')
})
