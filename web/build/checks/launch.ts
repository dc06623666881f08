import { claims } from '#web/content/claims.ts'
import { nutrition } from '#web/content/label.ts'
import { legal } from '#web/content/legal.ts'
import { offer } from '#web/content/offer.ts'
import type { Finding } from './finding.ts'
import { claimFindings } from './launch-claims.ts'
import { missingFindings, nutrientFindings } from './launch-missing.ts'
import { offerFindings } from './launch-offer.ts'
import { markFindings } from './launch-samples.ts'

/**
 * Everything in the content that must not go live: missing data, claims that the law bans or that nothing proves, an
 * offer that has ended, samples and placeholders.
 *
 * @param today the day that reviews, documents and the offer are measured by
 * @returns findings with the file and line to open, and what to do
 */
export function launchFindings(today = new Date()): Finding[] {
  return [
    ...missingFindings(),
    ...nutrientFindings(
      nutrition.map(({ id }) => id),
      legal.regime,
    ),
    ...claimFindings(claims, legal.regime, today),
    ...offerFindings(offer, today),
    ...markFindings(),
  ]
}
