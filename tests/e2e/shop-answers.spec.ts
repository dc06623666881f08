import type { Page } from '@playwright/test'
import { ingredients } from '#web/content/label.ts'
import { suitability } from '#web/content/suitability.ts'
import { expect, expectScrolledTo, openHome, test } from './home-page.ts'

const label = (page: Page) => page.locator('#ingredients')

/** Opens every closed answer below a place of the page. */
async function openAll(page: Page, place: string): Promise<void> {
  await openHome(page)
  for (const summary of await page.locator(`${place} summary`).all()) await summary.click()
}

test.describe('the label panel', () => {
  test('lists the ingredients, the heaviest first, each with its Hindi name', async ({ page }) => {
    await openAll(page, '#ingredients')
    const rows = label(page).getByRole('table', { name: 'Ingredients' }).locator('tbody tr')
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

  test('gives nutrition per 100 g and per serving, and one link to ask for what is not known', async ({
    page,
  }) => {
    await openAll(page, '#ingredients')
    const table = label(page).getByRole('table', { name: 'Nutrition' })
    await expect(table.getByRole('row', { name: /^Energy/ })).toHaveText(/290 kcal\s*22 kcal\s*1 %/)
    await expect(label(page).getByText(/^Not measured or known yet: protein/)).toBeVisible()
    await expect(label(page).getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveCount(1)
  })

  test('opens its parts by keyboard, with a short answer beside each', async ({ page }) => {
    await openHome(page)
    const first = label(page).locator('details').first()
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first.getByRole('table')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(first.getByRole('table')).toBeHidden()
    await expect(label(page).getByText('Contains milk (ghee) and sesame (sesame oil)')).toBeVisible()
    await expect(label(page).getByText('Vegetarian', { exact: true })).toBeVisible()
  })
})

test.describe('is it for me', () => {
  test('shows the short answers, and opens the longer ones', async ({ page }) => {
    await openAll(page, '#suitability')
    for (const { short, answer } of suitability.questions) {
      await expect(page.locator('#suitability').getByText(short)).toBeVisible()
      await expect(page.locator('#suitability').getByText(answer)).toBeVisible()
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
    for (const answer of ['All over India', '1 to 7 working days', '₹40 to ₹80', 'No cash on delivery']) {
      await expect(delivery).toContainText(answer)
    }
  })
})
