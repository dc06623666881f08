import type { ContentWith, Nutrient, Topics } from '../model/types.ts'
import { gramsOf } from './doses.ts'

/** The portion of the nutrition table and its grams; undefined where the food has none, or none was weighed. */
export function portionOf({ product: { portion, portionGrams } }: Pick<Topics['facts'], 'product'>) {
  return portion && portion !== 'none' && portionGrams ? { name: portion, grams: portionGrams } : undefined
}

/** The amount in a serving of the given weight in grams: whole kcal and mg, grams to one decimal; null where it is not known. */
export function perServing({ per100g, unit }: Nutrient, grams: number): number | null {
  if (per100g === null) return null
  const amount = (per100g * grams) / 100
  return unit === 'g' ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** What one serving adds to a day, in whole per cent; null where it is not known or not set. */
export function shareOfDay({ per100g, perDay }: Nutrient, grams: number): number | null {
  return per100g === null || !perDay ? null : Math.round((per100g * grams) / perDay)
}

/**
 * @returns grams of one serving, its energy in kcal and its added sugars in grams, and the added sugars of the fuller
 * amount for adults in whole grams; null where not known, undefined without a portion
 */
export function serving({ doses, facts, nutrients }: ContentWith<'doses' | 'facts.product' | 'nutrients'>) {
  const { grams } = portionOf(facts) ?? {}
  if (!grams) return undefined
  const of = (id: string, weight: number) => {
    const nutrient = nutrients.find((row) => row.id === id)
    return nutrient ? perServing(nutrient, weight) : null
  }
  const fuller = doses?.adultsFuller ? of('added-sugars', gramsOf(doses.adultsFuller, doses.spoons).to) : null
  return {
    grams,
    kcal: of('energy', grams),
    sugar: of('added-sugars', grams),
    fullerSugar: fuller === null ? null : Math.round(fuller),
  }
}

/**
 * Returns the verb of making and the portion in words, for placeholders such as `{product.made}`. A portion is null where
 * there is none, which leaves out the line.
 */
export function productTexts({ facts, words }: ContentWith<'facts.product' | 'words.product'>) {
  const { made, portions } = words.product
  const portion = portionOf(facts)
  const { one = null, in: within = null } = portion ? portions[portion.name] : {}
  return { made: made[facts.product.making ?? 'unknown'], one, in: within }
}
