import type { Page } from '@playwright/test'
import { offer } from '#web/content/offer.ts'
import { packs } from '#web/content/packs.ts'
import { offerEnd, priceAt, unitPriceText } from '#web/content/price.ts'
import { shop as shopTexts } from '#web/content/shop.ts'
import { expect, openHome, test } from './home-page.ts'

const words = shopTexts.price
const shop = (page: Page) => page.locator('#shop')
const bill = (page: Page) => shop(page).locator('.bill:visible')
const label = (page: Page, size: string) => shop(page).locator('label').filter({ hasText: size })
const radio = (page: Page, size: string) => shop(page).getByRole('radio', { name: size })

const [large, small] = packs
const OFFER_IS_OVER = offerEnd(offer)
const during = priceAt(large, new Date(`${offer.startsOn}T12:00:00+05:30`))
const after = priceAt(large, OFFER_IS_OVER)

/** What a line of the bill prints, as it is shown. */
const line = (page: Page, name: RegExp) => bill(page).locator('div').filter({ hasText: name }).locator('dd')

const shown = { useInnerText: true }

test.describe('the price block', () => {
  test('strikes the MRP through, and takes the saving from it', async ({ home: page }) => {
    await expect(
      shop(page)
        .locator('s')
        .filter({ hasText: `₹${during.mrp}` }),
    ).toBeVisible()
    await expect(line(page, /^MRP/)).toHaveText(`₹${during.mrp}`, shown)
    await expect(line(page, /^You save/)).toHaveText(`−₹${during.saving}`, shown)
    await expect(line(page, /^Shipping/)).toHaveText(words.free, shown)
    await expect(line(page, /^Total/)).toHaveText(`₹${during.price}`, shown)
    await expect(
      shop(page).getByText(
        `₹${during.perHundredGrams} ${words.perHundredGrams}, ${unitPriceText(during.price, large.grams)}`,
      ),
    ).toBeVisible()
    await expect(shop(page).getByText(words.perDay).filter({ visible: true }).first()).toBeVisible()
  })

  test('follows the pack, with the shipping of the small one', async ({ page }) => {
    await openHome(page)
    await label(page, small.size).click()
    await expect(line(page, /^Shipping/)).toHaveText(/₹\d+ to ₹\d+/, shown)
    await expect(line(page, /^Total/)).toHaveText(/₹\d+ to ₹\d+/, shown)
  })

  test('names the MRP as what the price is instead of when read aloud', async ({ home: page }) => {
    await expect(radio(page, large.size)).toHaveAccessibleDescription(
      `₹${during.price} ${words.instead} ₹${during.mrp} ${large.savings}`,
    )
  })

  test('shows the MRP alone once the offer is over', async ({ page }) => {
    await page.clock.install({ time: OFFER_IS_OVER })
    await page.goto('/')
    await expect(shop(page).locator('s:visible')).toHaveCount(0)
    await expect(line(page, /^You save/)).toBeHidden()
    await expect(line(page, /^Total/)).toHaveText(`₹${after.price}`, shown)
    await expect(shop(page).getByRole('link', { name: new RegExp(`^${large.orderLabel}`) })).toHaveText(
      new RegExp(`₹${after.price}$`),
      shown,
    )
    await expect(
      shop(page).getByText(
        `₹${after.perHundredGrams} ${words.perHundredGrams}, ${unitPriceText(after.price, large.grams)}`,
      ),
    ).toBeVisible()
    await expect(radio(page, large.size)).toHaveAccessibleDescription(
      new RegExp(`^₹${after.price}(?! ${words.instead})`),
    )
  })
})
