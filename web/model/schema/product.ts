import { z } from 'zod'
import { CONTAINED, CONTAINED_NAMES } from '../../shop/contained.ts'
import { code, list, listById } from './fields.ts'
import { must, NEEDED_TO_OPEN, orNull, question } from './launch-fields.ts'

/** What is in the jar; web/words/<language>/product.json has their names. */
export const KINDS = [
  'jam',
  'pickle',
  'ghee',
  'honey',
  'powder',
  'sweets',
  'oil',
  'syrup',
  'snack',
  'paste',
  'other',
] as const

/** What the nutrition of the label is given for, besides 100 g. */
export const PORTIONS = ['teaspoon', 'piece', 'none'] as const
/** What forms and the terminal show of `none`, which there may also mean that nothing is chosen. */
export const NO_PORTION = 'It has no portion'

/** How it is made. */
export const MAKINGS = ['cooked', 'mixed', 'ground', 'pressed', 'gathered'] as const

/** What is made: its kind, portion and making. */
export const product = z.strictObject({
  kind: must(z.enum(KINDS)).meta({ title: 'What you sell, in one word' }),
  portion: must(z.enum(PORTIONS).meta({ labels: { none: NO_PORTION } })).meta({
    title: 'What the nutrition is given for, besides 100 g',
    description: NEEDED_TO_OPEN,
  }),
  portionGrams: orNull(z.number().positive()).meta(
    question('Grams in that portion', 5, 'Weighed; empty where there is none, and no portion is printed'),
  ),
  making: must(z.enum(MAKINGS)).meta({ title: 'How you make it' }),
})

const ingredient = z.strictObject({
  id: code().meta(question('Id', 'mango')),
  hindi: code().nullish().meta(question('In Hindi', 'आम')),
  gramsPer100: orNull(z.number().positive()).meta(
    question('Grams in 100 g', 60, 'Grams that go in for 100 g; empty where not weighed'),
  ),
  sugars: z
    .number()
    .min(0)
    .max(1)
    .nullish()
    .meta(
      question(
        'Added sugars',
        1,
        'Grams of added sugars in a gram of it: sugar, jaggery or khand 1, honey 0.8',
      ),
    ),
  contains: list(z.enum(CONTAINED).meta({ labels: CONTAINED_NAMES })).meta({
    title: 'Contains',
    description: 'Allergens, and what needs a warning; what its name says is known',
  }),
})

/** The ingredients, the heaviest first (Labelling and Display Regulations, 2020). */
export const ingredients = z.strictObject({
  list: listById(ingredient)
    .refine(isDescending, 'must be in descending order of weight')
    .default([])
    .meta({ title: 'Ingredients', description: NEEDED_TO_OPEN }),
})

/** The kinds of date until which a jar keeps. */
export const DATES = ['expires', 'best-before'] as const
/** The names of these options in forms and in the terminal. */
export const DATE_NAMES: Readonly<Record<(typeof DATES)[number], string>> = {
  expires: 'Expiry, or Use by',
  'best-before': 'Best before alone, for a medicine',
}

/** How long it keeps, in months, and what the label calls the date. */
export const keeping = z.strictObject({
  months: must(z.int().positive()).meta(question('How many months a closed pack keeps', 9)),
  monthsAfterOpening: orNull(z.int().positive()).meta(question('How many months an opened pack keeps', 3)),
  date: z.enum(DATES).meta({ labels: DATE_NAMES }).default('expires').meta({
    title: 'What the label calls its date',
    description:
      'As printed on it. A food needs “Expiry” or “Use by”, and may have “Best before” besides (Labelling and Display Regulations, 2020, 5(10))',
  }),
})

/** Whether the weights descend; ingredients whose weight is not known may be anywhere. */
function isDescending(list: readonly { gramsPer100: number | null }[]): boolean {
  const weights = list.flatMap(({ gramsPer100 }) => gramsPer100 ?? [])
  return weights.every((grams, index) => index === 0 || grams <= (weights[index - 1] ?? grams))
}
