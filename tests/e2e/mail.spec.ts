import type { Page } from '@playwright/test'
import { signToken } from '#worker/mail/tokens.ts'
import { CONFIRMATION_MS } from '#worker/store/rules/mail.ts'
import { content } from '../content.ts'
import { linkIn, mailsTo, OWNER_MAIL, type SentMail, TOKEN_SECRET } from '../mail-worker.ts'
import { card, emptyDatabase, openDashboard, openMore } from './owner-dashboard.ts'
import { expect, expectAccessible, test } from './test.ts'

const { pages } = content.mail

test.use({ mode: 'mail' })
// In one worker process: each would start a site of its own in this mode.
test.describe.configure({ mode: 'default' })

/** Signs up in the footer and returns the mail that the simulator captured. */
async function signUp(page: Page, url: string, email: string): Promise<SentMail> {
  await page.goto('/disclaimer')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: content.signUp.label }).fill(email)
  await footer.getByRole('button', { name: content.signUp.button }).click()
  await expect(footer.locator('#newsletter-notice')).toContainText(
    content.signUp.outcomes.confirmation_sent.text,
  )
  const [mail] = await mailsTo(url, email)
  if (!mail) throw new Error('No mail was sent')
  return mail
}

/** The number of subscribers, on the dashboard's card. */
async function expectSubscribers(owner: Page, count: number): Promise<void> {
  await owner.reload()
  await expect(card(owner, 'Newsletter Subscribers')).toContainText(`${count} in total`)
}

test('sign up, open the mail’s link, confirm, get counted, leave, come back; the mail’s pages need no JavaScript', async ({
  page,
  site,
  freshEmail,
  browser,
}) => {
  await emptyDatabase(site.db)
  const mail = await signUp(page, site.url, freshEmail)
  const owner = await browser.newPage({ baseURL: site.url })
  await openDashboard(owner)
  await expectSubscribers(owner, 0)

  // The mail as a mail program shows it: a document of its own.
  const reader = await browser.newPage({ javaScriptEnabled: false })
  const heading = reader.getByRole('heading', { level: 1 })
  const press = async (title: string) => {
    await expect(reader.getByRole('button')).toHaveCount(1)
    await reader.getByRole('button').click()
    await expect(heading).toHaveText(title)
  }
  await reader.setContent(mail.html)
  await expect(heading).toHaveText('Please confirm your address')
  await reader.getByRole('link', { name: 'Confirm my address' }).click()
  await expect(reader).toHaveTitle(/Confirm your address/)
  await press(pages.confirmed.title)
  await expectSubscribers(owner, 1)
  await reader.goto(linkIn(mail, 'unsubscribe').href)
  await press(pages.unsubscribed.title)
  await expectSubscribers(owner, 0)
  await press(pages.resubscribed.title)
  await expectSubscribers(owner, 1)
  await reader.close()
  await owner.close()
})

test('an expired link offers a new one, without JavaScript', async ({ page, site, freshEmail, browser }) => {
  await signUp(page, site.url, freshEmail)
  const row = await site.db
    .prepare('SELECT id FROM newsletter_subscriptions WHERE email = ?')
    .bind(freshEmail)
    .first<{ id: string }>()
  // An hour passes once the mail is recorded as sent.
  const passAnHour = site.db
    .prepare('UPDATE newsletter_subscriptions SET mail_sent_at = 0 WHERE mail_sent_at > 0 AND id = ?')
    .bind(row?.id ?? '')
  await expect.poll(async () => (await passAnHour.run()).meta.changes).toBeGreaterThan(0)
  const token = await signToken(TOKEN_SECRET, 'confirm', row?.id ?? '', Date.now() - 2 * CONFIRMATION_MS)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  const heading = plain.getByRole('heading', { level: 1 })
  await plain.goto(`${site.url}/newsletter/confirm?token=${token}`)
  await plain.getByRole('button').click()
  await expect(heading).toHaveText(pages.expired.title)
  await plain.getByRole('button', { name: pages.expired.button ?? '' }).click()
  await expect(heading).toHaveText(pages.sent.title)
  const mails = await mailsTo(site.url, freshEmail, 2)
  await plain.goto(linkIn(mails.at(-1) ?? { text: '' }, 'confirm').href)
  await plain.getByRole('button').click()
  await expect(heading).toHaveText(pages.confirmed.title)
  await plain.close()
})

test('the mail’s pages are accessible and not listed, and without a token say that the link is not complete @both', async ({
  page,
}) => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/unsubscribed']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    await page.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete')
  }
  await expectAccessible(page)
})

test('the dashboard says what is due and what failed, sends a test, and takes over addresses that left elsewhere', async ({
  page,
  site,
  freshEmail,
}) => {
  const mail = await signUp(page, site.url, freshEmail)
  await page.goto(linkIn(mail, 'confirm').href)
  await page.getByRole('button').click()
  await site.db
    .prepare(`
      INSERT INTO runs (id, kind, outcome, detail, created_at, alerted_at)
      VALUES ('01900000-0000-7000-8000-00000000000a', 'alert', 'failed', 'E_SENDER_NOT_VERIFIED', 1, 1)`)
    .run()
  await openDashboard(page)
  await openMore(page)
  const panel = page.getByRole('region', { name: 'Mail', exact: true })
  await expect(panel).toContainText(`Alerts and summaries go to ${OWNER_MAIL}.`)
  await expect(panel).toContainText('Sign-ups are confirmed by mail.')
  await expect(panel).toContainText(/Last refused: alert.*E_SENDER_NOT_VERIFIED/)
  await panel.getByRole('button', { name: 'Send me a test mail' }).click()
  await expect(panel).toContainText('The test mail is sent.')
  expect((await mailsTo(site.url, OWNER_MAIL))[0]?.subject).toBe('A test from your website')
  await panel.getByRole('textbox').fill(`Asha <${freshEmail}>; stranger@example.org`)
  await panel.getByRole('button', { name: 'Unsubscribe them' }).click()
  await expect(panel).toContainText('Unsubscribed: 1. Before: 0. Not in the list: 1.')
})
