import type { Page } from '@playwright/test'
import { ingredients, nutrition } from '#web/content/label.ts'
import { expect, expectScrolledTo, openHome, test } from './home-page.ts'

const label = (page: Page) => page.locator('#ingredients')

test.describe('the label panel', () => {
  test('lists the ingredients in order of weight, each with its Hindi name', async ({ home: page }) => {
    const rows = label(page)
      .getByRole('table', { name: /^Ingredients/ })
      .locator('tbody tr')
    await expect(rows).toHaveCount(ingredients.list.length)
    for (const [place, { name, hindi }] of ingredients.list.entries()) {
      await expect(rows.nth(place)).toContainText(name)
      await expect(rows.nth(place).locator('[lang="hi"]')).toHaveText(hindi)
    }
  })

  test('sets Hindi in the device’s own font', async ({ home: page }) => {
    const font = await label(page)
      .locator('[lang="hi"]')
      .first()
      .evaluate((name) => getComputedStyle(name).fontFamily)
    expect(font).toBe('system-ui, sans-serif')
  })

  test('gives nutrition per 100 g and per serving, and offers to ask for what is not known', async ({
    home: page,
  }) => {
    const table = label(page).getByRole('table', { name: 'Nutrition' })
    await expect(table.locator('tbody tr')).toHaveCount(nutrition.length)
    await expect(table.getByRole('row', { name: /^Energy/ })).toHaveText(/290 kcal\s*22 kcal/)
    const unknown = table.getByRole('row', { name: /^Protein/ }).getByRole('link')
    await expect(unknown).toHaveAccessibleName('ask us on WhatsApp')
  })

  test('names allergens, added sugar, weight, keeping, maker and origin', async ({ home: page }) => {
    for (const fact of [
      'Milk (ghee), Sesame (sesame oil)',
      '56 g in 100 g',
      '500 g or 250 g',
      /^12 months/,
      /dry spoon/,
      'India',
    ]) {
      await expect(label(page).getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
    }
    await expect(label(page).getByText('Vegetarian', { exact: true })).toBeVisible()
  })

  test('opens the 34 herbs', async ({ page }) => {
    await openHome(page)
    const herbs = label(page).locator('details').first()
    await expect(herbs.getByRole('listitem')).toHaveCount(0)
    await herbs.locator('summary').click()
    await expect(herbs.getByRole('listitem')).toHaveCount(34)
  })
})

test.describe('is it for me', () => {
  test('opens four short answers, each with when to ask a doctor', async ({ page }) => {
    await openHome(page)
    const questions = page.locator('#suitability details')
    await expect(questions).toHaveCount(4)
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      await expect(question.locator('strong').getByText(/^Ask /)).toBeVisible()
    }
  })
})

test.describe('links of the footer', () => {
  test('lead to a place that answers', async ({ page }) => {
    await openHome(page)
    for (const [name, id] of [
      ['Shipping Info', 'delivery'],
      ['Bulk Orders', 'bulk'],
      ['Quality Promise', 'quality'],
      ['Organic Ingredients', 'ingredients'],
      ['Traditional Recipes', 'recipe'],
      ['Ayurvedic Doctors', 'founders-heading'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expectScrolledTo(page, id)
    }
  })

  test('Shipping Info: where, how many days, what it costs, how to pay', async ({ home: page }) => {
    const delivery = page.locator('#delivery')
    await expect(delivery.getByRole('row', { name: /^The rest of India/ })).toHaveText(/4 to 7\s*₹80/)
    await expect(delivery).toContainText('UPI link')
    await expect(page.locator('#shop')).toContainText('No cash on delivery')
  })
})
