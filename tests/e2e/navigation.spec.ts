import type { Page } from '@playwright/test'
import { newestBatch } from '#web/shop/batch.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { expect, test } from './test.ts'

const { label } = content.words

const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true })

test('a link to a section leads there from another view, and on home without a load', async ({ page }) => {
  await home.openHome(page, views.disclaimer.path)
  for (const [name, id] of [
    ['FAQ', 'faq'],
    // In a disclosure, which opens.
    ['Shipping Info', 'delivery'],
    ['Ayurvedic Doctors', 'founders-heading'],
  ] as const) {
    await footerLink(page, name).click()
    await expect(page).toHaveURL(`/#${id}`)
    await home.expectScrolledTo(page, id)
  }
  await page.getByRole('link', { name: label.more }).click()
  await expect(page).toHaveURL('/batch#label')
  await expect(page.getByRole('table', { name: label.nutritionTable.heading })).toBeInViewport()

  await page.goto('/?utm_source=instagram')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await footerLink(page, 'FAQ').click()
  await home.expectScrolledTo(page, 'faq')
  await page.getByRole('banner').getByRole('link', { name: content.facts.brand.name }).click()
  await expect.poll(() => home.scrollOf(page)).toBe(0)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

// Every ending is in tests/dom/meant-address.test.ts.
test('an address with what followed it in a message leads to the page', async ({ page, site, mayLog }) => {
  mayLog(/status of 404/)
  const lot = newestBatch(content)?.lot
  for (const [typed, opened] of [
    ['/#faq).', '/#faq'],
    // Lots have capitals, and their own page.
    [`/BATCH/${lot}.`, `/batch/${lot}`],
    ['//elsewhere.example.', '/elsewhere.example.'],
  ] as const) {
    await page.goto(site.url + typed)
    await expect(page, typed).toHaveURL(site.url + opened)
  }
})
