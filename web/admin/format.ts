import { groupDigits, rupees } from '#web/shop/rupees.ts'

export { rupees }

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const ISO_DAY_LENGTH = 'YYYY-MM-DD'.length

/** Within so many days a weekday names a day without ambiguity. */
const WEEKDAY_DAYS = 6

/** India has been five and a half hours ahead of UTC all year since 1945 (IANA time zone `Asia/Kolkata`). */
const INDIA_MS = 5.5 * HOUR_MS

/* As `Intl` prints them for `en-IN`; see DECISIONS.md, “Pages”. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SHORT_MONTHS = MONTHS.map((month) => (month === 'September' ? 'Sept' : month.slice(0, 3)))

/** Day, short month, year, hour and minute in India of a time in ISO 8601: `21 Nov 2026, 01:05 pm` */
export function showMoment(iso: string): string {
  const time = Date.parse(iso)
  return `${showDate(dayInIndia(time))}, ${showClock(time).padStart('01:05 pm'.length, '0')}`
}

/** Hour and minute in India of a time in milliseconds UTC: `8:42 pm` */
export function showClock(time: number): string {
  const inIndia = new Date(time + INDIA_MS)
  const hour = inIndia.getUTCHours()
  const minute = String(inIndia.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** The day in India of a time in milliseconds UTC, as `YYYY-MM-DD`. */
export function dayInIndia(time: number): string {
  return new Date(time + INDIA_MS).toISOString().slice(0, ISO_DAY_LENGTH)
}

/** The day so many days after a day, both `YYYY-MM-DD`; before it with a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, ISO_DAY_LENGTH)
}

/** @returns `2026-11-21` as `21 Nov` */
export function showDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${SHORT_MONTHS[monthOf(day)]}`
}

/** @returns `2026-11-21` as `21 Nov 2026` */
export function showDate(day: string): string {
  return `${showDay(day)} ${day.slice(0, 4)}`
}

/** @returns `2026-11-04` as `Wed 4 Nov` */
export function showWeekday(day: string): string {
  return `${weekday(day).slice(0, 3)} ${showDay(day)}`
}

/** @returns `2026-11-04` as `November 2026` */
export function showMonth(day: string): string {
  return `${MONTHS[monthOf(day)]} ${day.slice(0, 4)}`
}

/** The place of a day's month in the year, from 0. */
function monthOf(day: string): number {
  return Number(day.slice(5, 7)) - 1
}

/** `YYYY-MM-DD` parses as midnight in UTC, so days are read in UTC. */
function weekday(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? ''
}

/** The year from April to March that a day is in: 2026 of `2027-02-01`. */
export function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
}

/** @returns the financial year from April 2026 on as `2026–27` */
export function showFinancialYear(from: number): string {
  return `${from}–${String((from + 1) % 100).padStart(2, '0')}`
}

/**
 * When a time in ISO 8601 was, as briefly as it is clear: `37 min ago`, `3 hours ago`, `yesterday`, `Sunday`, `20 Nov`.
 * `now` is in milliseconds UTC.
 */
export function showAge(iso: string, now: number): string {
  const time = Date.parse(iso)
  const elapsed = Math.max(0, now - time)
  const [day, today] = [dayInIndia(time), dayInIndia(now)]
  if (elapsed < MINUTE_MS) return 'just now'
  if (elapsed < HOUR_MS) return `${Math.floor(elapsed / MINUTE_MS)} min ago`
  if (day === today) return plural(Math.floor(elapsed / HOUR_MS), 'hour ago', 'hours ago')
  return showPastDay(day, now)
}

/** A day, `YYYY-MM-DD`, as seen from a time in milliseconds UTC: `today`, `yesterday`, `Sunday`, `20 Nov`, `20 Nov 2025`. */
export function showPastDay(day: string, now: number): string {
  const today = dayInIndia(now)
  if (day === today) return 'today'
  if (day === addDays(today, -1)) return 'yesterday'
  if (day > today) return showDay(day)
  if (day >= addDays(today, -WEEKDAY_DAYS)) return weekday(day)
  return day.slice(0, 4) === today.slice(0, 4) ? showDay(day) : showDate(day)
}

/** A count with India's separators: `1,23,456` */
export const showCount = groupDigits

/** A number and the word for it: `1 jar`, `2 jars`. */
export function plural(count: number, one: string, other: string): string {
  return `${showCount(count)} ${count === 1 ? one : other}`
}

export const showJars = (count: number) => plural(count, 'jar', 'jars')
export const showOrders = (count: number) => plural(count, 'order', 'orders')

/** Kilograms of so many grams, without needless zeros: `30.75 kg` */
export function showKilograms(grams: number): string {
  return `${showCount(grams / 1000)} kg`
}

/** @returns an interaction's type with spaces for underscores, in capitals */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase()
}

/** What the owner reads where D1 refuses everything, because the account has used up its free day. */
export const FULL_DAY_TEXT =
  'The database takes and gives nothing more until 5:30 am: its free day is used up.'
