import type { Page } from '@playwright/test'
import { expect, openHome, test } from './home-page.ts'

const tracking = (page: Page) => page.getByRole('contentinfo').getByLabel('Do not track me')
const reel = (page: Page) => page.getByRole('figure').filter({ hasText: 'From our kitchen' })
const provider = (page: Page) => page.locator('script[src*="instagram.com"]')

/** Every write to the API from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) writes.push(request.url())
  })
  return writes
}

const openChat = async (page: Page) => {
  const popup = page.waitForEvent('popup')
  await page.locator('#hero').getByRole('link').first().click()
  await (await popup).close()
}

test.describe('the switch "Do not track me"', () => {
  test('is off at first, and then clicks are recorded', async ({ page }) => {
    const writes = watchWrites(page)
    await openHome(page)
    await expect(tracking(page)).not.toBeChecked()
    await openChat(page)
    await expect.poll(() => writes.length).toBeGreaterThan(0)
  })

  test('turns tracking off, on every page and after a reload', async ({ page }) => {
    await openHome(page)
    await tracking(page).check()
    await expect(page.getByRole('contentinfo')).toContainText('Remembered on this device')
    await page.goto('/privacy-policy')
    await expect(tracking(page)).toBeChecked()
    await expect(page.getByRole('main').getByLabel('Do not track me')).toBeChecked()
    const writes = watchWrites(page)
    await openHome(page)
    await openChat(page)
    expect(writes).toEqual([])
  })

  test('in the privacy policy and at the foot say the same', async ({ page }) => {
    await page.goto('/privacy-policy')
    await page.getByRole('main').getByLabel('Do not track me').check()
    await expect(tracking(page)).toBeChecked()
    await tracking(page).uncheck()
    await expect(page.getByRole('main').getByLabel('Do not track me')).not.toBeChecked()
  })

  test('is on and fixed where the browser sends Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await openHome(page)
    await expect(tracking(page)).toBeChecked()
    await expect(tracking(page)).toBeDisabled()
    await expect(page.getByRole('contentinfo')).toContainText('Global Privacy Control')
  })

  test('says so where the browser keeps nothing', async ({ page }) => {
    await openHome(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('denied')
      }
    })
    await tracking(page).click()
    await expect(page.getByRole('contentinfo')).toContainText('could not be saved')
    await expect(tracking(page)).not.toBeChecked()
  })
})

test.describe('with tracking off', () => {
  test('the reel is loaded by a tap only', async ({ page }) => {
    await openHome(page)
    await tracking(page).check()
    const link = reel(page).getByRole('link', { name: 'Watch the reel' })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
    await expect(provider(page)).toHaveCount(0)
    await link.click()
    await expect(provider(page)).toHaveCount(1)
    expect(page.context().pages()).toHaveLength(1)
  })
})
