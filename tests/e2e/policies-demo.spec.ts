import { content } from '../content.ts'
import { expect, test } from './test.ts'

test.use({ mode: 'demo' })

test('in a demonstration nothing of a visit is stored, and the privacy policy says so', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('button', { name: content.myData.show }).click()
  await expect(page.getByText('This is a demonstration without a database')).toBeVisible()
})
