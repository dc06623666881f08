import { loadContent } from '#web/model/load.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { inLanguage } from '#web/views.ts'
import { content } from '../content.ts'
import { expect, openQuestion, test } from './home-page.ts'

const { mail } = content.words
const BATCH = `/batch/${newestBatch(content)?.lot}`
const TRANSLATION = 'mr'

const findInquiry = (db: D1Database, email: string) =>
  db
    .prepare('SELECT name, phone, message, inquiry_type, page FROM contact_inquiries WHERE email = ?')
    .bind(email)
    .all()
    .then(({ results }) => results)

test.use({ javaScriptEnabled: false })

test('without JavaScript a question of a translated page is confirmed in its language', async ({
  page,
  site,
  freshEmail,
}) => {
  await page.goto(inLanguage(BATCH, TRANSLATION))
  const { reach, message, send } = await openQuestion(page)
  await reach.fill(freshEmail)
  await message.fill('दोन\nTwo')
  await send.click()
  await expect(page).toHaveURL(inLanguage('/newsletter/sent', TRANSLATION))
  const { title } = loadContent(TRANSLATION).words.mail.pages.sent
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const asked = { message: 'दोन\nTwo', inquiry_type: 'question', page: inLanguage(BATCH, TRANSLATION) }
  expect(await findInquiry(site.db, freshEmail)).toEqual([{ name: null, phone: null, ...asked }])
})

test('without JavaScript what is not valid stays on the page, or a page sends back to what was written', async ({
  page,
}) => {
  await page.goto(BATCH)
  const { reach, message, send } = await openQuestion(page)
  await message.fill('Nine digits')
  await reach.fill('982201234')
  await send.click()
  await expect(page).toHaveURL(BATCH)
  await reach.fill('call 9822012345 now')
  await send.click()
  await expect(page).toHaveURL('/newsletter/incorrect')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.pages.incorrect.title)
  await page.goBack()
  await expect(message).toHaveValue('Nine digits')
})
