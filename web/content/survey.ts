// How the source of a survey figure is printed. The figures themselves stand in claims.ts.

import type { Survey } from './claims.ts'

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Who answered and when: `412 of 1,150 customers answered, March 2026`. An invented survey is followed by `(sample)`.
 *
 * @returns an empty text while one of these is not known
 */
export function surveySource({ n, asked, date, sample }: Survey): string {
  if (n === null || asked === null || date === null) return ''
  const answered = `${n.toLocaleString('en-IN')} of ${asked.toLocaleString('en-IN')} customers answered`
  return `${answered}, ${month.format(new Date(`${date}-01T00:00:00Z`))}${sample ? ' (sample)' : ''}`
}
