import { DAY_MS, dayOf } from '../lib/days.ts'
import { type Day, MAX_SERIES_DAYS, type Span } from './contract.ts'
import { ALL_TIME, type Count } from './counts.ts'
import type { Days, Period } from './period.ts'

/** Rows of some days, or of any age where it names none, newest first: at most `limit`, after the row of the cursor. */
export type Page = Span & { limit: number; cursor?: string | undefined }

/**
 * What counts are summed by: their key, or their metric alone. SQL reads each row once more to sum up keys, which are not in
 * the order of the table, and not to sum up metrics, which are.
 */
type SummedBy = 'key' | 'metric'

/** Counts of metrics from one day to another. Summed up, they have the first day, and of a metric an empty key. */
export type CountsRead = { metrics: readonly string[]; from: Day; to: Day; summedBy?: SummedBy | undefined }

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

/** @returns the read of each day of a period, however long it is */
export function readSeries(metrics: readonly string[], { first, last }: Days): CountsRead {
  return { metrics, from: first, to: last }
}

/** @returns the read of some days. SQL sums up more than `MAX_SERIES_DAYS`: the Worker has no time for the rows of a year */
export function readDays(
  metrics: readonly string[],
  { first, last }: Days,
  summedBy: SummedBy = 'key',
): CountsRead {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return { metrics, from: first, to: last, summedBy: days > MAX_SERIES_DAYS ? summedBy : undefined }
}

/** @returns the reads of a period and of what it is compared with */
export function readPeriod(metrics: readonly string[], period: Period, summedBy?: SummedBy): CountsRead[] {
  return [readDays(metrics, period, summedBy), readDays(metrics, period.previous, summedBy)]
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
