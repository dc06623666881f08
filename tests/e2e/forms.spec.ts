import type { Page } from '@playwright/test'
import { loadContent } from '#web/model/load.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { inLanguage } from '#web/views.ts'
import { content } from '../content.ts'
import { NETWORK_LINE } from './faults.ts'
import { expect, openHome, test } from './home-page.ts'

const {
  words: { mail, question: words },
} = content
const BATCH = `/batch/${newestBatch(content)?.lot}`
const TRANSLATION = 'mr'
const translated = loadContent(TRANSLATION)

const form = (page: Page) => page.locator('[data-island="question"] form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const send = (page: Page) => form(page).locator('[type="submit"]').click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the form at its place, and writes a question into it. */
async function write(page: Page, reach: string, message: string): Promise<void> {
  await page.locator('details:has([data-island="question"]) > summary').click()
  await field(page, 'reach').fill(reach)
  await field(page, 'message').fill(message)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question arrives from a translated page, and a page in its language confirms it', async ({
    page,
    site,
    freshEmail,
  }) => {
    await page.goto(inLanguage(BATCH, TRANSLATION))
    await write(page, freshEmail, 'दोन\nTwo')
    await send(page)
    await expect(page).toHaveURL(inLanguage('/newsletter/sent', TRANSLATION))
    await expect(heading(page)).toHaveText(translated.words.mail.pages.sent.title)
    const { results } = await site.db
      .prepare('SELECT name, phone, message, inquiry_type, page FROM contact_inquiries WHERE email = ?')
      .bind(freshEmail)
      .all()
    expect(results).toEqual([
      {
        name: null,
        phone: null,
        message: 'दोन\nTwo',
        inquiry_type: 'question',
        page: inLanguage(BATCH, TRANSLATION),
      },
    ])
  })

  test('what is not valid stays on the page, or a page sends back to what was written', async ({ page }) => {
    await page.goto(BATCH)
    await write(page, '982201234', 'Nine digits')
    await send(page)
    await expect(page).toHaveURL(BATCH)
    await field(page, 'reach').fill('call 9822012345 now')
    await send(page)
    await expect(page).toHaveURL('/newsletter/incorrect')
    await expect(heading(page)).toHaveText(mail.pages.incorrect.title)
    await page.goBack()
    await expect(field(page, 'message')).toHaveValue('Nine digits')
  })
})

test.describe('where sending fails', () => {
  test.use({ expectedConsole: [NETWORK_LINE] })

  test('the chat is the way out, and the question stays; sent again, it arrives with its page', async ({
    page,
    site,
    freshEmail,
  }) => {
    await openHome(page)
    const wayOut = page.getByRole('link', { name: words.wayOut })
    await write(page, ` ${freshEmail.toUpperCase()} `, 'Do you post to Nashik?')
    await field(page, 'name').fill('Asha')
    await expect(wayOut).toBeHidden()
    await page.route('**/api/contact-inquiries', (route) => route.abort())
    await send(page)
    await expect(form(page).getByRole('status')).toHaveText(words.outcomes.unreachable)
    await expect(wayOut).toBeVisible()
    await expect(field(page, 'message')).toHaveValue('Do you post to Nashik?')
    await page.unroute('**/api/contact-inquiries')
    await send(page)
    await expect(form(page).getByRole('status')).toHaveText(words.outcomes.sent)
    await expect(wayOut).toBeHidden()
    await expect(field(page, 'message')).toHaveValue('')
    const { results } = await site.db
      .prepare('SELECT name, message, inquiry_type, page FROM contact_inquiries WHERE email = ?')
      .bind(freshEmail)
      .all()
    expect(results).toEqual([
      { name: 'Asha', message: 'Do you post to Nashik?', inquiry_type: 'question', page: '/' },
    ])
  })
})
