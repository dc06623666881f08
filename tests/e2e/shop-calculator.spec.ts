import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openHome, test } from './home-page.ts'

const calculator = (page: Page) => page.getByRole('form', { name: 'How long does a jar last?' })
const result = (page: Page) => calculator(page).getByRole('status')
const reminder = (page: Page) => calculator(page).getByRole('link', { name: 'Add a reminder' })

/** The reminder has its file: the script has started. */
async function openCalculator(page: Page): Promise<void> {
  await openHome(page)
  await page.locator('#shop summary', { hasText: 'How long does a jar last?' }).click()
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(reminder(page)).toHaveAttribute('href', /^blob:/)
}

test.describe('how long a jar lasts', () => {
  test('begins with two adults and a level teaspoon each', async ({ page }) => {
    await openCalculator(page)
    await expect(result(page)).toContainText('33 days')
    await expect(result(page)).toContainText('₹19 a day')
    await expect(result(page)).toContainText('Take 500g')
  })

  test('answers by keyboard', async ({ page }) => {
    await openCalculator(page)
    await calculator(page)
      .getByRole('spinbutton', { name: /^Adults/ })
      .focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(result(page)).toContainText('16 days')
    await expect(result(page)).toContainText('Take 2 × 500g for a month')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(result(page)).toContainText('8 days')
  })

  test('asks for a person where there is none, and offers no reminder', async ({ page }) => {
    await openCalculator(page)
    await calculator(page)
      .getByRole('spinbutton', { name: /^Adults/ })
      .fill('0')
    await expect(result(page)).toHaveText('Choose at least one person.', { useInnerText: true })
    await expect(reminder(page)).toBeHidden()
  })

  test('gives a calendar file with a reminder five days before the jar is empty', async ({ page }) => {
    await openCalculator(page)
    const download = page.waitForEvent('download')
    await reminder(page).click()
    const file = await (await download).path()
    const text = await readFile(file, 'utf8')
    // 33 days from 21 November, less five.
    expect(text).toContain('DTSTART;VALUE=DATE:20261219\r\n')
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('shows the preset’s answer and no controls', async ({ page }) => {
      await page.goto('/')
      await page.locator('#shop summary', { hasText: 'How long does a jar last?' }).click()
      await expect(result(page)).toContainText('33 days')
      await expect(calculator(page).getByRole('spinbutton')).toHaveCount(0)
      await expect(reminder(page)).toHaveCount(0)
    })
  })
})
