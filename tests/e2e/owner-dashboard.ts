import type { Locator, Page } from '@playwright/test'
import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#worker/tables.ts'
import { expect, OWNER_KEY } from './test.ts'

const TABLES = Object.values(schema).filter(isTable).map(getTableName)

/** Empties the database as it is after the migrations. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  await db.exec(TABLES.map((table) => `DELETE FROM ${table}`).join('\n'))
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

/** Opens the third page of the dashboard, and waits until its panels have their heights: a press would miss what moves. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Downloads' })).toBeVisible()
  await expect(page.locator('[data-loading]:visible')).toHaveCount(0)
}

/** Opens the disclosure of the overview, and waits until its last panel has been loaded. */
export async function seeAllPanels(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Where interactions come from' }).click()
  await expect(page.getByRole('table', { name: 'By the place on the page' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'From price to order, by source' })).toBeVisible()
}

/** Expects a number of a card once the owner has pressed Refresh; by itself it follows a minute after the last mark. */
export async function expectAfterRefresh(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(numberOf(card(page, name))).toHaveText(text)
}

/** The number of a card. */
export function numberOf(cardShown: Locator): Locator {
  return cardShown.locator('.figure, .count')
}
