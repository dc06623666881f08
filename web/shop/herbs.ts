import type { Content } from '../model/content.ts'

/**
 * How many plants are in the jar, by the lists of herbs.json.
 *
 * @returns those boiled and those stirred in, different plants with amla, spices that are not boiled too, and the uses
 * of all of them, where a plant of both lists counts twice
 */
export function herbCounts({ herbs }: Pick<Content, 'herbs'>) {
  const boiled = herbs.decoction.herbs.map(({ sanskrit }) => sanskrit)
  const stirredIn = herbs.stirredIn.herbs.map(({ sanskrit }) => sanskrit)
  const plants = 1 + new Set([...boiled, ...stirredIn]).size
  return {
    boiled: boiled.length,
    stirredIn: stirredIn.length,
    plants,
    spicesOnly: plants - boiled.length - 1,
    uses: 1 + boiled.length + stirredIn.length,
  }
}
