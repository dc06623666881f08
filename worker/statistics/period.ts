import { DAY_MS, dayOf, midnightOf } from '../contract/days.ts'
import { DEFAULT_RANGE } from './constants.ts'
import type { Day, Span } from './contract.ts'

/** Complete days in Asia/Kolkata. */
export type Days = {
  /** The first and the last day, both included. */
  first: Day
  last: Day
  /** Midnight at the start of the first day, and at the end of the last, milliseconds UTC. */
  from: number
  to: number
}

/** Days, and those that they are compared with, which come before. */
export type Period = Days & {
  /** Oldest first. */
  days: Day[]
  previous: Days
}

/** The days of a query at a time in milliseconds UTC, which may be past; `DEFAULT_RANGE` where it names none. */
export function periodOf(now: number, span: Span): Period {
  const { days = DEFAULT_RANGE, compare } = span
  const to = midnightOf(span.to ?? dayOf(now)) + DAY_MS
  const from = span.from ? midnightOf(span.from) : to - days * DAY_MS
  const length = (to - from) / DAY_MS
  const list = Array.from({ length }, (_, index) => dayOf(from + index * DAY_MS))
  const dayBefore = dayOf(from - DAY_MS)
  const period = { days: list, ...daysFrom(dayOf(from), dayOf(to - DAY_MS)) }
  if (compare !== 'year') return { ...period, previous: daysFrom(dayOf(from - length * DAY_MS), dayBefore) }
  const lastBefore = yearBefore(period.last)
  // No day is on both sides: 366 days do not fit into a year.
  const [last = dayBefore] = [lastBefore, dayBefore].sort()
  return { ...period, previous: daysFrom(yearBefore(period.first), last) }
}

/** The times of the days of a query, or all times where it names none, in milliseconds UTC. */
export function timesOf(now: number, span: Span): Pick<Days, 'from' | 'to'> {
  return namesDays(span) ? periodOf(now, span) : { from: 0, to: Number.MAX_SAFE_INTEGER }
}

/** @returns the days from a first one to a last one */
export function daysFrom(first: Day, last: Day): Days {
  return { first, last, from: midnightOf(first), to: midnightOf(last) + DAY_MS }
}

/** Whether a query names its days; a list without them has rows of any age. */
export function namesDays({ days, from }: Span): boolean {
  return Boolean(days || from)
}

/** The same day a year ago; 28 February for a leap day. */
function yearBefore(day: Day): Day {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)]
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`
}
