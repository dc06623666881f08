import type { Content } from '#web/content/content.ts'
import type { Banned } from '#web/content/schema/banned.ts'
import type { Regime } from '#web/content/schema/legal.ts'
import { bannedIn, PROMISES_NOTHING } from './banned.ts'

type Claim = Content['claims'][keyof Content['claims']]

type Problem = [what: string, todo: string, phrases?: readonly string[]]

/**
 * What keeps a claim from going live; a claim that is switched off is passed over.
 *
 * @param regime the law under which the product is sold; it decides which claims are banned
 * @param today the moment that reviews and documents are measured by
 * @param phrases that its language may not say
 */
export function claimProblems(claim: Claim, regime: Regime, today: Date, phrases: Banned): Problem[] {
  if (!claim.shown) return []
  const words = [claim.text, claim.value, claim.label, claim.qualifier].filter(Boolean).join(' ')
  const phrasesOf = bannedIn(claim.kind, words, regime, phrases)
  const problems: (Problem | false)[] = [
    claim.status === 'banned' && ['it is banned', 'set shown: false'],
    phrasesOf.length > 0 && [...bannedProblem(regime), phrasesOf],
    claim.status === 'conditional' &&
      !claim.qualifier && ['it has no qualifier', 'add the words that must stand beside it'],
    // What promises nothing needs no document.
    !PROMISES_NOTHING.has(claim.kind) &&
      claim.evidence === null && [
        `nothing proves “${claim.text}”`,
        'name the document, its number and its end',
      ],
    isPast(claim.evidence?.expires, today) && [
      `its document expired on ${claim.evidence?.expires}`,
      'renew the document',
    ],
    isPast(claim.reviewBy, today) && [
      `its review was due on ${claim.reviewBy}`,
      'review it and set a new day',
    ],
    claim.kind === 'survey' &&
      claim.survey !== undefined &&
      (Object.values(claim.survey).includes(null) || !claim.question) && [
        'its survey lacks n, date or question',
        'add them, or set shown: false',
      ],
    claim.places.length === 0 && ['it names no place', 'list where it is printed'],
    claim.conflictsWith !== undefined && [
      `it contradicts ${claim.conflictsWith}`,
      'settle which of the two holds, or how they agree',
    ],
  ]
  return problems.filter((problem) => problem !== false)
}

export function bannedProblem(regime: Regime): [what: string, todo: string] {
  return [
    regime === 'food' ? 'a food may not claim this of a disease' : 'a drug may not be called a supplement',
    'reword it, set shown: false, or type it as a warning if it is one',
  ]
}

/** Whether a day, YYYY-MM-DD in India, is over. */
function isPast(day: string | null | undefined, today: Date): boolean {
  return (
    typeof day === 'string' && today.getTime() >= Date.parse(`${day}T00:00:00+05:30`) + 24 * 60 * 60 * 1000
  )
}
