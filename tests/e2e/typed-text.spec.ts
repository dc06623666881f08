import type { Locator, Page } from '@playwright/test'
import { newestBatch } from '#web/shop/batch.ts'
import { content } from '../content.ts'
import { CHANGES, DIGITS, EMAIL, EMAILS } from '../typed-text.ts'
import { expect, test } from './home-page.ts'

/*
 * Every form and box takes what programs do to a text as what was meant, but the PIN code, which is in tests/dom/. What is
 * sent is answered here, so that no rate limit counts it; `tests/worker/typed-text.test.ts` tries the same on the Worker.
 */

const { signUp, batch, blog, question: words } = content
const NEWEST_LOT = newestBatch(content)?.lot ?? ''
const BATCH = `/batch/${NEWEST_LOT}`

const form = (page: Page) => page.locator('[data-island="question"] form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)

/** Inserts a text as a paste does, which leaves more to the page than `fill`. */
async function paste(box: Locator, text: string): Promise<void> {
  await box.fill('')
  await box.focus()
  await box.page().keyboard.insertText(text)
}

/** Answers a call in place of the Worker, and lists what was sent. */
async function answerCall(page: Page, path: string, answer: { status: number; json: object }) {
  const sent: Record<string, unknown>[] = []
  await page.route(`**/api/${path}`, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill(answer)
  })
  return sent
}

test('a question arrives as it was meant, whatever a program does to its fields', async ({ page }) => {
  const sent = await answerCall(page, 'contact-inquiries', { status: 201, json: { success: true, data: [] } })
  await page.goto(BATCH)
  await page.locator('details:has([data-island="question"]) > summary').click()
  const meant = { name: 'Zoé Kulkarni-Joshi', reach: '+91 98220-12345', message: 'Zoé asks: fresh-made?' }
  for (const { by, change, inText = (text: string) => text } of CHANGES) {
    for (const [name, text] of Object.entries(meant)) await paste(field(page, name), change(text))
    await form(page).locator('[type="submit"]').click()
    await expect(form(page).getByRole('status'), by).toHaveText(words.outcomes.sent)
    await expect(field(page, 'message')).toHaveValue('')
    expect(sent.pop(), by).toMatchObject({ ...meant, message: inText(meant.message) })
  }
})

test('an address is signed up as it was meant, whatever a program does to it', async ({ page }) => {
  const sent = await answerCall(page, 'newsletter', {
    status: 201,
    json: { success: true, code: 'subscribed', message: '' },
  })
  await page.goto(BATCH)
  const footer = page.getByRole('contentinfo')
  const box = footer.getByRole('textbox', { name: signUp.label })
  for (const typed of [...CHANGES.map(({ change }) => change(EMAIL)), ...EMAILS]) {
    await paste(box, typed)
    await footer.getByRole('button', { name: signUp.button }).click()
    await expect.poll(() => sent.pop()?.email, JSON.stringify(typed)).toBe(EMAIL)
    await expect(box).toHaveValue('')
  }
})

test('a lot is found as it was meant, whatever a program does to its code', async ({ page }) => {
  await page.goto('/batch')
  for (const { by, change } of [...CHANGES, ...DIGITS]) {
    await paste(page.getByLabel(batch.finder.label), change(`Lot ${NEWEST_LOT}`))
    await page.keyboard.press('Enter')
    await expect(page, by).toHaveURL(BATCH)
    await page.goto('/batch')
  }
})

test('an article is found as it was meant, whatever a program does to the search', async ({ page }) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox', { name: blog.searchLabel })
  const list = page.getByRole('navigation', { name: blog.articles, exact: true }).getByRole('link')
  const [title = ''] = content.articles.map((article) => article.title)
  for (const { by, change } of CHANGES) {
    await box.fill('no article has these words')
    await expect(list, by).toHaveCount(0)
    await paste(box, change(title))
    await expect(list, by).toHaveCount(1)
    await expect(list, by).toContainText(title)
  }
})
