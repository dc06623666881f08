import type { Claims, ContentWith } from '../model/types.ts'
import { endOfDay } from './day.ts'
import { fill } from './fill.ts'

/** Whether a day, YYYY-MM-DD in India, is over. */
export function isPast(day: string | null | undefined, today: Date): boolean {
  return typeof day === 'string' && today >= endOfDay(day)
}

type Survey = NonNullable<Claims[string]['survey']>

/** Who answered a survey and when: `412 of 1,150 customers answered, March 2026`. */
export function surveySource(
  { n, asked, date }: Survey,
  { language, words }: ContentWith<'words.survey' | 'language'>,
): string {
  const locale = `${language}-IN-u-nu-latn`
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return fill(words.survey.source, {
    answered: n.toLocaleString(locale),
    asked: asked.toLocaleString(locale),
    month: month.format(new Date(`${date}-01T00:00:00Z`)),
  })
}
