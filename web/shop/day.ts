const DAY_MS = 24 * 60 * 60 * 1000

/** Returns when a day, YYYY-MM-DD, begins in India, which has no daylight saving time. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The first moment after a day in India. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS)
}
