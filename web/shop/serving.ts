import type { ContentWith, Doses, Nutrient } from '../model/types.ts'
import { gramsOf } from './doses.ts'

/** Grams of one serving of the nutrition table: a level teaspoon. */
export function servingGrams({ spoons }: Pick<Doses, 'spoons'>): number {
  return spoons.teaspoon
}

/** The amount in a serving of so many grams: whole kcal and mg, grams to one decimal; null where it is not known. */
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
 * @returns energy of one serving in kcal and its added sugars in grams, and the added sugars of the fuller amount for
 * adults in whole grams; null where not known
 */
export function serving(
  { nutrients }: ContentWith<'nutrients'>,
  doses: Pick<Doses, 'spoons' | 'adultsFuller'>,
) {
  const grams = servingGrams(doses)
  const of = (id: string, weight: number) => {
    const nutrient = nutrients.find((row) => row.id === id)
    return nutrient ? perServing(nutrient, weight) : null
  }
  const { adultsFuller } = doses
  const fuller = adultsFuller ? of('added-sugars', gramsOf(adultsFuller, doses.spoons).to) : null
  return {
    grams,
    kcal: of('energy', grams),
    sugar: of('added-sugars', grams),
    fullerSugar: fuller === null ? null : Math.round(fuller),
  }
}
