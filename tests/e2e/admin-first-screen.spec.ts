import type { Page } from '@playwright/test'
import { subscribeAt } from '../owner-rows.ts'
import { emptyDatabase, keyField, messageField, panel } from './owner-dashboard.ts'
import { holdScripts } from './scripts.ts'
import { expect, OWNER_KEY, test } from './test.ts'

const range = (page: Page) => page.getByRole('combobox', { name: 'Time range' })

/** The places of everything in the dashboard that the HTML brought along, in the web fonts, while it is still in the page. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const recorder = window as unknown as { fromHtml: Element[] }
    recorder.fromHtml ??= [
      ...document.querySelectorAll('[data-island="dashboard"] :is(h2, select, label, textarea)'),
      // The sign-in form, which is not shown, goes.
    ].filter((element) => element.getClientRects().length > 0)
    return recorder.fromHtml.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.isConnected} ${element.localName} ${[x, y, width, height].map(Math.round)}`
    })
  })

/** Opens the dashboard with the code of its island held back, until the returned function is called. */
async function openWithoutCode(page: Page): Promise<() => void> {
  await page.addInitScript(() => localStorage.setItem('owner_signed_in', '1'))
  const release = await holdScripts(page, 'later')
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(messageField(page)).toBeVisible()
  return release
}

test('nothing on the dashboard’s first screen moves when code and numbers arrive @phone', async ({
  page,
  site,
}) => {
  await emptyDatabase(site.db)
  await subscribeAt(site.db, Date.now(), 'reader@example.org')
  await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
  const release = await openWithoutCode(page)
  await expect(page.getByText('Loading dashboard data...')).toBeVisible()
  const before = await places(page)
  expect(before.length).toBeGreaterThan(5)
  release()
  await expect(page.getByText('Live Data')).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeAttached()
  await expect(panel(page, 'Order clicks')).toContainText('no change')
  expect(await places(page)).toEqual(before)
})

test('what the owner does before the dashboard’s code has loaded is done once it has', async ({ page }) => {
  await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
  const release = await openWithoutCode(page)
  await range(page).selectOption('Last 7 days')
  await page.getByRole('button', { name: 'Sale without a reference' }).click()
  await messageField(page).fill('Is it fresh?')
  release()
  await expect(page.getByText('Live Data')).toBeVisible()
  await expect(panel(page, 'Order clicks')).toContainText('in the 7 days before')
  await expect(range(page)).toHaveValue('7')
  await expect(page.getByRole('button', { name: 'Sale without a reference', expanded: true })).toBeVisible()
  await expect(page.getByText('No valid reference in this text.')).toBeVisible()
  await expect(messageField(page)).toHaveValue('Is it fresh?')
  await expect(messageField(page)).toBeFocused()
})

test('the sign-in form is in the HTML, and stays where it is', async ({ page }) => {
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
