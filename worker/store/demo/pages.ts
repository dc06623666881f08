import type { SubscriptionRow } from '../rows.ts'
import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import type { Page } from '../store.ts'
import { isSameSample } from './samples.ts'

/** @returns a page of rows of a range, newest first */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  { days, limit, cursor }: Page,
  now: number,
): Row[] {
  const firstId = firstIdAt(periodOf(now, days).from)
  return rows.filter(({ id }) => id >= firstId && (cursor === undefined || id < cursor)).slice(0, limit)
}

/** @returns a page of the subscriptions whose address has a prefix, in alphabetical order */
export function searchPage(
  rows: SubscriptionRow[],
  prefix: string,
  { limit, cursor }: Page,
): SubscriptionRow[] {
  const matches = rows
    .filter(({ email }) => email.startsWith(prefix))
    .sort((one, other) => (one.email < other.email ? -1 : 1))
  const last = cursor === undefined ? -1 : matches.findIndex(({ id }) => isSameSample(id, cursor))
  return matches.slice(last + 1, last + 1 + limit)
}
