import type { Page } from '@playwright/test'
import { FREE_SHIPPING_FROM, packs } from '#web/content/packs.ts'
import { expect, expectChatLink, openHome, test } from './home-page.ts'

const [large, small] = packs

const shop = (page: Page) => page.locator('#shop')
const radio = (page: Page, { size }: { size: string }) => shop(page).getByRole('radio', { name: size })
const label = (page: Page, { size }: { size: string }) =>
  shop(page).locator('label').filter({ hasText: size })
/** The page holds both prices; what is read is the one that is shown. */
const shown = { useInnerText: true }
const order = (page: Page) => shop(page).locator('a[data-chat="shop-order"]').filter({ visible: true })
/** While the offer runs. */
const buttonOf = ({ orderLabel, price }: { orderLabel: string; price: number }) =>
  new RegExp(`^${orderLabel}\\s*₹${price}$`)

test.describe('shop', () => {
  test('the order button’s label and price follow the selection', async ({ page }) => {
    await openHome(page)
    await expect(order(page)).toHaveText(buttonOf(large), shown)
    await expectChatLink(order(page))
    await label(page, small).click()
    await expect(radio(page, small)).toBeChecked()
    await expect(radio(page, large)).not.toBeChecked()
    await expect(order(page)).toHaveText(buttonOf(small), shown)
    await expectChatLink(order(page))
    await label(page, large).click()
    await expect(order(page)).toHaveText(buttonOf(large), shown)
  })

  test('the arrow keys choose too, and the Tab key goes on to the order', async ({ page }) => {
    await openHome(page)
    await radio(page, large).focus()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, small)).toBeChecked()
    await expect(radio(page, small)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, large)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(order(page)).toBeFocused()
  })

  test('free shipping is met by the large pack, not by the small one', async ({ page }) => {
    await openHome(page)
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeVisible()
    await label(page, small).click()
    await expect(
      shop(page).getByText(`₹${FREE_SHIPPING_FROM - small.price} more for free shipping`, { exact: true }),
    ).toBeVisible()
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeHidden()
  })

  test('shows both packs at one scale', { tag: '@both' }, async ({ home: page }) => {
    const one = await shop(page)
      .getByRole('img', { name: new RegExp(`^${large.grams} g jar`) })
      .boundingBox()
    const other = await shop(page)
      .getByRole('img', { name: new RegExp(`^${small.grams} g jar`) })
      .boundingBox()
    expect(one?.width).toBe(other?.width)
    expect(one?.height).toBe(other?.height)
  })
})

test.describe('the shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has a pack selector and an order button that work', async ({ page }) => {
    await page.goto('/')
    await expect(order(page)).toHaveText(buttonOf(large), { useInnerText: true })
    await label(page, small).click()
    await expect(order(page)).toHaveText(buttonOf(small), { useInnerText: true })
  })
})
