import type { Locator, Page } from '@playwright/test'
import { openStore, type Store } from '../../worker/store/index.ts'
import { expect, OWNER_KEY } from './test.ts'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** The hourly count leaves out what is younger than this. */
export const FOLD_LAG_MS = 2 * 60 * 1000

const TABLES = [
  'newsletter_subscriptions',
  'customer_interactions',
  'product_analytics',
  'contact_inquiries',
  'daily_counts',
  'breakdown_days',
  'breakdown_ranges',
  'vitals_weeks',
  'folds',
  'fold_costs',
]

/** The database as it is after the migrations. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)))
}

/** The real Store at another time; counts only grow, so what is older goes in first. */
export function storeAt(db: D1Database, time: number): Store {
  return openStore({ DB: db }, time)
}

/** One sign-up; the user agent is none of the rooms' business. */
export async function subscribeAt(
  db: D1Database,
  time: number,
  email: string,
  sourcePage = 'footer',
): Promise<void> {
  await storeAt(db, time).subscribe(
    { email, source_page: sourcePage, user_session: undefined, page_url: undefined, visit_source: undefined },
    { userAgent: 'Sample/1.0', tracked: false },
  )
}

type Happening = {
  type?: string
  session?: string
  page?: string
  data?: Record<string, string> | undefined
}

export async function interactAt(db: D1Database, time: number, happening: Happening = {}): Promise<void> {
  const { type = 'whatsapp_click', session = 'session_1_0123456789abcdef01234567', page, data } = happening
  await storeAt(db, time).recordInteraction({
    interaction_type: type,
    user_session: session,
    page_url: page,
    additional_data: data,
  })
}

/** Opens the room and signs in with the owner's key. */
export async function enter(page: Page): Promise<void> {
  await page.goto('/admin')
  await signIn(page)
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

/** A card's own number, above all that it is held against. */
export function numberOf(shown: Locator): Locator {
  return shown.getByRole('paragraph').first()
}

/** Day, short month, year, hour and minute in India, put together from its parts and not by the page's own code. */
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
