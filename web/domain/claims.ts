import type { Content, Mode } from '../content/content.ts'
import type { Claim } from '../content/schema/claims.ts'
import { newestBatch } from './batch.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
  return typeof day === 'string' && today.getTime() >= Date.parse(`${day}T00:00:00+05:30`) + DAY_MS
}
