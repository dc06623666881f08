import type { Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { type Household, jarDurations, packToTake } from '#web/pages/home/shop/jar-duration.ts'
import { endOfDay, longDate } from '#web/shop/day.ts'
import { daysText, PIN_CODE_KEY, shippingText } from '#web/shop/delivery.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { type Pack, priceAt, unitPrice } from '#web/shop/price.ts'
import { content, doses } from '../content.ts'
import { chosen, otherPack } from '../packs.ts'
import { expect, expectChatLink, expectScrolledTo, openHome, test } from './home-page.ts'
import { holdScripts } from './scripts.ts'

const { label: onLabel, language, offer, packs, shop: shopWords } = content
const words = shopWords.price
const { calculator: calculatorWords } = shopWords

const OFFER_IS_OVER = endOfDay(offer.endsOn)
const during = priceAt(chosen, offer, new Date(`${offer.startsOn}T12:00:00+05:30`))
const after = priceAt(chosen, offer, OFFER_IS_OVER)

const unitPriceText = (price: number) => fill(words.unit, { perGram: unitPrice(price, chosen.grams) })
const saving = fill(words.save, {
  amount: rupees(during.saving),
  date: longDate(offer.endsOn, language),
})

const shop = (page: Page) => page.locator('#shop')
const radio = (page: Page, { size }: Pack) => shop(page).getByRole('radio', { name: size })
const label = (page: Page, { size }: Pack) => shop(page).locator('label').filter({ hasText: size })
/** The page holds both prices; what is read is the one that is shown. */
const shown = { useInnerText: true }
const order = (page: Page) => shop(page).locator('fieldset a[data-chat]').filter({ visible: true })
/** A line of the chosen pack's bill. */
const line = (page: Page, text: string) =>
  shop(page).locator('fieldset p').filter({ hasText: text, visible: true })
const unitPriceLine = (page: Page) =>
  shop(page).locator('[data-part-of-page^=unit]').filter({ visible: true })

/** While the offer runs. */
async function expectBillOf(page: Page, { mrp, price }: Pack): Promise<void> {
  await expect(line(page, fill(words.mrp, { amount: rupees(mrp) }))).toBeVisible()
  const shipping = shippingText(price, content)
  await expect(shop(page).getByText(shipping, { exact: true }).filter({ visible: true })).toHaveCount(1)
}

test('shows both packs at one scale, and the price with what it saves', {
  tag: '@both',
}, async ({ home: page }) => {
  const [one, other] = await Promise.all(
    [0, 1].map((place) => shop(page).locator('fieldset img').nth(place).boundingBox()),
  )
  expect(one?.width).toBeCloseTo(other?.width ?? 0, 1)
  expect(one?.height).toBeCloseTo(other?.height ?? 0, 1)
  const struck = shop(page)
    .locator('s')
    .filter({ hasText: rupees(during.mrp) })
  await expect(struck).toBeVisible()
  await expect(line(page, saving)).toBeVisible()
  await expectBillOf(page, chosen)
  await expect(unitPriceLine(page)).toContainText(unitPriceText(during.price), shown)
  await expect(radio(page, chosen)).toHaveAccessibleDescription(
    `${rupees(during.price)} ${words.instead} ${rupees(during.mrp)} ${chosen.savings}`,
  )
})

test('order button, shipping and bill follow the pack, chosen by a press or by the arrow keys', async ({
  page,
}) => {
  await openHome(page)
  const expectOrderOf = async (pack: Pack) => {
    const name = pack.soldOut ? packs.soldOut : `${pack.order}\\s*${rupees(pack.price)}$`
    await expect(order(page)).toHaveText(new RegExp(`^${name}`), shown)
    await expectChatLink(order(page))
    await expectBillOf(page, pack)
  }
  await expectOrderOf(chosen)
  await label(page, otherPack).click()
  await expect(radio(page, otherPack)).toBeChecked()
  await expect(radio(page, chosen)).not.toBeChecked()
  await expectOrderOf(otherPack)

  await radio(page, otherPack).focus()
  for (const pack of [chosen, otherPack, chosen]) {
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, pack)).toBeChecked()
    await expect(radio(page, pack)).toBeFocused()
  }
  // The other pack's pictures, then the stepper: less, the number, more; and the PIN code.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab')
  await expect(order(page)).toBeFocused()
  await expectOrderOf(chosen)
})

test('shows the MRP alone once the offer is over', async ({ page }) => {
  await page.clock.install({ time: OFFER_IS_OVER })
  await page.goto('/#shop')
  await expect(shop(page).locator('s:visible')).toHaveCount(0)
  await expect(line(page, saving)).toHaveCount(0)
  await expect(order(page)).toHaveText(new RegExp(`^${chosen.order}\\s*${rupees(after.price)}$`), shown)
  await expect(unitPriceLine(page)).toContainText(unitPriceText(after.price), shown)
  await expect(radio(page, chosen)).toHaveAccessibleDescription(
    new RegExp(`^${rupees(after.price)}(?! ${words.instead})`),
  )
})

