import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { CHAT } from './home-page.ts'
import { expect, test } from './test.ts'

const { brand } = content

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: /e-?mail/i })

/** Opens home and closes its popup. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Returns the interactions of this browser session once D1 has so many. */
async function waitForRecords(page: Page, db: D1Database, count: number) {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
  const query = db.prepare('SELECT * FROM customer_interactions WHERE user_session = ?').bind(session)
  await expect.poll(async () => (await query.all()).results.length).toBeGreaterThanOrEqual(count)
  return (await query.all()).results
}

test('a chat and a sign-up are in D1 with their interactions, and a second sign-up writes nothing; no cookie is set, as the privacy policy states', async ({
  page,
  site,
  context,
  freshEmail,
}) => {
  await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
  await openHome(page)
  const chat = context.waitForEvent('page')
  await page.getByRole('link', { name: `Shop ${brand.name} Now` }).click()
  expect((await chat).url()).toMatch(CHAT)
  const [click] = await waitForRecords(page, site.db, 1)
  expect(click?.interaction_type).toBe('whatsapp_click')
  expect(JSON.parse(String(click?.additional_data))).toMatchObject({ placement: 'hero' })

  const email = footerForm(page)
  await email.fill(`  ${freshEmail.toUpperCase()} `)
  await email.press('Enter')
  await expect(page.getByText(content.signUp.outcomes.subscribed.title).first()).toBeVisible()
  await expect(email).toHaveValue('')
  await email.fill(freshEmail)
  await email.press('Enter')
  await expect(page.getByText('Already subscribed!').first()).toBeVisible()
  const { results } = await site.db
    .prepare('SELECT email, source_page FROM newsletter_subscriptions WHERE email = ?')
    .bind(freshEmail)
    .all()
  expect(results).toEqual([{ email: freshEmail, source_page: 'footer' }])
  const interactions = await waitForRecords(page, site.db, 2)
  expect(interactions.map((interaction) => interaction.interaction_type)).toContain('newsletter_subscription')
  expect(await context.cookies(site.url)).toEqual([])
})
