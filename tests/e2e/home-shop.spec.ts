import type { Page } from '@playwright/test'
import { expect, expectChatLink, openHome, test } from './home-page.ts'

const shop = (page: Page) => page.locator('#shop')
const pack = (page: Page, size: '500g' | '250g') => shop(page).getByRole('radio', { name: size })
const label = (page: Page, size: '500g' | '250g') => shop(page).locator('label').filter({ hasText: size })
/** The page holds both prices; what is read is the one that is shown. */
const shown = { useInnerText: true }
const order = (page: Page) => shop(page).getByRole('link', { name: /^Order/ })

/** What stands on one pack's card. */
const card = (page: Page, size: '500g' | '250g') => pack(page, size).locator('xpath=../..')

test.describe('shop', () => {
  test('offers 500g and 250g in one radio group, 500g chosen', async ({ home: page }) => {
    const group = shop(page).getByRole('group', { name: 'Pack size' })
    await expect(group.getByRole('radio')).toHaveCount(2)
    await expect(pack(page, '500g')).toBeChecked()
    await expect(pack(page, '250g')).not.toBeChecked()
  })

  test('500g: 633 rupees, Premium Family Pack, Best Value, POPULAR', async ({ home: page }) => {
    for (const words of ['₹633', 'Premium Family Pack', 'Best Value', 'POPULAR']) {
      await expect(card(page, '500g').getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('250g: 330 rupees, Personal Trial Pack, Try First, not POPULAR', async ({ home: page }) => {
    for (const words of ['₹330', 'Personal Trial Pack', 'Try First']) {
      await expect(card(page, '250g').getByText(words, { exact: true })).toBeVisible()
    }
    await expect(card(page, '250g').getByText('POPULAR')).toHaveCount(0)
  })

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

  test('shipping is free from 550 rupees: met by 633, not by 330', async ({ page }) => {
    await openHome(page)
    await expect(
      shop(page)
        .getByText(/free shipping on orders of ₹550 and above/i)
        .first(),
    ).toBeVisible()
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeVisible()
    await label(page, '250g').click()
    await expect(shop(page).getByText('₹220 more for free shipping', { exact: true })).toBeVisible()
    await expect(shop(page).getByText('This pack ships free', { exact: true })).toBeHidden()
  })

  test('promises a 30-day money-back guarantee, and 34 herbs', async ({ home: page }) => {
    await expect(shop(page).getByText('30-day money-back guarantee', { exact: true })).toBeVisible()
    await expect(shop(page).getByRole('heading', { name: /34 herbs/ })).toBeVisible()
  })

  test('shows both packs at one scale, each with a picture', async ({ home: page }) => {
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
