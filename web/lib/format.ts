import { type LanguageId, localeOf } from '#contract/languages.ts'

/**
 * Makes a function of a formatter, which is made when it is first used: the first of a page takes a slow phone 100 ms.
 *
 * @param make makes the formatter, such as an `Intl.NumberFormat`
 */
export function onFirstUse<T>(make: () => { format: (value: T) => string }): (value: T) => string {
  let formatter: ReturnType<typeof make> | undefined
  return (value) => {
    formatter ??= make()
    return formatter.format(value)
  }
}

/** Prints an amount of rupees as in India, without decimals: `₹1,200` */
export const rupees = onFirstUse<number>(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)

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
