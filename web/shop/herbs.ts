import type { ContentWith } from '../model/types.ts'

/**
 * How many plants are in the jar: those that herbs.json lists, or their number where they are not listed by name.
 *
 * @returns those boiled and those stirred in; where they are listed, different plants with amla, spices that are not boiled
 * too, and the uses of all of them, where a plant of both lists counts twice; null for what is not known
 */
export function herbCounts({ facts }: ContentWith<'facts.herbs'>) {
  const { decoction, stirredIn } = facts.herbs
  const [boiled, spices] = [decoction, stirredIn].map(({ herbs, count }) => count ?? (herbs.length || null))
  const names = [...decoction.herbs, ...stirredIn.herbs].map(({ sanskrit }) => sanskrit)
  const plants = decoction.herbs.length > 0 ? 1 + new Set(names).size : null
  return {
    boiled: boiled ?? null,
    stirredIn: spices ?? null,
    plants,
    spicesOnly: plants && plants - decoction.herbs.length - 1,
    uses: plants && 1 + names.length,
  }
}
