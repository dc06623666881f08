import { type LanguageId, localeOf } from '#contract/languages.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns when a day, YYYY-MM-DD, begins in India, which has no daylight saving time. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The first moment after a day in India. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS)
}

/** Prints a day, YYYY-MM-DD, such as `14 August 2025`. */
export function longDate(date: string, language: LanguageId): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(date))
}

/** Prints days and times of India in a language, with the digits that are on the jar. */
export function dateFormat(language: LanguageId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), {
    ...options,
    numberingSystem: 'latn',
    timeZone: 'Asia/Kolkata',
  })
}
