import type { Page } from '@playwright/test'
import { expect, openHome, test } from './home-page.ts'

const shop = (page: Page) => page.locator('#shop')
const bill = (page: Page) => shop(page).locator('.bill:visible')
const label = (page: Page, size: string) => shop(page).locator('label').filter({ hasText: size })
const radio = (page: Page, size: string) => shop(page).getByRole('radio', { name: size })

/** The first minute after the offer, in India. */
const OFFER_IS_OVER = new Date('2027-04-01T00:00:00+05:30')

/** What a line of the bill prints, as it is shown. */
const line = (page: Page, name: RegExp) => bill(page).locator('div').filter({ hasText: name }).locator('dd')

const shown = { useInnerText: true }

test.describe('the price block', () => {
  test('strikes the MRP through, and takes the saving from it', async ({ home: page }) => {
    await expect(shop(page).locator('s').filter({ hasText: '₹745' })).toBeVisible()
    await expect(line(page, /^MRP/)).toHaveText('₹745', shown)
    await expect(line(page, /^You save.*31 March 2027/)).toHaveText('−₹112', shown)
    await expect(line(page, /^Shipping/)).toHaveText('Free', shown)
    await expect(line(page, /^Total/)).toHaveText('₹633', shown)
    await expect(shop(page).getByText('₹127 for 100 g', { exact: true })).toBeVisible()
    await expect(shop(page).getByText(/^₹9 to ₹19 a day for an adult/)).toBeVisible()
  })

  test('follows the pack, with the shipping of the small one', async ({ page }) => {
    await openHome(page)
    await label(page, '250g').click()
    await expect(line(page, /^Shipping/)).toHaveText('₹40 to ₹80', shown)
    await expect(line(page, /^Total/)).toHaveText('₹370 to ₹410', shown)
  })

  test('is read aloud with the weight, and names the MRP as what it is instead of', async ({
    home: page,
  }) => {
    await expect(radio(page, '500g')).toHaveAccessibleDescription(
      /^₹633 for 500 grams instead of ₹745 Best Value$/,
    )
  })

  test('shows the MRP alone once the offer is over', async ({ page }) => {
    await page.clock.install({ time: OFFER_IS_OVER })
    await page.goto('/')
    await expect(shop(page).locator('s:visible')).toHaveCount(0)
    await expect(line(page, /^You save/)).toBeHidden()
    await expect(line(page, /^Total/)).toHaveText('₹745', shown)
    await expect(shop(page).getByRole('link', { name: /^Order 500g Pack/ })).toHaveText(/₹745$/, shown)
    await expect(shop(page).getByText('₹149 for 100 g', { exact: true })).toBeVisible()
    await expect(radio(page, '500g')).toHaveAccessibleDescription(/^₹745 for 500 grams/)
  })
})
