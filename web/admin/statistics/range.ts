import { DAY_MS } from '#contract/days.ts'
import { capitalize } from '#web/shop/fill.ts'
import { RANGES } from '#worker/statistics/constants.ts'
import { addDays, dayInIndia, financialYearOf, showFinancialYear, showMonth } from '../format.ts'

const DAYS = RANGES.map((days) => `${days}` as const)

/** Today, the last days as many as `RANGES` says, and months and financial years by the calendar. */
export const RANGE_IDS = ['today', ...DAYS, 'this-month', 'last-month', 'this-year', 'last-year'] as const
export type RangeId = (typeof RANGE_IDS)[number]

/** What the numbers are compared with: as many days before, or the same days a year ago. */
type Comparison = 'before' | 'year'
export type Chosen = { range: RangeId; compare: Comparison }

export const DEFAULT_CHOSEN: Chosen = { range: '30', compare: 'before' }

/** The query that the Worker takes for a range. It is also part of the keys of what is fetched. */
export type SpanQuery = { days?: string; from?: string; to?: string; compare?: 'year' }

/** First and last day of a range as of a day, both included. */
export function daysOf(range: RangeId, today: string): { from: string; to: string } {
  const month = `${today.slice(0, 8)}01`
  const year = financialYearOf(today)
  if (range === 'today') return { from: today, to: today }
  if (range === 'this-month') return { from: month, to: today }
  if (range === 'last-month') {
    const to = addDays(month, -1)
    return { from: `${to.slice(0, 8)}01`, to }
  }
  if (range === 'this-year') return { from: `${year}-04-01`, to: today }
  if (range === 'last-year') return { from: `${year - 1}-04-01`, to: `${year}-03-31` }
  return { from: addDays(today, 1 - Number(range)), to: today }
}

/** How many days a range has as of a day. */
export function lengthOf(range: RangeId, today = dayInIndia(Date.now())): number {
  const { from, to } = daysOf(range, today)
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

/**
 * Makes the query of a range and its comparison.
 *
 * @param today the Worker's day: it refuses a later one; undefined where a page is built, which makes no query
 */
export function spanQuery({ range, compare }: Chosen, today = dayInIndia(Date.now())): SpanQuery {
  const compared = compare === 'year' ? { compare } : {}
  return isDays(range) ? { days: range, ...compared } : { ...daysOf(range, today), ...compared }
}

function isDays(range: RangeId): boolean {
  return (DAYS as readonly RangeId[]).includes(range)
}

/** A range as the selector has it: `Last 30 days`; with the day that it is, `Last financial year: 2025–26`. */
export function rangeName(range: RangeId, today?: string): string {
  if (isDays(range)) return `Last ${range} days`
  const name = capitalize(range.replace('-', ' ').replace('year', 'financial year'))
  if (today === undefined || range === 'today') return name
  const { from } = daysOf(range, today)
  if (range === 'this-year') return `${name}: since ${showMonth(from)}`
  if (range === 'last-year') return `${name}: ${showFinancialYear(financialYearOf(from))}`
  return `${name}: ${showMonth(from)}`
}
