import { ARTICLE_IDS, frontmatterOf, GUIDE } from '../articles.ts'
import { expect, test } from './test.ts'

test.describe('Share', () => {
  test('uses the device’s share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
      }
    })
    await page.goto(`${GUIDE}?category=product-guide`)
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = page.locator('html[data-shared]')
    await expect(shared).toBeAttached()
    const data = JSON.parse((await shared.getAttribute('data-shared')) ?? '{}')
    expect(data.url).toBe(new URL(GUIDE, page.url()).href)
    expect(data.title).toBe(frontmatterOf(ARTICLE_IDS[0] ?? '').title)
  })

  test('alerts nothing when the visitor closes the sheet', async ({ page }) => {
    let alerts = 0
    page.on('dialog', (dialog) => {
      alerts += 1
      return dialog.dismiss()
    })
    await page.addInitScript(() => {
      navigator.share = async () => {
        document.documentElement.dataset.requested = ''
        throw new DOMException('closed', 'AbortError')
      }
    })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('html[data-requested]')).toBeAttached()
    expect(alerts).toBe(0)
  })

  test('copies the link and alerts "Link copied to clipboard!" where there is no sheet', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(GUIDE)
    const alerted = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'Share' }).click()
    const dialog = await alerted
    expect(dialog.message()).toBe('Link copied to clipboard!')
    await dialog.accept()
    await click
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(GUIDE, page.url()).href)
  })

  test('copies by selection where the clipboard API refuses', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(GUIDE)
    const alerted = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'Share' }).click()
    const dialog = await alerted
    expect(dialog.message()).toBe('Link copied to clipboard!')
    await dialog.accept()
    await click
  })

  test('reports "Failed to copy" where nothing can be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Failed to copy')).toBeVisible()
    await expect(page.getByText('Please select and copy the text manually')).toBeVisible()
  })
})
