import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { views } from '#web/views.ts'
import { expect, expectScrolledTo, openHome, scrollTo, test } from './home-page.ts'

/** Opens a page with its clock stopped, so without the popup, and marks its document. */
async function open(page: Page, address = '/'): Promise<void> {
  await openHome(page, address)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const footer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('links', () => {
  test('a link to a section of home leads there from another view', async ({ page }) => {
    await open(page, views.disclaimer.path)
    await footer(page, 'FAQ').click()
    await expect(page).toHaveURL('/#faq')
    await expectScrolledTo(page, 'faq')
  })

  test('a link to a section scrolls on a page that was opened with campaign tags, without loading it again', async ({
    page,
  }) => {
    await open(page, '/?utm_source=instagram')
    await footer(page, 'FAQ').click()
    await expectScrolledTo(page, 'faq')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the wordmark scrolls home to its top, without loading it again', async ({ page }) => {
    await open(page)
    await scrollTo(page, 1500)
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click()
    await expect.poll(() => scrollOf(page)).toBe(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('lead on in browsers without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await open(page)
    await footer(page, 'FAQ').click()
    await expectScrolledTo(page, 'faq')
    await footer(page, 'Disclaimer').click()
    await expect(heading(page)).toHaveText('Disclaimer')
  })

  test('the page of a link that is pointed at is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {}
    })
    await expect
      .poll(async () => {
        await page.goto('/')
        // The browser waits a moment before it takes the pointer for an intent.
        await footer(page, 'Disclaimer').click({ delay: 300 })
        await expect(heading(page)).toHaveText('Disclaimer')
        return page.evaluate(() => {
          const [load] = performance.getEntriesByType('navigation')
          return load && 'deliveryType' in load ? load.deliveryType : undefined
        })
      })
      .toBe('navigational-prefetch')
  })

  test('Back restores the scroll position, and every section of home works again', async ({ page }) => {
    await open(page)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    const left = await scrollOf(page)
    expect(left).toBeGreaterThan(3000)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/privacy-policy"]')?.click())
    await expect(page).toHaveURL(views['privacy-policy'].path)
    await page.goBack()
    await expect(page.locator('#faq')).toBeInViewport()
    await expect.poll(() => scrollOf(page)).toBeCloseTo(left, -2)
    await page.locator('[data-island="faq"]').getByRole('button').nth(1).click()
    await expect(page.locator('#answer-2').getByRole('paragraph')).toBeVisible()
    await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
    await expect(page.locator('#shop').getByRole('link', { name: /^Order/ })).toHaveText(/^Order 250g Pack/)
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('says so with status 404, and leads home', async ({ page }) => {
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
})
