import type { Locator, Page } from '@playwright/test'
import { openStore } from '#worker/store/index.ts'
import type { Store } from '#worker/store/store.ts'
import { expect, OWNER_KEY } from './test.ts'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

const TABLES = [
  'newsletter_subscriptions',
  'customer_interactions',
  'product_analytics',
  'contact_inquiries',
  'chat_orders',
  'daily_counts',
  'mail_outbox',
  'mail_quotas',
]

/** Empties the database as it is after the migrations. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  await db.exec(TABLES.map((table) => `DELETE FROM ${table}`).join('\n'))
}

/** Opens the real Store at another time. */
export function storeAt(db: D1Database, time: number): Store {
  return openStore({ DB: db }, time)
}

/** Stores one subscription. */
export async function subscribeAt(
  db: D1Database,
  time: number,
  email: string,
  sourcePage = 'footer',
): Promise<void> {
  await storeAt(db, time).subscribe(
    { email, source_page: sourcePage, user_session: null, page_url: null, visit_source: null },
    { userAgent: 'Sample/1.0', tracked: false },
  )
}

type InteractionOptions = {
  type?: string
  session?: string
  page?: string
  data?: Record<string, string> | undefined
}

/** Stores one interaction, by default a chat click. */
export async function interactAt(
  db: D1Database,
  time: number,
  options: InteractionOptions = {},
): Promise<void> {
  const { type = 'whatsapp_click', session = 'session_1_0123456789abcdef01234567', page, data } = options
  await storeAt(db, time).recordInteraction({
    interaction_type: type,
    user_session: session,
    page_url: page ?? null,
    additional_data: data ?? null,
  })
}

/** Opens the dashboard with a session of its own; `signIn` is the visitor's way to one. */
export async function openDashboard(page: Page): Promise<void> {
  await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
  await page.goto('/admin')
  await expect(page.getByText('Live Data')).toBeVisible()
}

export async function signIn(page: Page, key = OWNER_KEY): Promise<void> {
  await page.getByRole('textbox', { name: 'Owner key' }).fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** One of the four cards, by its label. */
export function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** Opens the second page of the dashboard. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click()
}

/** The last panel of the overview; its numbers arrive last. */
export function lastPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Where it comes from' })
}

/** The number of a card. */
export function numberOf(cardShown: Locator): Locator {
  return cardShown.getByRole('paragraph').first()
}

/** Day, short month, year, hour and minute in India, assembled here and not by the page's code. */
export function inIndia(time: number): RegExp {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    })
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return new RegExp(
    `^${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}\\s${parts.dayPeriod}$`,
    'i',
  )
}
