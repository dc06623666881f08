import { MAX_DAYS } from '#worker/statistics/contract.ts'
import { addDays, dayInIndia } from '../format.ts'
import { daysOf } from '../statistics/range.ts'
import type { ListDays } from './queries.ts'

/** The dates of a list: all of them, a range up to today, or two days. */
export const DATES = ['all', '7', '30', 'this-month', 'last-month', 'this-year', 'between'] as const
export type Dates = (typeof DATES)[number]

export const DATE_NAMES: Record<Dates, string> = {
  all: 'All dates',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  between: 'From … to …',
}

/**
 * Returns the days of a list for the query: the later day of two comes last, and there are not more days than the
 * Worker accepts.
 */
export function listDays(dates: Dates, from: string, to: string): ListDays {
  const today = dayInIndia(Date.now())
  if (dates === 'all') return {}
  if (dates === '7' || dates === '30') return { days: dates }
  if (dates !== 'between') return daysOf(dates, today)
  const [first = today, last = today] = [from || today, to || today].toSorted()
  const until = last > today ? today : last
  const earliest = addDays(until, 1 - MAX_DAYS)
  return { from: first < earliest ? earliest : first > until ? until : first, to: until }
}
