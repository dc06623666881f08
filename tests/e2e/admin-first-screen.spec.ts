import { keyField, messageField, panel } from './owner-dashboard.ts'
import { holdScripts } from './scripts.ts'
import { expect, OWNER_KEY, test } from './test.ts'

// That code and numbers move nothing is tested in layout-shift.spec.ts.

test('what the owner does before the dashboard’s code has loaded is done once it has', async ({ page }) => {
  const range = page.getByRole('combobox', { name: 'Time range' })
  await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
  await page.addInitScript(() => localStorage.setItem('owner_signed_in', '1'))
  const release = await holdScripts(page, 'later')
  await page.goto('/admin', { waitUntil: 'commit' })
  await range.selectOption('Last 7 days')
  await page.getByRole('button', { name: 'Sale without a reference' }).click()
  await messageField(page).fill('Is it fresh?')
  release()
  await expect(page.getByText('Live Data')).toBeVisible()
  await expect(panel(page, 'Order clicks')).toContainText('in the 7 days before')
  await expect(range).toHaveValue('7')
  await expect(page.getByRole('button', { name: 'Sale without a reference', expanded: true })).toBeVisible()
  await expect(page.getByText('No valid reference in this text.')).toBeVisible()
  await expect(messageField(page)).toHaveValue('Is it fresh?')
  await expect(messageField(page)).toBeFocused()
})

test('the sign-in form is in the HTML, and keeps its place and the key once its code has loaded', async ({
  page,
}) => {
  const release = await holdScripts(page, 'later')
  await page.goto('/admin', { waitUntil: 'commit' })
  const key = keyField(page)
  await expect(key).toBeVisible()
  await expect(messageField(page)).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await key.boundingBox()
  await key.fill('typed early')
  release()
  await expect(messageField(page)).toHaveCount(0)
  expect(await key.boundingBox()).toEqual(before)
  await expect(key).toHaveValue('typed early')
})
