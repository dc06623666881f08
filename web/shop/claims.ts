import type { Content } from '../model/content.ts'
import type { Mode } from '../model/mode.ts'
import type { Claim } from '../model/schema/claims.ts'
import { newestBatch } from './batch.ts'
import { endOfDay } from './day.ts'
import { fill } from './fill.ts'

type Facts = Pick<Content, 'batches' | 'founders' | 'offer'>

/** Whether a claim is printed: it is switched on, its document is valid, and on a live site it is the owner's own. */
export function isShown(claim: Claim, facts: Facts, mode: Mode, today: Date): boolean {
  if (!claim.shown || isPast(claim.evidence?.expires, today)) return false
  if (claim.kind === 'offer') return facts.offer.percent > 0
  return mode === 'demonstration' || isOwners(claim, facts)
}

/** Whether a claim needs the owner's word, beside what it rests on. */
export function needsWord({ restsOn }: Pick<Claim, 'restsOn'>): boolean {
  return restsOn === 'owner' || restsOn === 'document' || restsOn === 'doctors'
}

function isOwners(claim: Claim, { batches, founders }: Facts): boolean {
  if (needsWord(claim) && !claim.confirmed) return false
  if (claim.restsOn === 'document') return Boolean(claim.evidence?.number)
  if (claim.restsOn === 'doctors')
    return founders.people.some(({ doctor, registration }) => doctor && registration)
  return claim.restsOn !== 'batches' || newestBatch(batches) !== undefined
}

/** Whether a day, YYYY-MM-DD in India, is over. */
export function isPast(day: string | null | undefined, today: Date): boolean {
  return typeof day === 'string' && today >= endOfDay(day)
}

type Survey = NonNullable<Content['claims'][keyof Content['claims']]['survey']>

/** Who answered a survey and when: `412 of 1,150 customers answered, March 2026`; empty while that is not known. */
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
