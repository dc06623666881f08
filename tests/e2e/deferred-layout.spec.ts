import type { Page } from '@playwright/test'
import { expect, expectScrolledTo, test } from './home-page.ts'

/** Whether the browser has laid out what a section holds. */
function isLaidOut(page: Page, id: string): Promise<boolean> {
  return page
    .locator(`#${id} h2`)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
}

test('a section far below the viewport is laid out only when a visitor comes to it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  expect(await isLaidOut(page, 'faq')).toBe(false)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, 'faq')).toBe(true)
})

test('once the page is scrolled the rest is laid out while it is idle, and nothing moves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.locator('#testimonials').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
  expect(await isLaidOut(page, 'about')).toBe(true)
  await expectScrolledTo(page, 'testimonials')
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a link to a section scrolls to it, past sections that were never laid out', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    // The font of a section on the way is loaded when the page is idle.
    await page.waitForLoadState('networkidle')
    await page
      .locator('a[href$="#shop"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expectScrolledTo(page, 'shop')
  })
})

test('an address with an anchor opens at its section', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#faq')
  expect(await isLaidOut(page, 'about')).toBe(true)
  await expectScrolledTo(page, 'faq')
})

test('a reload keeps the place', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('#testimonials').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = () => page.locator('#testimonials').evaluate((element) => element.getBoundingClientRect().top)
  await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
  const before = await top()
  await page.reload()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20)
})

test('going back to home restores the place', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('#benefits').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
  await expectScrolledTo(page, 'benefits')
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Disclaimer' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await expectScrolledTo(page, 'benefits')
})
