import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { expect, test } from './test.ts'

const helper = (page: Page) => page.getByRole('form', { name: 'Check your case' })
const status = (page: Page) => helper(page).getByRole('status')
const chat = (page: Page) => helper(page).getByRole('link', { name: /Open WhatsApp/ })
const mail = (page: Page) => helper(page).getByRole('link', { name: 'Send it by email' })

/** The message that a link opens. */
const messageOf = async (page: Page) =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text')

test.describe('refund helper', () => {
  test.beforeEach(async ({ page }) => {
    // Seven in the morning of the 21st in India.
    await page.clock.setFixedTime(new Date('2026-11-21T01:30:00Z'))
    await page.goto('/refund-policy')
  })

  test('says until when a damaged jar can be reported', async ({ page }) => {
    await helper(page).getByLabel('Damaged on arrival').check()
    await helper(page).getByLabel('When was it delivered?').fill('2026-11-20')
    await expect(status(page)).toHaveText('You can still report this, until 21 November 2026 at 11:59 pm.')
  })

  test('says when a window has closed, and that rights do not end with it', async ({ page }) => {
    await helper(page).getByLabel('Missing item').check()
    await helper(page).getByLabel('When was it delivered?').fill('2026-11-19')
    await expect(status(page)).toHaveText(
      'This window closed on 20 November 2026 at 11:59 pm. Write to us all the same: your rights under the law do not end with it.',
    )
    await expect(chat(page)).toBeVisible()
  })

  test('drafts the message with the case, the day and what was ticked', async ({ page }) => {
    await helper(page).getByLabel('Spoiled product').check()
    await helper(page).getByLabel('When was it delivered?').fill('2026-11-15')
    await helper(page).getByLabel('images or a video that show the problem').check()
    expect(await messageOf(page)).toBe(
      [
        `Hello ${brand.name}, I would like to report: Spoiled product.`,
        'Order number:',
        'Delivered on: 15 November 2026',
        'I am sending: images or a video that show the problem.',
      ].join('\n'),
    )
    const address = new URL((await mail(page).getAttribute('href')) ?? '')
    expect(address.pathname).toBe(brand.email)
    expect(address.searchParams.get('body')).toBe(await messageOf(page))
  })

  test('lists only what the chosen case needs', async ({ page }) => {
    await helper(page).getByLabel('Damaged on arrival').check()
    await expect(helper(page).getByRole('checkbox')).toHaveCount(4)
    await helper(page).getByLabel('money-back guarantee').check()
    await expect(helper(page).getByRole('checkbox')).toHaveCount(2)
    await expect(helper(page)).toContainText('Nothing to send back')
  })

  test('has a case for the wrong size, open for ten days', async ({ page }) => {
    await helper(page).getByLabel('Wrong item or size').check()
    await helper(page).getByLabel('When was it delivered?').fill('2026-11-15')
    await expect(status(page)).toHaveText('You can still report this, until 25 November 2026 at 11:59 pm.')
    await expect(helper(page)).toContainText('We send the right one free')
  })

  test('takes no day to come', async ({ page }) => {
    await expect(helper(page).getByLabel('When was it delivered?')).toHaveAttribute('max', '2026-11-21')
  })

  test('stands beside the complaint clock and the grievance officer', async ({ page }) => {
    await expect(page.getByRole('main')).toContainText('We acknowledge a complaint within 48 hours')
    await expect(page.getByRole('main')).toContainText('Our grievance officer:')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the helper is left out, and the policy says all of it', async ({ page }) => {
    await page.goto('/refund-policy')
    await expect(helper(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Damaged on arrival' })).toBeVisible()
  })
})
