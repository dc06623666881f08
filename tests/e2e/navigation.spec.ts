import type { Page } from '@playwright/test'
import { newestBatch } from '#web/shop/batch.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import { answer, expect, expectScrolledTo, openHome, orderButton, packLabel, test } from './home-page.ts'

const { facts } = content
const NEWEST_LOT = newestBatch(content)?.lot ?? ''

const footer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('links', () => {
  test('a link to a section leads there from another view, and on home, campaign tags or not, without loading it again', async ({
    page,
  }) => {
    await openHome(page, views.disclaimer.path)
    for (const [name, id] of [
      ['FAQ', 'faq'],
      // In a disclosure, which opens.
      ['Shipping Info', 'delivery'],
      ['Ayurvedic Doctors', 'founders-heading'],
    ] as const) {
      await footer(page, name).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expectScrolledTo(page, id)
    }
    await page.getByRole('link', { name: content.words.label.more }).click()
    await expect(page).toHaveURL('/batch#label')
    await expect(
      page.getByRole('table', { name: content.words.label.nutritionTable.heading }),
    ).toBeInViewport()

    await page.goto('/?utm_source=instagram')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await footer(page, 'FAQ').click()
    await expectScrolledTo(page, 'faq')
    await page.getByRole('banner').getByRole('link', { name: facts.brand.name }).click()
    await expect.poll(() => scrollOf(page)).toBe(0)
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
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
    await openHome(page)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    const left = await scrollOf(page)
    expect(left).toBeGreaterThan(3000)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/privacy-policy"]')?.click())
    await expect(page).toHaveURL(views['privacy-policy'].path)
    await page.goBack()
    await expect(page.locator('#faq')).toBeInViewport()
    await expect.poll(() => scrollOf(page)).toBeCloseTo(left, -2)
    await page.locator('[data-island="faq"]').getByRole('button').nth(1).click()
    await expect(answer(page, 2)).toBeVisible()
    await packLabel(page, otherPack).click()
    await expect(orderButton(page)).toContainText(buttonOf(otherPack))
  })
})

test.describe('an address with what followed it in a message, or in capitals,', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('leads to the page, its query and its section, and one that no page has stays', async ({
    page,
    site,
  }) => {
    const { path: policy } = views['refund-policy']
    for (const [typed, opened] of [
      ...['.', ')', '>', ',', '%20', '%E2%80%8B', ').', '/.', '%E0%A5%A4', '%'].map((tail) => [
        policy + tail,
        policy,
      ]),
      ['/Blog', '/blog'],
      ['/MR', '/mr'],
      ['/HI/REFUND-POLICY%3E', `/hi${policy}`],
      ['/BATCH?lot=', '/batch?lot='],
      ['/Blog/Best-Chyawanprash-Guide).', '/blog/best-chyawanprash-guide'],
      ['/NEWSLETTER/CONFIRM?token=a.B.c.', '/newsletter/confirm?token=a.B.c.'],
      ['/#faq).', '/#faq'],
      ['/)', '/'],
      // Lots have capitals, and their own page.
      [`/BATCH/${NEWEST_LOT}.`, `/batch/${NEWEST_LOT}`],
      ['/No-Such-Page.', '/No-Such-Page.'],
      ['//elsewhere.example.', '/elsewhere.example.'],
    ] as const) {
      await page.goto(site.url + typed)
      await expect(page, typed).toHaveURL(site.url + opened)
    }
  })
})
