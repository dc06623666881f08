import type { Locator } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { fill } from '#web/shop/fill.ts'
import { GUIDE } from '../articles.ts'
import { content } from '../content.ts'
import * as home from '../e2e/home-page.ts'
import { keyField, messageField } from '../e2e/owner-dashboard.ts'
import { expect, OWNER_KEY, test } from '../e2e/test.ts'
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

/** Polls the newest row of a table, which the site writes after the press. */
const expectRow = (db: D1Database, query: string, value: string, row: Record<string, unknown>) =>
  expect.poll(() => db.prepare(query).bind(value).first()).toMatchObject(row)

test('an order of two sizes to a PIN code has one total, and is marked as sold', async ({ page, site }) => {
  // With a fragment the popup stays closed.
  await page.goto('/#shop')
  const shop = page.locator('#shop')
  const texts = words.shop.order
  await home.packLabel(page, small).click()
  await type(page.getByLabel(words.delivery.pin.label), PIN)
  const status = shop.locator('fieldset [role=status]').filter({ visible: true })
  await expect(status).toContainText(rupees(small.price + CHARGE))
  await type(shop.getByLabel(texts.count).filter({ visible: true }), '2')
  await expect(home.orderButton(page)).toContainText(rupees(2 * small.price))
  await shop.getByRole('button', { name: `${fill(texts.jars, { size: large.size })}: ${texts.more}` }).click()
  // Sent without a charge.
  const total = 2 * small.price + large.price
  await expect(home.orderButton(page)).toContainText(rupees(total))
  const opened = page.context().waitForEvent('page')
  await home.orderButton(page).click()
  const chat = await opened
  await chat.waitForURL(/text=/)
  const message = new URL(chat.url()).searchParams.get('text') ?? ''
  for (const part of [`2 × ${small.size}`, `1 × ${large.size}`, PIN, rupees(total)])
    expect(message).toContain(part)
  const [reference = ''] = /(?<=^Reference: )\w{6}$/m.exec(message) ?? []
  const stored = 'SELECT * FROM chat_orders WHERE reference = ?'
  const others = JSON.stringify([{ pack: large.id, jars: 1, each: 100 * large.price }])
  const order = { pack: small.id, quantity: 2, others, amount: 100 * total, charge: 0 }
  await expectRow(site.db, stored, reference, { ...order, status: 'clicked' })

  await page.goto('/admin')
  await type(keyField(page), OWNER_KEY)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Live Data')).toBeVisible()
  await type(messageField(page), reference)
  await page.getByRole('button', { name: `Mark sold ${reference}` }).click()
  await expectRow(site.db, stored, reference, { status: 'sold' })
})

test('a question arrives, and a newsletter sign-up', async ({ page, site, freshEmail }) => {
  await page.goto('/#faq')
  const { reach, message, send } = await home.openQuestion(page)
  const asked = { message: 'Do you post to Nashik?' }
  await type(reach, freshEmail)
  await type(message, asked.message)
  await send.click()
  await expectRow(site.db, 'SELECT * FROM contact_inquiries WHERE email = ?', freshEmail, asked)

  await home.subscribe(page).click()
  await expect(home.signUpNotice(page)).toContainText(words.signUp.outcomes.email_empty.title)
  await type(home.emailBox(page), freshEmail.toUpperCase())
  await page.keyboard.press('Enter')
  const signUp = 'SELECT * FROM newsletter_subscriptions WHERE email = ?'
  await expectRow(site.db, signUp, freshEmail, { source_page: 'footer' })
  await expect(home.emailBox(page)).toHaveValue('')
})

test('the FAQ works by keyboard', async ({ page }) => {
  await page.goto('/#faq')
  await home.question(page, 2).click()
  await expect(home.answer(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(home.question(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(home.answer(page, 3)).toBeVisible()
  await expect(home.answer(page, 2)).toBeHidden()
  await page.keyboard.press('Home')
  await expect(home.question(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(home.question(page, content.copy.faq.items.length)).toBeFocused()
})

test('Share copies the address of an article at its first press', async ({ page }) => {
  await page.goto(GUIDE, { waitUntil: 'networkidle' })
  const said = page.waitForEvent('dialog')
  await page.getByRole('button', { name: words.blog.share }).click()
  expect((await said).message()).toBe(words.blog.linkCopied)
  await (await said).accept()
})
