import type { Ingredient, Topics, Words } from '../model/types.ts'
import { fill } from './fill.ts'
import { listText } from './list-text.ts'
import { licenceName } from './seller.ts'
import { servingGrams } from './serving.ts'

/** Lists the facts of the label that are in no table, without those that are not known. */
export function labelRows(content: Topics) {
  const { copy, facts, language, packs, words } = content
  const { kind, portion } = facts.product
  const grams = servingGrams(facts)
  const { category, expiry, netWeight, purpose } = words.label.facts
  const weights = packs.map((pack) => {
    const weight = weightText(pack.grams, words.label.units)
    if (!grams || !portion || portion === 'none') return weight
    const servings = fill(words.product.portions[portion].several, { count: Math.floor(pack.grams / grams) })
    return fill(netWeight.value, { weight, servings })
  })
  return [
    { name: category.name, value: category[facts.legal.regime] },
    { ...words.label.facts.kind, value: kind && kind !== 'other' ? words.product.kinds[kind] : null },
    { ...purpose, ...copy.label.facts.purpose },
    { name: netWeight.name, value: listText(weights, language, 'disjunction') },
    { name: expiry.name, value: [expiry.value, words.label.afterOpening].filter(Boolean).join(' ') },
    ...(copy.label.facts.reference ? [copy.label.facts.reference] : []),
    { name: licenceName(content), value: facts.legal.licence.number },
  ].filter(({ value }) => value)
}

/** A net weight, such as `450 g`: from 1 kg on in kilograms (Legal Metrology (Packaged Commodities) Rules, 2011, rule 13). */
export function weightText(grams: number, { g, kg }: Words['label']['units']): string {
  return grams < 1000 ? `${grams} ${g}` : `${grams / 1000} ${kg}`
}

/**
 * Names an ingredient, with its origin where that is known. A sugar that few would recognise by its name, such as
 * khand, is followed by what it is.
 */
export function ingredientName(
  { id, name, sugars }: Pick<Ingredient, 'id' | 'name' | 'sugars'>,
  { sugar, from }: Pick<Words['label']['ingredients'], 'sugar' | 'from'>,
  place?: string | null,
): string {
  const plain = sugars !== 1 || /sugar|jaggery/.test(id) ? name : fill(sugar, { name })
  return place ? fill(from, { name: plain, place }) : plain
}
