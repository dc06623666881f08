import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { fill } from '#web/shop/fill.ts'
import { ARTICLES, articleAt } from '../articles.ts'
import { content } from '../content.ts'
import {
  answer,
  emailBox,
  expect,
  orderButton,
  packLabel,
  question,
  signUpNotice,
  subscribe,
  test,
} from '../e2e/home-page.ts'
import { OWNER_KEY } from '../e2e/test.ts'
import { packs } from '../packs.ts'

// Typed by keyboard, and read from the database: what all engines' drivers can do.

const { words, zones } = content
const [large, small] = packs
if (!large || !small) throw new Error('There are not two packs')
const PIN = '440010'
const CHARGE = zones[1]?.charge ?? 0

/** Types into a box as a person does, in place of what it holds. */
async function type(box: Locator, text: string): Promise<void> {
  await box.click()
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(text)
}

/** Below number and PIN code: what the post costs. */
const status = (shop: Locator) => shop.locator('fieldset [role=status]').filter({ visible: true })

/** Orders, and returns the message that the chat opens with. */
async function order(page: Page): Promise<string> {
  const opened = page.context().waitForEvent('page')
  await orderButton(page).click()
  const chat = await opened
  await chat.waitForURL(/text=/)
  return new URL(chat.url()).searchParams.get('text') ?? ''
}

/** Polls the newest row of a table, which the site writes after the press. */
const expectRow = (db: D1Database, query: string, row: Record<string, unknown>, ...values: string[]) =>
  expect
    .poll(() =>
      db
        .prepare(query)
        .bind(...values)
        .first(),
    )
    .toMatchObject(row)

test('an order of two sizes to a PIN code has one total in button, message and row, and the owner marks it', async ({
  page,
  site,
}) => {
  // With a fragment the popup stays closed.
  await page.goto('/#shop')
  const shop = page.locator('#shop')
  const texts = words.shop.order
  await packLabel(page, small).click()
  await type(page.getByLabel(words.delivery.pin.label), PIN)
  await expect(status(shop)).toContainText(rupees(small.price + CHARGE))
  await type(shop.getByLabel(texts.count).filter({ visible: true }), '2')
  await expect(orderButton(page)).toContainText(rupees(2 * small.price))
  await shop.getByRole('button', { name: `${fill(texts.jars, { size: large.size })}: ${texts.more}` }).click()
  // Sent without a charge.
  const total = 2 * small.price + large.price
  await expect(orderButton(page)).toContainText(rupees(total))
  const message = await order(page)
  for (const part of [`2 × ${small.size}`, `1 × ${large.size}`, PIN, rupees(total)])
    expect(message).toContain(part)
  const [reference = ''] = /(?<=^Reference: )\w{6}$/m.exec(message) ?? []
  await expectRow(
    site.db,
    'SELECT * FROM chat_orders WHERE reference = ?',
    {
      status: 'clicked',
      pack: small.id,
      quantity: 2,
      others: JSON.stringify([{ pack: large.id, jars: 1, each: 100 * large.price }]),
      amount: 100 * total,
      charge: 0,
    },
    reference,
  )

  await page.goto('/admin')
  await type(page.getByRole('textbox', { name: 'Owner key' }), OWNER_KEY)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Live Data')).toBeVisible()
  await type(page.getByRole('textbox', { name: 'Paste one message or ten, or type a reference' }), reference)
  await page.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expectRow(
    site.db,
    'SELECT status FROM chat_orders WHERE reference = ?',
    { status: 'sold' },
    reference,
  )
})

test('a question arrives, and a newsletter sign-up', async ({ page, site, freshEmail }) => {
  await page.goto('/#faq')
  await page.locator('details:has([data-island="question"]) > summary').click()
  const form = page.locator('[data-island="question"] form')
  await type(form.locator('[name="reach"]'), freshEmail)
  await type(form.locator('[name="message"]'), 'Do you post to Nashik?')
  await form.locator('[type="submit"]').click()
  await expectRow(
    site.db,
    'SELECT message FROM contact_inquiries WHERE email = ?',
    { message: 'Do you post to Nashik?' },
    freshEmail,
  )

  await subscribe(page).click()
  await expect(signUpNotice(page)).toContainText(words.signUp.outcomes.email_empty.title)
  await type(emailBox(page), freshEmail.toUpperCase())
  await page.keyboard.press('Enter')
  await expectRow(
    site.db,
    'SELECT source_page FROM newsletter_subscriptions WHERE email = ?',
    { source_page: 'footer' },
    freshEmail,
  )
  await expect(emailBox(page)).toHaveValue('')
})

test('the FAQ works by keyboard, and the blog’s search finds an article', async ({ page }) => {
  await page.goto('/#faq')
  await question(page, 2).click()
  await expect(answer(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(question(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answer(page, 3)).toBeVisible()
  await expect(answer(page, 2)).toBeHidden()
  await page.keyboard.press('Home')
  await expect(question(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(question(page, content.copy.faq.items.length)).toBeFocused()

  await page.goto('/blog')
  const toggle = page.locator('summary').filter({ hasText: words.blog.categories })
  if (await toggle.isVisible()) await toggle.click()
  const last = ARTICLES.at(-1) ?? ''
  const list = page.getByRole('navigation', { name: words.blog.articles, exact: true })
  await type(page.getByRole('searchbox', { name: words.blog.searchLabel }), articleAt(last).title)
  await expect(list.getByRole('link')).toHaveCount(1)
  await type(page.getByRole('searchbox', { name: words.blog.searchLabel }), 'no such article')
  await expect(page.getByText(words.blog.none.title).first()).toBeVisible()
})
