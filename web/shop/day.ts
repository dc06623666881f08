import { DAY_MS, midnightOf } from '#contract/days.ts'
import { type LanguageId, localeOf } from '#contract/languages.ts'

/** Returns when a day, YYYY-MM-DD, begins in India. */
export function startOfDay(day: string): Date {
  return new Date(midnightOf(day))
}

/** The first moment after a day in India. */
export function endOfDay(day: string): Date {
  return new Date(midnightOf(day) + DAY_MS)
}

/** Whether a moment is on one of the days in India from the first to the last, both YYYY-MM-DD. */
export function isWithin(now: Date, first: string, last: string): boolean {
  return now >= startOfDay(first) && now < endOfDay(last)
}

/** Prints a day, YYYY-MM-DD, such as `14 August`. */
export function dayAndMonth(date: string, language: LanguageId): string {
  return dateFormat(language, { day: 'numeric', month: 'long' }).format(new Date(date))
}

/** Prints a day, YYYY-MM-DD, such as `14 August 2025`, without the comma that the locale data of Marathi puts before the year. */
export function longDate(date: string, language: LanguageId): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(date)).replace(',', '')
}

/** Prints days and times of India in a language, with the digits that are on the jar. */
export function dateFormat(language: LanguageId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), {
    ...options,
    numberingSystem: 'latn',
    timeZone: 'Asia/Kolkata',
  })
}
