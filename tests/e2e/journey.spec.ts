import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { CHAT } from './home-page.ts'
import { expect, test } from './test.ts'

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
})
