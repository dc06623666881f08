import { PAISE_PER_RUPEE } from '../d1/columns.ts'
import { dayOf } from '../lib/days.ts'
import { OTHER } from './contract.ts'

/** A row of `daily_counts`, or what is added to one. */
export type Count = {
  metric: string
  /** `YYYY-MM-DD` in Asia/Kolkata, or `ALL_TIME`. */
  day: string
  key: string
  count: number
  /** Paise. */
  value: number
}

/** How a metric counts a row. */
export type Definition<Row> = {
  /** The time on whose day the row counts; while it is null, the row does not count. */
  time: (row: Row) => string | null
  /** The key, where the metric has several; undefined for a row that does not count. */
  key?: (row: Row) => string | undefined
  /** How often the row counts, where it is not once. */
  count?: (row: Row) => number
  /** Rupees, where the metric adds them up. */
  value?: (row: Row) => number | null
  /** Whether there is also a row that is the sum of all days. */
  allTime?: true
}

export type Definitions<Row> = Record<string, Definition<Row>>

/**
 * The metric of rows whose key is a metric that is newer than the database, and whose day is the first on which it is
 * counted. A migration writes them.
 */
export const SINCE = 'since'

/** The day of the rows that are the sum of all days. */
export const ALL_TIME = ''

/** Keys of a metric on a day. Visitors choose most keys; beyond this limit they are counted as `OTHER`. */
export const MAX_KEYS_PER_DAY = 20

/** Makes the function that returns the counts of a stored row: none for metrics whose time it does not have. */
export function makeRowCounter<Row>(metrics: Record<string, Definition<Row>>): (row: Row) => Count[] {
  return (row) =>
    Object.entries(metrics).flatMap(([metric, { time, key, count: times, value, allTime }]) => {
      const [at, counted] = [time(row), key ? key(row) : '']
      if (at === null || counted === undefined) return []
      const paise = Math.round((value?.(row) ?? 0) * PAISE_PER_RUPEE)
      const [day, often] = [dayOf(Date.parse(at)), times?.(row) ?? 1]
      const count = { metric, day, key: counted, count: often, value: paise }
      return allTime ? [count, { ...count, day: ALL_TIME }] : [count]
    })
}

/** @returns what has to be added when a row that counted `before` counts `after` */
export function difference(before: Count[], after: Count[]): Count[] {
  const sums = new Map<string, Count>()
  const add = (counts: Count[], sign: -1 | 1) => {
    for (const row of counts) {
      const id = `${row.metric} ${row.day} ${row.key}`
      const { count, value } = sums.get(id) ?? { count: 0, value: 0 }
      sums.set(id, { ...row, count: count + sign * row.count, value: value + sign * row.value })
    }
  }
  add(before, -1)
  add(after, 1)
  return [...sums.values()].filter(({ count, value }) => count !== 0 || value !== 0)
}

/**
 * Adds up counts to rows of `daily_counts`, with the limit of keys.
 *
 * @param counts in the order in which they were stored
 */
export function sumCounts(counts: Iterable<Count>): Count[] {
  const days = new Map<string, Map<string, Count>>()
  for (const row of counts) {
    const id = `${row.metric} ${row.day}`
    const keys = days.get(id) ?? new Map<string, Count>()
    days.set(id, keys)
    const isFull = keys.size - Number(keys.has(OTHER)) >= MAX_KEYS_PER_DAY
    const key = keys.has(row.key) || !isFull ? row.key : OTHER
    const { count, value } = keys.get(key) ?? { count: 0, value: 0 }
    keys.set(key, { ...row, key, count: count + row.count, value: value + row.value })
  }
  return [...days.values()].flatMap((keys) => [...keys.values()])
}
