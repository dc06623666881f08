import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { expect, OWNER_KEY, test } from './test.ts'

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: /e-?mail/i })

/** Past the launch popup, which would come in between. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** What D1 holds of this browser's session, as soon as it holds anything. */
async function recorded(page: Page, db: D1Database, table: string) {
  const session = () => page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
  let rows: Record<string, unknown>[] = []
  await expect
    .poll(async () => {
      const found = await db
        .prepare(`SELECT * FROM ${table} WHERE user_session = ?`)
        .bind(await session())
        .all()
      rows = found.results
      return rows.length
    })
    .toBeGreaterThan(0)
  return rows
}

test.describe('a visitor and the owner', () => {
  test('a sign-up in the footer is in D1, with its interaction', async ({ page, site, freshEmail }) => {
    await openHome(page)
    const email = footerForm(page)
    await email.fill(`  ${freshEmail.toUpperCase()} `)
    await email.press('Enter')
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible()
    await expect(email).toHaveValue('')

    const row = await site.db
      .prepare('SELECT email, source_page FROM newsletter_subscriptions WHERE email = ?')
      .bind(freshEmail)
      .first()
    expect(row).toEqual({ email: freshEmail, source_page: 'footer' })
    const interactions = await recorded(page, site.db, 'customer_interactions')
    expect(interactions.map((interaction) => interaction.interaction_type)).toContain(
      'newsletter_subscription',
    )
  })

  test('a second sign-up with the same address says so and writes nothing', async ({
    page,
    site,
    freshEmail,
  }) => {
    await openHome(page)
    const email = footerForm(page)
    for (const message of ['Successfully subscribed!', 'Already subscribed!']) {
      await email.fill(freshEmail)
      await email.press('Enter')
      await expect(page.getByText(message).first()).toBeVisible()
    }
    const { count } = (await site.db
      .prepare('SELECT count(*) AS count FROM newsletter_subscriptions WHERE email = ?')
      .bind(freshEmail)
      .first()) as { count: number }
    expect(count).toBe(1)
  })

  test('a chat link opens the chat in a new tab and is recorded with its placement', async ({
    page,
    site,
    context,
  }) => {
    await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
    await openHome(page)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: `Shop ${brand.name} Now` }).click()
    expect((await chat).url()).toBe(brand.chatLink)
    const [click] = await recorded(page, site.db, 'customer_interactions')
    expect(click?.interaction_type).toBe('whatsapp_click')
    expect(JSON.parse(String(click?.additional_data))).toMatchObject({ placement: 'hero' })
  })

  test('the floating chat button logs one inquiry, which counts one click', async ({
    page,
    site,
    context,
  }) => {
    await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
    await openHome(page)
    await page.mouse.wheel(0, 400)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: /chat with us/i }).click()
    expect((await chat).url()).toBe(brand.chatLink)
    const inquiries = await recorded(page, site.db, 'contact_inquiries')
    expect(inquiries).toMatchObject([{ inquiry_type: 'whatsapp', status: 'new' }])
    const interactions = await recorded(page, site.db, 'customer_interactions')
    expect(interactions.filter((row) => row.interaction_type === 'whatsapp_click')).toHaveLength(1)
  })

  test('the chat opens although recording fails', async ({ page, context }) => {
    await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
    await context.route('**/api/**', (route) => route.fulfill({ status: 204 }))
    await openHome(page)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: `Shop ${brand.name} Now` }).click()
    expect((await chat).url()).toBe(brand.chatLink)
  })

  test('a visitor who asks not to be tracked is not', async ({ page, context }) => {
    await context.route(`${brand.chatLink}*`, (route) => route.fulfill({ body: 'chat' }))
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
    await openHome(page)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: `Shop ${brand.name} Now` }).click()
    await chat
    expect(calls).toEqual([])
  })

  test('without the key no statistic is readable; with it the owner sees the sign-up', async ({
    page,
    freshEmail,
  }) => {
    await openHome(page)
    await footerForm(page).fill(freshEmail)
    await footerForm(page).press('Enter')
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible()
    const stats = '/api/stats/subscriptions'
    expect(await page.evaluate(async (url) => (await fetch(url)).status, stats).catch(() => 0)).toBe(401)
    const signedIn = await page.evaluate(
      async (key) =>
        (
          await fetch('/api/owner/session', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ key }),
          })
        ).status,
      OWNER_KEY,
    )
    expect(signedIn).toBe(200)
    const answer = await page.evaluate(async (url) => (await fetch(url)).text(), stats)
    expect(answer).toContain(freshEmail)
  })
  test.use({ expectedConsole: [/401/] })
})