test('a PIN code shows days and charge between number and button, stays on the device, and is in the message of an order', async ({
  page,
}) => {
  await openHome(page)
  const { pin: pinWords, zones } = content.delivery
  const box = page.getByLabel(pinWords.label)
  const answer = shop(page).locator('fieldset [role=status]').filter({ visible: true })
  const messageOf = async () => {
    await order(page).focus()
    return new URL((await order(page).getAttribute('href')) ?? '').searchParams.get('text')
  }
  const line = content.site.pinCode

  await box.fill('ABC 123')
  await expect(answer).toHaveText(pinWords.foreign)
  await box.fill('41100')
  await expect(answer).not.toHaveText(pinWords.digits)
  await box.blur()
  await expect(answer).toHaveText(pinWords.digits)
  expect((await messageOf())?.split('\n')).toContain(line)

  await box.fill('400001')
  const [, zone] = zones.list
  if (!zone) throw new Error('There is no second zone')
  const days = daysText(zone.days, content, 'within')
  await expect(answer).toHaveText(fill(shopWords.order.freeTo, { pin: '400001', days }))
  await label(page, otherPack).click()
  await expect(answer).toContainText(rupees(otherPack.price + zone.charge))
  await label(page, chosen).click()
  expect((await messageOf())?.split('\n').filter((text) => text.startsWith(`${line} 400001`))).toHaveLength(1)

  await page.goto('/blog')
  await page.goto('/')
  await box.scrollIntoViewIfNeeded()
  await expect(box).toHaveValue('400001')
  await expect(answer).toContainText(days)
  await box.fill('')
  expect((await messageOf())?.split('\n')).toContain(line)
  expect(await page.evaluate((key) => localStorage.getItem(key), PIN_CODE_KEY)).toBeNull()
})

test('the calculator answers by keyboard how long a jar lasts, also what was typed before its code came', async ({
  page,
}) => {
  const calculator = page.getByRole('form', { name: calculatorWords.heading })
  const adults = calculator.getByRole('textbox', { name: calculatorWords.adults })
  const result = calculator.getByRole('status')
  const expectAnswer = async (change: Partial<Household>) => {
    const durations = jarDurations({ ...doses.household, ...change }, packs.list, doses.spoons.teaspoon)
    const advice = packToTake(durations, onLabel.keeping.monthsAfterOpening)
    const { days: daysWords, take, takeSeveral } = calculatorWords.result
    await expect(result).toContainText(fill(advice?.jars === 1 ? take : takeSeveral, advice ?? {}))
    for (const { days } of durations) await expect(result).toContainText(fillCount(daysWords, days, language))
  }
  const code = Promise.withResolvers<void>()
  await page.route(/ShopIsland/, async (route) => {
    await code.promise
    await route.continue()
  })
  await openHome(page)
  await shop(page).locator('summary', { hasText: calculatorWords.heading }).click()
  await expectAnswer({})
  await adults.fill('3')
  code.resolve()
  await expectAnswer({ adults: 3 })

  await adults.focus()
  await page.keyboard.press('ArrowUp')
  await expectAnswer({ adults: 4 })
  for (const key of ['Tab', 'ArrowUp']) await page.keyboard.press(key)
  await expectAnswer({ adults: 4, children: 1 })
  await page.keyboard.press('ArrowDown')
  await adults.fill('३')
  await expectAnswer({ adults: 3 })
  for (const typed of ['999', '9', '1.5', '-1', 'two']) {
    await adults.fill(typed)
    await expect(result, typed).toHaveText(fill(calculatorWords.result.limit, { max: 8 }))
  }
  await adults.fill('0')
  await expect(result).toHaveText(calculatorWords.result.nobody)
})

test('links of the footer lead to a place that answers, and that of the label to all of it', async ({
  page,
}) => {
  await openHome(page)
  const { vegetarian, vegetarianMark } = content.label
  await expect(
    page.locator('#ingredients').getByText(vegetarianMark[vegetarian ? 'yes' : 'no'], { exact: true }),
  ).toBeVisible()
  const answers = page.locator('#suitability')
  for (const { text } of content.suitability.ask) await expect(answers.getByText(text)).toBeVisible()
  for (const [name, id] of [
    ['Shipping Info', 'delivery'],
    ['Ayurvedic Doctors', 'founders-heading'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expectScrolledTo(page, id)
  }
  await page.getByRole('link', { name: content.label.more }).click()
  await expect(page).toHaveURL('/batch#label')
  await expect(page.getByRole('table', { name: content.label.nutritionTable.heading })).toBeInViewport()
})

test('a double tap opens the pictures of a jar once, also while their code is being loaded', async ({
  page,
}) => {
  const release = await holdScripts(page, 'later')
  await openHome(page)
  const name = fill(content.shop.enlarge.open, { size: chosen.size })
  await page.getByRole('button', { name, exact: true }).first().dblclick()
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
