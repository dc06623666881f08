import { addDays, dayOf, HOUR_MS, MINUTE_MS } from '#contract/days.ts'
import { rupees, showCount, showDate, showDay, weekdayName } from '#contract/format.ts'
import { MAX_TO_DO } from '#worker/statistics/constants.ts'

export { addDays, dayOf as dayInIndia, financialYearOf } from '#contract/days.ts'
export {
  plainRupees,
  rupees,
  showClock,
  showCount,
  showDate,
  showDay,
  showMoment,
  showMonth,
  showWeekday,
} from '#contract/format.ts'

/** The number of days within which a weekday alone names a day without ambiguity. */
const WEEKDAY_DAYS = 6

/** @returns the financial year from April 2026 on as `2026–27` */
export function showFinancialYear(from: number): string {
  return `${from}–${String((from + 1) % 100).padStart(2, '0')}`
}

/**
 * When a time in ISO 8601 was, as briefly as it is clear: `37 min ago`, `3 hours ago`, `yesterday`, `Sunday`, `20 Nov`.
 * `now` is in milliseconds UTC.
 */
export function showAge(iso: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(iso))
  if (elapsed < MINUTE_MS) return 'just now'
  if (elapsed < HOUR_MS) return `${Math.floor(elapsed / MINUTE_MS)} min ago`
  if (dayOf(iso) === dayOf(now)) return plural(Math.floor(elapsed / HOUR_MS), 'hour ago', 'hours ago')
  return showPastDay(iso, now)
}

/** The day of a time in ISO 8601, as seen from one in milliseconds UTC: `today`, `yesterday`, `Sunday`, `20 Nov`, `20 Nov 2025`. */
export function showPastDay(iso: string, now: number): string {
  const [day, today] = [dayOf(iso), dayOf(now)]
  if (day === today) return 'today'
  if (day === addDays(today, -1)) return 'yesterday'
  if (day > today) return showDay(day)
  if (day >= addDays(today, -WEEKDAY_DAYS)) return weekdayName(day)
  return day.slice(0, 4) === today.slice(0, 4) ? showDay(day) : showDate(day)
}

/** The number of things to do; one above the Worker's greatest count is `99+`. */
export function showToDo(count: number): string {
  return count >= MAX_TO_DO ? `${MAX_TO_DO - 1}+` : showCount(count)
}

/** A number and the word for it: `1 jar`, `2 jars`. */
export function plural(count: number, one: string, other: string): string {
  return `${showCount(count)} ${count === 1 ? one : other}`
}

/** What was given back of sold rupees: `₹633 given back, ₹2,296 left` */
export function showRefunds({ rupees: sold, refunded }: { rupees: number; refunded: number }): string {
  return `${rupees(refunded)} given back, ${rupees(sold - refunded)} left`
}

/** @returns the unpaid part of sold rupees: `₹333 owed` */
export const showOwed = (owed: number) => `${rupees(owed)} owed`

export const showJars = (count: number) => plural(count, 'jar', 'jars')
export const showOrders = (count: number) => plural(count, 'order', 'orders')

/** @returns an interaction's type with spaces for underscores, in capitals */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase()
}

/** What the owner reads where D1 refuses everything, because the account has used up its free day. */
export const FULL_DAY_TEXT =
  'The database takes and gives nothing more until 5:30 am: its free day is used up.'
