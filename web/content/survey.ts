// How the source of a survey figure is printed. The figures themselves stand in claims.ts.

import type { Survey } from './claims.ts'

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Who was asked and when: `412 customers asked, March 2026`.
 *
 * @returns nothing while either is not known
 */
export function surveySource({ n, date }: Survey): string | undefined {
  if (n === null || date === null) return undefined
  return `${n.toLocaleString('en-IN')} customers asked, ${month.format(new Date(`${date}-01T00:00:00Z`))}`
}
