const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `YYYY-MM-DD` parses as midnight in UTC, so days are formatted in UTC. */
const shortDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const age = new Intl.RelativeTimeFormat('en-IN')

/** Day, short month, year, hour and minute in India of a time in ISO 8601: `21 Nov 2026, 01:05 pm` */
export function showMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** How long ago a time in ISO 8601 is, in whole minutes, hours or days: `3 hours ago`. `now` is in milliseconds UTC. */
export function showAge(iso: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(iso))
  if (elapsed < HOUR_MS) return age.format(-Math.floor(elapsed / MINUTE_MS), 'minute')
  if (elapsed < DAY_MS) return age.format(-Math.floor(elapsed / HOUR_MS), 'hour')
  return age.format(-Math.floor(elapsed / DAY_MS), 'day')
}

/** Hour and minute in India of a time in milliseconds UTC. */
export const showClock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  .format

/** @returns `2026-11-21` as `21 Nov` */
export function showDay(day: string): string {
  return shortDay.format(new Date(day))
}

/** A count with India's separators: `1,23,456` */
export const showCount: (count: number) => string = new Intl.NumberFormat('en-IN').format

/** @returns an interaction's type with spaces for underscores, in capitals */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase()
}
