export const MINUTE_MS = 60 * 1000

export const HOUR_MS = 60 * MINUTE_MS

export const DAY_MS = 24 * HOUR_MS

/** Asia/Kolkata is UTC+5:30 all year. */
export const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS

/** The day in Asia/Kolkata, `YYYY-MM-DD`, of a time in milliseconds UTC or ISO 8601. */
export function dayOf(time: number | string): string {
  return iso(new Date(time).getTime() + KOLKATA_OFFSET_MS).slice(0, 10)
}

/** Adds days to a day, both `YYYY-MM-DD`; a negative number counts back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of the week (ISO 8601) of a day, both `YYYY-MM-DD`. */
export function weekOf(day: string): string {
  const midnight = new Date(day)
  const daysSinceMonday = (midnight.getUTCDay() + 6) % 7
  return new Date(midnight.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** The midnight in Asia/Kolkata at which the week of a time began, both in milliseconds UTC. */
export function startOfWeek(now: number): number {
  return midnightOf(weekOf(dayOf(now)))
}

/** The midnight at the start of a day in Asia/Kolkata, `YYYY-MM-DD`, in milliseconds UTC. */
export function midnightOf(day: string): number {
  return Date.parse(day) - KOLKATA_OFFSET_MS
}

/** The midnight in Asia/Kolkata at which the day of a time ends, both in milliseconds UTC. */
export function midnightAfter(now: number): number {
  return midnightOf(dayOf(now)) + DAY_MS
}

/** The noon of a day in Asia/Kolkata, `YYYY-MM-DD`, in milliseconds UTC. */
export function noonOf(day: string): number {
  return midnightOf(day) + DAY_MS / 2
}

/** @returns the time as ISO 8601 in UTC, as rows have it */
export function iso(time: number): string {
  return new Date(time).toISOString()
}

/** The year in which the financial year of a day, from April to March, begins: 2026 of `2027-02-01`. */
export function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
}
