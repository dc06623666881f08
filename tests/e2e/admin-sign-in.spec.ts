import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { HOUR_MS, subscribeAt } from '../owner-rows.ts'
import { emptyDatabase, signIn } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.use({ expectedConsole: [/status of (401|429)/] })

test.describe('ways in and out', () => {
  test('Ctrl+Shift+A leads from home to the admin view', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+Shift+A')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  })

  test('Ctrl+Shift+A is left to the browser on every other view', async ({ page }) => {
    const taken = () =>
      page.evaluate(() => {
        const keys = {
          key: 'A',
          code: 'KeyA',
          ctrlKey: true,
          shiftKey: true,
          bubbles: true,
          cancelable: true,
        }
        return !document.body.dispatchEvent(new KeyboardEvent('keydown', keys))
      })
    await page.goto('/privacy-policy')
    expect(await taken()).toBe(false)
    await page.goto('/')
    expect(await taken()).toBe(true)
  })

  test('double-clicking the invisible dot at the bottom left of home leads there', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-hidden-dot]').dblclick()
    await expect(page).toHaveURL('/admin')
  })

  test('a single click on the dot does nothing', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-hidden-dot]').click()
    // The popup comes a second later: long after the dashboard would have been loaded.
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('the dot is invisible, no tab stop, and clear of every target', async ({ page }) => {
    await page.goto('/')
    const dot = page.locator('[data-hidden-dot]')
    await expect(dot).toHaveCSS('opacity', '0')
    await expect(dot).toHaveAttribute('tabindex', '-1')
    await expect(dot).toHaveAttribute('aria-hidden', 'true')
    const box = await boxOf(dot)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box.x + box.width).toBeLessThan(width / 10)
    expect(box.y).toBeGreaterThan(height * 0.8)
    const targets = await page.locator('a:visible, button:visible').all()
    for (const target of targets) {
      if ((await target.getAttribute('data-hidden-dot')) !== null) continue
      expect(overlap(box, await boxOf(target)), String(await target.textContent())).toBe(false)
    }
  })

  test('Back to Home leads home', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('main').getByText('Back to Home').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeVisible()
  })

  test('visitors load none of its code', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const loaded = async () => (await Promise.all(scripts)).join('\n')
    await page.goto('/')
    // The popup is the last thing that home loads by itself.
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await loaded()).not.toContain('Customer Interactions')
    await page.goto('/admin')
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect(await loaded()).toContain('Customer Interactions')
  })
})

test.describe('signed out', () => {
  test.beforeEach(async ({ site }) => {
    await emptyDatabase(site.db)
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'kept-safe@example.org')
  })

  test('the key signs in until the owner signs out, which removes the numbers', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await signIn(page)
    await expect(page.getByText('kept-safe@example.org').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('kept-safe@example.org').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
    expect(await page.content()).not.toContain('kept-safe@example.org')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  })
})

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(target: Locator): Promise<Box> {
  return (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
