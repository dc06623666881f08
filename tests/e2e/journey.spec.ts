import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { CHAT } from './home-page.ts'
import { expect, OWNER_KEY, test } from './test.ts'

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: /e-?mail/i })

/** Opens home and closes its popup. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Returns the rows of this browser session once D1 has any. */
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
  test('a sign-up in the footer is in D1 with its interaction, and a second one writes nothing', async ({
    page,
    site,
    freshEmail,
  }) => {
    await openHome(page)
    const email = footerForm(page)
    await email.fill(`  ${freshEmail.toUpperCase()} `)
    await email.press('Enter')
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible()
    await expect(email).toHaveValue('')
    await email.fill(freshEmail)
    await email.press('Enter')
    await expect(page.getByText('Already subscribed!').first()).toBeVisible()

    const { results } = await site.db
      .prepare('SELECT email, source_page FROM newsletter_subscriptions WHERE email = ?')
      .bind(freshEmail)
      .all()
    expect(results).toEqual([{ email: freshEmail, source_page: 'footer' }])
    const interactions = await recorded(page, site.db, 'customer_interactions')
    expect(interactions.map((interaction) => interaction.interaction_type)).toContain(
      'newsletter_subscription',
    )
  })

  test('a chat link opens the chat in a new tab and is recorded with its placement', async ({
    page,
    site,
    context,
  }) => {
    await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
    await openHome(page)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: `Shop ${brand.name} Now` }).click()
    expect((await chat).url()).toMatch(CHAT)
    const [click] = await recorded(page, site.db, 'customer_interactions')
    expect(click?.interaction_type).toBe('whatsapp_click')
    expect(JSON.parse(String(click?.additional_data))).toMatchObject({ placement: 'hero' })
  })

  test('the floating chat button logs one inquiry, which counts one click', async ({
    page,
    site,
    context,
  }) => {
    await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
    await openHome(page)
    await page.mouse.wheel(0, 400)
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: /chat with us/i }).click()
    expect((await chat).url()).toMatch(CHAT)
    const inquiries = await recorded(page, site.db, 'contact_inquiries')
    expect(inquiries).toMatchObject([{ inquiry_type: 'whatsapp', status: 'new' }])
    const interactions = await recorded(page, site.db, 'customer_interactions')
    expect(interactions.filter((row) => row.interaction_type === 'whatsapp_click')).toHaveLength(1)
  })

  test('a visitor with Global Privacy Control is not tracked', async ({ page, context }) => {
    await context.route(`${brand.chatLink}**`, (route) => route.fulfill({ body: 'chat' }))
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

  test('statistics are readable with the owner’s key only, and include the sign-up', async ({
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
    const statistics = await page.evaluate(async (url) => (await fetch(url)).text(), stats)
    expect(statistics).toContain(freshEmail)
  })
  test.use({ expectedConsole: [/401/] })
})
