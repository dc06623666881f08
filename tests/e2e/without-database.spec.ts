import { content } from '../content.ts'
import { expectChatsOpen, expectFloatingChatOpens, expectSignUpSays, NETWORK_LINE } from './faults.ts'
import { expect, openHome, test } from './home-page.ts'

test.use({ expectedConsole: [NETWORK_LINE] })

const words = content.question
const QUESTION = 'Do you post to Nashik on the day without a database?'

/** Puts every table out of reach of the Worker, so that D1 refuses each of its queries, and back. */
async function renameTables(db: D1Database, from: string, to: string): Promise<void> {
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
    )
    .all<{ name: string }>()
  for (const { name } of results) {
    if (!name.startsWith('sqlite_') && name.startsWith(from)) {
      await db.prepare(`ALTER TABLE "${name}" RENAME TO "${to}${name.slice(from.length)}"`).run()
    }
  }
}

test('while D1 refuses every query, chats open and bills add up, and forms say so, keep their text and store nothing by halves', async ({
  page,
  site,
  freshEmail,
}) => {
  const form = page.locator('#faq form')
  const message = form.getByLabel(words.message, { exact: true })
  await openHome(page)
  await renameTables(site.db, '', 'away_')
  try {
    await expectChatsOpen(page)
    await expectFloatingChatOpens(page)
    const shop = page.locator('#shop')
    await shop.getByLabel(content.shop.order.count).filter({ visible: true }).fill('2')
    await expect(shop.getByRole('link', { name: /^Order 2 × 500g/ })).toContainText('₹1,266')
    await expectSignUpSays(page, freshEmail, 'unavailable')
    await page.locator('#faq summary').filter({ hasText: words.heading }).click()
    await form.getByLabel(words.reach, { exact: true }).fill('98220 12345')
    await message.fill(QUESTION)
    await form.getByRole('button', { name: words.button }).click()
    await expect(form.getByRole('status')).toContainText(words.outcomes.failed)
    await expect(message).toHaveValue(QUESTION)
  } finally {
    await renameTables(site.db, 'away_', '')
  }
  const rowsOf = async (sql: string, value: string) =>
    (await site.db.prepare(sql).bind(value).all()).results.length
  const subscriptions = 'SELECT 1 FROM newsletter_subscriptions WHERE email = ?'
  const questions = 'SELECT 1 FROM contact_inquiries WHERE message = ?'
  expect(await rowsOf(subscriptions, freshEmail)).toBe(0)
  expect(await rowsOf(questions, QUESTION)).toBe(0)
  await page.clock.runFor(1000)
  await expectSignUpSays(page, freshEmail, 'subscribed')
  await form.getByRole('button', { name: words.button }).click()
  await expect(form.getByRole('status')).toContainText(words.outcomes.sent)
  expect(await rowsOf(subscriptions, freshEmail)).toBe(1)
  expect(await rowsOf(questions, QUESTION)).toBe(1)
})
