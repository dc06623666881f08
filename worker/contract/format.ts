/*
 * How amounts, numbers, days and times are written wherever the owner reads them: on the dashboard, in mails and in files.
 * Days are `YYYY-MM-DD`, and times are India's.
 */

/** Makes a formatter when it is first used: the tables of `Intl` take some milliseconds to load. */
function inIndia(options: Intl.DateTimeFormatOptions, locale = 'en-IN') {
  let format: Intl.DateTimeFormat | undefined
  return (time: number): string => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options })
    return format.format(time)
  }
}

/** A day parses as midnight in UTC, which is the same day in India. */
function ofDay(options: Intl.DateTimeFormatOptions) {
  const format = inIndia(options)
  return (day: string): string => format(Date.parse(day))
}

/** Writes `2026-11-21` as `21 Nov`. */
export const showDay = ofDay({ day: 'numeric', month: 'short' })

/** Writes `2026-11-21` as `21 Nov 2026`. */
export const showDate = ofDay({ day: 'numeric', month: 'short', year: 'numeric' })

/** Writes `2026-11-04` as `Wed, 4 Nov`. */
export const showWeekday = ofDay({ weekday: 'short', day: 'numeric', month: 'short' })

/** Writes `2026-11-04` as `Wednesday`. */
export const weekdayName = ofDay({ weekday: 'long' })

/** Writes `2026-11-04` as `November 2026`. */
export const showMonth = ofDay({ month: 'long', year: 'numeric' })

/** Writes a time in milliseconds UTC as `8:42 pm`. */
export const showClock = inIndia({ timeStyle: 'short' })

const dayAndClock = inIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Writes a time in ISO 8601 as `21 Nov 2026, 01:05 pm`. */
export function showMoment(iso: string): string {
  return dayAndClock(Date.parse(iso))
}

const cell = inIndia({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE')

/** Writes a time in ISO 8601 as `2026-11-21 13:05:09`, which spreadsheets read as a time. */
export function timeCell(iso: string): string {
  return cell(Date.parse(iso))
}

export { groupDigits as showCount, plainRupees, rupees } from './rupees.ts'
