import type { Offer } from '#web/content/offer.ts'
import { packs } from '#web/content/packs.ts'
import { offerEnd, priceProblems } from '#web/content/price.ts'
import { type Finding, lineOf } from './finding.ts'

const FILE = 'web/content/offer.ts'

/**
 * An offer that has ended, and prices that do not follow from MRP and offer.
 *
 * @param today the moment that the offer is measured by
 */
export function offerFindings(offer: Offer, today: Date): Finding[] {
  const ended: Finding[] =
    today >= offerEnd(offer)
      ? [
          {
            group: 'Price and offer',
            file: FILE,
            line: lineOf(FILE, "endsOn: '"),
            what: `the offer ended on ${offer.endsOn}`,
            todo: 'set the last day of the next offer, or take percentage and claim off',
          },
        ]
      : []
  const wrong = priceProblems(packs, offer).map(
    (what): Finding => ({
      group: 'Price and offer',
      file: 'web/content/packs.ts',
      line: lineOf('web/content/packs.ts', 'price:'),
      what,
      todo: 'correct MRP, price or percentage',
    }),
  )
  return [...ended, ...wrong]
}
