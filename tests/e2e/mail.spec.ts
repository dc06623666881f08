import { content } from '../content.ts'
import { linkIn, OWNER_MAIL, textOfMailTo } from '../mail-worker.ts'
import { emailBox, signUpNotice, subscribe } from './home-page.ts'
import { emptyDatabase, openDashboard, openMore, panel } from './owner-dashboard.ts'
import { expect, expectAccessible, test } from './test.ts'

const { pages } = content.words.mail

test.use({ mode: 'mail', thirdParties: 'absent' })

test('a visitor signs up, confirms, is counted, and leaves', async ({ page, site, freshEmail, browser }) => {
  await emptyDatabase(site.db)
  await page.goto('/disclaimer')
  await emailBox(page).fill(freshEmail)
  await subscribe(page).click()
  await expect(signUpNotice(page)).toContainText(content.words.signUp.outcomes.confirmation_sent.text)
  const mail = await textOfMailTo(site.url, freshEmail)

  const status = () => site.db.prepare('SELECT status FROM newsletter_subscriptions').first('status')

  // The pages need no JavaScript.
  const reader = await browser.newPage({ javaScriptEnabled: false })
  const press = async (title: string) => {
    await reader.getByRole('button').click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await reader.goto(linkIn(mail, 'confirm').href)
  await expect(reader).toHaveTitle(/Confirm your address/)
  expect(await status()).toBe('pending')
  await press(pages.confirmed.title)
  await openDashboard(page)
  await expect(panel(page, 'Newsletter Subscribers')).toContainText('1 in total')
  await reader.goto(linkIn(mail, 'unsubscribe').href)
  await press(pages.unsubscribed.title)
  expect(await status()).toBe('unsubscribed')
  await reader.close()

  await openMore(page)
  await expect(panel(page, 'Mail')).toContainText(`Alerts and the weekly summary go to ${OWNER_MAIL}.`)

  await page.goto('/newsletter/confirm')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.invalid.title)
  await expectAccessible(page)
})
