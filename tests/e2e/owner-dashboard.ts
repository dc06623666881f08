import type { Locator, Page } from '@playwright/test'
import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#worker/tables.ts'
import { storeAt } from '../owner-rows.ts'
import { expect, OWNER_KEY } from './test.ts'

const TABLES = Object.values(schema).filter(isTable).map(getTableName)

/** Empties the database as it is after the migrations. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  await db.exec(TABLES.map((table) => `DELETE FROM ${table}`).join('\n'))
}

/** Marks an order as sold, as another device would. */
export async function sell(db: D1Database, reference: string, changes: object = {}): Promise<void> {
  const store = storeAt(db, Date.now())
  const [order] = await store.findOrders([reference])
  await store.changeOrder(order?.id ?? '', { status: 'sold', ...changes })
}

/** Opens the dashboard with a session of its own; `signIn` is the visitor's way to one. */
export async function openDashboard(page: Page): Promise<void> {
  await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
  await page.goto('/admin')
  await expect(page.getByText('Live Data')).toBeVisible()
}

/** The box for the owner's key, where nobody is signed in. */
export const keyField = (page: Page) => page.getByRole('textbox', { name: 'Owner key' })

export async function signIn(page: Page): Promise<void> {
  await keyField(page).fill(OWNER_KEY)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs out on the third page of the dashboard, which is open. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(keyField(page)).toBeVisible()
}

/** A panel of the dashboard, by its heading; one of the four cards, by its label. */
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The number of a card. */
export const numberOf = (page: Page, card: string) => panel(page, card).locator('.figure, .count')

/** The box for the messages of orders. */
export const messageField = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste one message or ten, or type a reference' })

/** Opens the third page of the dashboard, and waits until its panels have their heights: a press would miss what moves. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click()
  await expect(panel(page, 'Downloads')).toBeVisible()
  await expect(page.locator('[data-loading]:visible')).toHaveCount(0)
}

/** Opens the disclosure of the overview, and waits until its last panel has been loaded. */
export async function seeAllPanels(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Where interactions come from' }).click()
  await expect(page.getByRole('table', { name: 'By the place on the page' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'From price to order, by source' })).toBeVisible()
}

/** A row of a table of the dashboard, by a text in it. */
export const rowOf = (page: Page, table: string, hasText: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText })
