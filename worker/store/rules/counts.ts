import type { UntrackedReason } from '#contract/tracking.ts'
import { dayOf } from './days.ts'
import {
  ALL_TIME,
  type Definition,
  INQUIRY_METRICS,
  INTERACTION_METRICS,
  ORDER_METRICS,
  SUBSCRIPTION_METRICS,
} from './metrics.ts'

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

export const PAISE_PER_RUPEE = 100

/** What a stored row counts; nothing for metrics whose time it does not have. */
export const subscriptionCounts = countedBy(SUBSCRIPTION_METRICS)
export const inquiryCounts = countedBy(INQUIRY_METRICS)
export const interactionCounts = countedBy(INTERACTION_METRICS)
export const orderCounts = countedBy(ORDER_METRICS)

/** @param now milliseconds UTC */
export function untrackedCounts(reason: UntrackedReason, now: number, events: number): Count[] {
  return [{ metric: 'untracked', day: dayOf(now), key: reason, count: events, value: 0 }]
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

function countedBy<Row>(metrics: Record<string, Definition<Row>>): (row: Row) => Count[] {
  return (row) =>
    Object.entries(metrics).flatMap(([metric, { time, key, value, allTime }]) => {
      const [at, counted] = [time(row), key ? key(row) : '']
      if (at === null || counted === undefined) return []
      const paise = Math.round((value?.(row) ?? 0) * PAISE_PER_RUPEE)
      const count = { metric, day: dayOf(Date.parse(at)), key: counted, count: 1, value: paise }
      return allTime ? [count, { ...count, day: ALL_TIME }] : [count]
    })
}
