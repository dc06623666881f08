import type { Page } from '@playwright/test'
import { expect, expectChatLink, openHome, test } from './home-page.ts'

const shop = (page: Page) => page.locator('#shop')
const pack = (page: Page, size: '500g' | '250g') => shop(page).getByRole('radio', { name: size })
const label = (page: Page, size: '500g' | '250g') => shop(page).locator('label').filter({ hasText: size })
/** The page holds both prices; what is read is the one that is shown. */
const shown = { useInnerText: true }
const order = (page: Page) => shop(page).getByRole('link', { name: /^Order/ })

test.describe('shop', () => {
  test('the order button’s label and price follow the selection', async ({ page }) => {
    await openHome(page)
    await expect(order(page)).toHaveText(/Order 500g Pack\s*₹633$/, shown)
    await expectChatLink(order(page))
    await label(page, '250g').click()
    await expect(pack(page, '250g')).toBeChecked()
    await expect(pack(page, '500g')).not.toBeChecked()
    await expect(order(page)).toHaveText(/Order 250g Pack\s*₹330$/, shown)
    await expectChatLink(order(page))
    await label(page, '500g').click()
    await expect(order(page)).toHaveText(/Order 500g Pack\s*₹633$/, shown)
  })

  test('the arrow keys choose too, and the Tab key goes on to the order', async ({ page }) => {
    await openHome(page)
    await pack(page, '500g').focus()
    await page.keyboard.press('ArrowRight')
    await expect(pack(page, '250g')).toBeChecked()
    await expect(pack(page, '250g')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(pack(page, '500g')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(order(page)).toBeFocused()
  })

  test('free shipping is met by 633 rupees, not by 330', async ({ page }) => {
    await openHome(page)
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeVisible()
    await label(page, '250g').click()
    await expect(shop(page).getByText('₹220 more for free shipping', { exact: true })).toBeVisible()
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeHidden()
  })

  test('shows both packs at one scale', { tag: '@both' }, async ({ home: page }) => {
    const large = await shop(page)
      .getByRole('img', { name: /^500 g jar/ })
      .boundingBox()
    const small = await shop(page)
      .getByRole('img', { name: /^250 g jar/ })
      .boundingBox()
    expect(large?.width).toBe(small?.width)
    expect(large?.height).toBe(small?.height)
  })
})

test.describe('the shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has a pack selector and an order button that work', async ({ page }) => {
    await page.goto('/')
    await expect(order(page)).toHaveText(/Order 500g Pack\s*₹633$/, { useInnerText: true })
    await label(page, '250g').click()
    await expect(order(page)).toHaveText(/Order 250g Pack\s*₹330$/, { useInnerText: true })
  })
})
