import { content } from '../content.ts'
import { linkIn, textOfMailTo } from '../mail-worker.ts'
import { emailBox, signUpNotice, subscribe } from './home-page.ts'
import { emptyDatabase } from './owner-dashboard.ts'
import { expect, expectAccessible, test } from './test.ts'

const { pages } = content.words.mail

test.use({ mode: 'mail', thirdParties: 'absent' })

test('a visitor signs up, confirms by a button without JavaScript, and leaves by another', async ({
  page,
  site,
  freshEmail,
  browser,
}) => {
  await emptyDatabase(site.db)
  await page.goto('/disclaimer')
  await emailBox(page).fill(freshEmail)
  await subscribe(page).click()
  await expect(signUpNotice(page)).toContainText(content.words.signUp.outcomes.confirmation_sent.text)
  const mail = await textOfMailTo(site.url, freshEmail)

  const status = () => site.db.prepare('SELECT status FROM newsletter_subscriptions').first('status')

  const reader = await browser.newPage({ javaScriptEnabled: false })
  const press = async (title: string) => {
    await reader.getByRole('button').click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await reader.goto(linkIn(mail, 'confirm').href)
  await expect(reader).toHaveTitle(/Confirm your address/)
  expect(await status()).toBe('pending')
  await press(pages.confirmed.title)
  expect(await status()).toBe('confirmed')
  await reader.goto(linkIn(mail, 'unsubscribe').href)
  await press(pages.unsubscribed.title)
  expect(await status()).toBe('unsubscribed')
  await reader.close()

  await page.goto('/newsletter/confirm')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
})
