import type { ContentWith } from '../model/types.ts'

/**
 * Counts the plants that herbs.json lists.
 *
 * @returns those boiled and those stirred in; different plants with the main ingredient, spices that are not boiled too, and
 * the uses of all of them, where a plant of both lists counts twice; null where the shop lists no herbs
 */
export function herbCounts({ facts }: ContentWith<'facts.herbs'>) {
  if (!facts.herbs) return null
  const [boiled, stirred] = [facts.herbs.decoction.herbs, facts.herbs.stirredIn.herbs]
  const names = [...boiled, ...stirred].map(({ sanskrit }) => sanskrit)
  const plants = 1 + new Set(names).size
  return {
    boiled: boiled.length,
    stirredIn: stirred.length,
    plants,
    spicesOnly: plants - boiled.length - 1,
    uses: 1 + names.length,
  }
}
