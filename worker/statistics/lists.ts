import { DAY_MS, dayOf } from '../lib/days.ts'
import type { Day, Span } from './contract.ts'
import { ALL_TIME, type Count } from './counts.ts'
import type { Days, Period } from './period.ts'

/** Rows of some days, or of any age where it names none, newest first: at most `limit`, after the row of the cursor. */
export type Page = Span & { limit: number; cursor?: string | undefined }

/**
 * Counts of metrics from one day to another. Without `byDay` they are summed by metric and key, and each sum has the first
 * day.
 */
export type CountsRead = { metrics: readonly string[]; from: Day; to: Day; byDay?: boolean }

/** Reads a page of the rows of D1, or of the samples of the demo, and counts in the same batch. */
export type List<Row, Of extends Page = Page> = (
  page: Of,
  ...reads: CountsRead[]
) => Promise<{ rows: Row[]; counts: Count[] }>

/**
 * Reads a page of a list, and one row more to know whether there is another page.
 *
 * @param cursorOf returns what continues after a row
 */
export async function pageOf<Row, Shown, Of extends Page>(
  list: List<Row, Of>,
  page: Of,
  toShown: (row: Row) => Shown,
  cursorOf: (row: Row) => string,
): Promise<{ data: Shown[]; next: string | null }> {
  const { rows } = await list({ ...page, limit: page.limit + 1 })
  const data = rows.slice(0, page.limit)
  const last = data.at(-1)
  return { data: data.map(toShown), next: last && rows.length > data.length ? cursorOf(last) : null }
}

/** Reads counts alone. */
export type ReadCounts = (...reads: CountsRead[]) => Promise<Count[]>

export function readDays(metrics: readonly string[], { first, last }: Days, byDay = false): CountsRead {
  return { metrics, from: first, to: last, byDay }
}

/**
 * @returns the reads of a period and of what it is compared with
 * @param byDay whether each day of the period is needed
 */
export function readPeriod(metrics: readonly string[], period: Period, byDay = false): CountsRead[] {
  return [readDays(metrics, period, byDay), readDays(metrics, period.previous)]
}

/** Sorts after every day. */
const LAST_DAY = '9999-12-31'

/** The days of all time. */
export const ALL_DAYS: Days = { first: '0000-01-01', last: LAST_DAY }

/** @returns the reads of what `totalOf` takes: the sum of all days, and the days after a time in milliseconds UTC */
export function readTotal(metrics: readonly string[], now: number): CountsRead[] {
  return [
    { metrics, from: ALL_TIME, to: ALL_TIME },
    { metrics, from: dayOf(now + DAY_MS), to: LAST_DAY },
  ]
}
