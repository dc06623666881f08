import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { views } from '../../web/views.ts'
import { bringAlive, expect, expectScrolledTo, scrollTo, stopClock, test } from './home-page.ts'

/** Home with its clock going, but a popup that never comes. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {}
  })
  await page.goto(address)
  await bringAlive(page)
  await page.evaluate(() => {
    document.documentElement.dataset.samePage = 'yes'
  })
}

/** That no page load came between. */
async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-page', 'yes')
}

const footer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('switching views', () => {
  test('scrolls to the top, without a page load; the heading has the focus, title and meta follow', async ({
    page,
  }) => {
    await open(page)
    for (const [name, view] of [
      ['Wellness Blog', views.blog],
      ['Privacy Policy', views['privacy-policy']],
      ['Refund Policy', views['refund-policy']],
      ['Disclaimer', views.disclaimer],
    ] as const) {
      await footer(page, name).click()
      await expect(page).toHaveURL(view.path)
      await expect(heading(page)).toBeFocused()
      expect(await scrollOf(page)).toBe(0)
      await expect(page).toHaveTitle(view.title)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', view.description)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', brand.siteUrl + view.path)
    }
    await expectSamePage(page)
  })

  test('each policy page and the blog page has an action back to home', async ({ page }) => {
    for (const name of ['Wellness Blog', 'Privacy Policy', 'Refund Policy', 'Disclaimer']) {
      await open(page)
      await footer(page, name).click()
      await expect(page.locator('#hero')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
      await expect(page).toHaveURL('/')
      await expect(heading(page)).toBeFocused()
      await expect(page.locator('#hero').getByRole('img').last()).toBeVisible()
      expect(await scrollOf(page)).toBe(0)
      await expect(page).toHaveTitle(views.home.title)
      await expectSamePage(page)
    }
  })

  test('Back and Forward restore the scroll, and home comes back whole', async ({ page }) => {
    await open(page)
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('#faq').getByRole('button').first().click()
    const left = await scrollOf(page)
    expect(left).toBeGreaterThan(3000)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/privacy-policy"]')?.click())
    await expect(heading(page)).toBeFocused()
    await scrollTo(page, 600)
    await page.goBack()
    await expect(page.locator('#faq')).toBeInViewport()
    await expect.poll(() => scrollOf(page)).toBeCloseTo(left, -2)
    await expect(page.locator('#shop').getByRole('radio')).toHaveCount(2)
    await expect(page.locator('main section')).toHaveCount(9)
    await page.goForward()
    await expect(page).toHaveURL('/privacy-policy')
    await expect.poll(() => scrollOf(page)).toBe(600)
    await expectSamePage(page)
  })

  test('coming to /#faq from another view scrolls there', async ({ page }) => {
    await open(page, '/disclaimer')
    await footer(page, 'FAQ').click()
    await expect(page).toHaveURL('/#faq')
    await expectScrolledTo(page, 'faq')
    await expectSamePage(page)
  })

  test('coming to home from another view by each anchor of the header leads to its section', async ({
    page,
    isMobile,
  }) => {
    test.skip(Boolean(isMobile), 'small screens have the footer’s anchors')
    await open(page, '/disclaimer')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click()
    await expectScrolledTo(page, 'testimonials')
    await expectSamePage(page)
  })

  test('a page load of /#faq, or of a link that was shared, begins there', async ({ page }) => {
    await stopClock(page)
    await page.goto('/#faq')
    await expectScrolledTo(page, 'faq')
    await bringAlive(page)
    await expectScrolledTo(page, 'faq')
  })

  test('home reached from another view is the same home: every section answers', async ({ page }) => {
    await open(page, '/privacy-policy')
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('main section')).toHaveCount(9)
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await expect(page.locator('#shop').getByRole('link', { name: /^Order/ })).toHaveText(
      'Order 250g Pack₹330',
    )
    await page.locator('#faq').getByRole('button').first().click()
    await expect(page.locator('#answer-1').getByRole('paragraph')).toBeVisible()
    await expectSamePage(page)
  })

  test('an address that leads nowhere says so with status 404, and leads home', async ({ page }) => {
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
  test.use({ expectedConsole: [/status of 404/] })
})
