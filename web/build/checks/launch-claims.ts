import type { Content } from '#web/content/content.ts'
import type { Regime } from '#web/content/schema/legal.ts'

type Claim = Content['claims'][keyof Content['claims']]

/** Conditions that no claim for a food may name (Ayurveda Aahara Regulations, 2022, regulation 8). */
const CONDITIONS =
  /\b(acne|allerg\w+|anaemia|arthritis|asthma|blood pressure|bronchitis|cancer|cholesterol|colds?|constipation|cough\w*|covid|diabet\w+|disease\w*|fever|flu|hypertension|illness\w*|infections?|obesity|sick\w*)\b/i
const CURES = /\b(cur(e|es|ing)|heal(s|ing)?|prevent(s|ing|ion)?|remed(y|ies)|treat(s|ing|ment)?)\b/i
/** What a drug may not be called. */
const SUPPLEMENTS = /\b((food|dietary|nutritional|health) supplement|supplement|nutraceutical|health food)\b/i

/** Kinds that need no document: they promise nothing. */
const PROMISES_NOTHING = new Set(['warning', 'advice'])

type Problem = [what: string, todo: string]

/**
 * What keeps a claim from going live; a claim that is switched off is passed over.
 *
 * @param regime the law under which the product is sold; it decides which claims are banned
 * @param today the moment that reviews and documents are measured by
 */
export function claimProblems(claim: Claim, regime: Regime, today: Date): Problem[] {
  if (!claim.shown) return []
  const problems: (Problem | false)[] = [
    claim.status === 'banned' && ['it is banned', 'set shown: false'],
    isBanned(claim, regime) && [
      regime === 'food' ? 'a food may not claim this of a disease' : 'a drug may not be called a supplement',
      'reword it, set shown: false, or type it as a warning if it is one',
    ],
    claim.status === 'conditional' &&
      !claim.qualifier && ['it has no qualifier', 'add the words that must stand beside it'],
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

/** Warnings and advice may name conditions: "ask your doctor if you have diabetes". */
function isBanned(claim: Claim, regime: Regime): boolean {
  const words = [claim.text, claim.value, claim.label, claim.qualifier].filter(Boolean).join(' ')
  if (regime === 'drug') return claim.kind === 'supplement' || SUPPLEMENTS.test(words)
  if (PROMISES_NOTHING.has(claim.kind)) return false
  // "Tradition, not a treatment" denies what the rule forbids.
  const claimed = words.replace(/\bnot? an? (treatment|remedy|cure)\b/gi, '')
  return claim.kind === 'disease' || CONDITIONS.test(claimed) || CURES.test(claimed)
}

/** Whether a day, YYYY-MM-DD in India, is over. */
function isPast(day: string | null | undefined, today: Date): boolean {
  return (
    typeof day === 'string' && today.getTime() >= Date.parse(`${day}T00:00:00+05:30`) + 24 * 60 * 60 * 1000
  )
}
