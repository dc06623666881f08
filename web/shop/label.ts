import type { ContentWith, Ingredient, Topics, Words } from '../model/types.ts'
import { capitalize, fill } from './fill.ts'
import { listText } from './list-text.ts'
import { licenceName } from './seller.ts'
import { portionOf } from './serving.ts'

/** Lists the facts of the label that are in no table, without those that are not known. */
export function labelRows(content: Topics) {
  const { copy, facts, language, nutrients, packs, words } = content
  const { kind } = facts.product
  const { category, expiry, netWeight, purpose } = words.label.facts
  const weights = packs.map(({ grams }) => {
    const servings = nutrients.length > 0 && servingsText(grams, content)
    return servings || weightText(grams, words.label.units)
  })
  return [
    { name: category.name, value: category[facts.legal.regime] },
    {
      ...words.label.facts.kind,
      value: kind && kind !== 'other' ? capitalize(words.product.kinds[kind]) : null,
    },
    { ...purpose, ...copy.label.facts.purpose },
    { name: netWeight.name, value: listText(weights, language, 'disjunction') },
    { name: expiry.name, value: [expiry.value, words.label.afterOpening].filter(Boolean).join(' ') },
    { name: words.batch.storage, value: copy.label.storage },
    ...(copy.label.facts.reference ? [copy.label.facts.reference] : []),
    { name: words.label.nutritionTable.heading, value: capitalize(noNutritionText(content) ?? '') },
    { name: licenceName(content), value: facts.legal.licence.number },
  ].filter(({ value }) => value)
}

/** Why no nutritional information is declared: in the shop's own words, or the law's; undefined where it is declared. */
export function noNutritionText({ copy, facts, nutrients, words }: Topics): string | undefined {
  const { nutritionExempt } = facts.label
  if (nutrients.length > 0 || facts.legal.regime === 'drug') return undefined
  return copy.label.noNutrition ?? (nutritionExempt ? words.label.exempt[nutritionExempt] : undefined)
}

/** A net weight and how many portions it has, such as `450 g (90 servings)`; undefined where the food has none. */
export function servingsText(
  grams: number,
  { facts, words }: ContentWith<'facts.product' | 'words.label' | 'words.product'>,
): string | undefined {
  const portion = portionOf(facts)
  if (!portion) return undefined
  const servings = fill(words.product.portions[portion.name].several, {
    count: Math.floor(grams / portion.grams),
  })
  return fill(words.label.facts.netWeight.value, { weight: weightText(grams, words.label.units), servings })
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
  // Added to the brackets that a name has already.
  return place ? fill(from, { name: plain, place }).replace(') (', ', ') : plain
}
