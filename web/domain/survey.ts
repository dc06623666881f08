import type { Content } from '../content/content.ts'
import { fill } from './fill.ts'

type Survey = NonNullable<Content['claims'][keyof Content['claims']]['survey']>

/**
 * Who answered a survey and when: `412 of 1,150 customers answered, March 2026`.
 *
 * @param language of the month's name, such as `en`
 * @returns an empty text while one of these is not known
 */
export function surveySource(
  { n, asked, date }: Survey,
  { source }: Content['survey'],
  language: string,
): string {
  if (n === null || asked === null || date === null) return ''
  const locale = `${language}-IN-u-nu-latn`
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return fill(source, {
    answered: n.toLocaleString(locale),
    asked: asked.toLocaleString(locale),
    month: month.format(new Date(`${date}-01T00:00:00Z`)),
  })
}
