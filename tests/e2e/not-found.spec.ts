import { content } from '../content.ts'
import { expect, test } from './test.ts'

const { brand } = content

test.use({ expectedConsole: [/status of 404/] })

test('an unknown address says so, and links lead on, home and to a page that may be listed again', async ({
  page,
}) => {
  const response = await page.goto('/blog/no-such-article')
  expect(response?.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').locator('a[href="/blog"]').click()
  await expect(page).toHaveURL('/blog')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}/blog`)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL('/')
})
