import { z } from 'zod'
import { plainDigits } from '#contract/digits.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const WRITTEN = /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(\d{1,2}|[a-z]+)[ .,/-]+(\d{4}|\d\d)\.?$/

/**
 * Reads a day as people in India write it, the day before the month: `31/3/2027`, `31-03-27`, `31 March 2027`; or as
 * `2027-03-31`.
 *
 * @returns YYYY-MM-DD; undefined where the calendar has no such day
 */
export function readDay(typed: string): string | undefined {
  const text = plainDigits(typed).trim().toLowerCase()
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? []
  const number = MONTHS.findIndex((name) => month.startsWith(name)) + 1 || month
  const written = [year.padStart(4, '20'), `${number}`.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return z.iso.date().safeParse(day ? written : text).data
}
