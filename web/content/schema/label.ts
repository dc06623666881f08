import { z } from 'zod'
import { code, pictureName, sample, text, texts } from './fields.ts'

/** The facts on the back of the jar. */
export const labelFacts = z
  .strictObject({
    ingredients: z
      .strictObject({
        sample: sample(),
        list: z
          .array(
            z.strictObject({
              id: code(),
              hindi: code(),
              gramsPer100: z.number().positive().nullable().default(null).meta({
                description: 'Grams that go into the pan for 100 g of jam; empty where not weighed',
              }),
            }),
          )
          .min(1)
          .refine(isDescending, 'must be in descending order of weight'),
      })
      .meta({
        title: 'Ingredients',
        description: 'Heaviest first (Labelling and Display Regulations, 2020)',
      }),
    nutrition: z
      .array(
        z
          .strictObject({
            id: code(),
            unit: z.enum(['kcal', 'g', 'mg']),
            per100g: z.number().nonnegative().nullable().default(null),
            sample: sample(),
            source: code().nullish(),
            part: z.boolean().nullish().meta({ description: 'A part of the row above it' }),
            perDay: z
              .number()
              .positive()
              .nullish()
              .meta({ description: 'What an adult needs or should not exceed in a day, in the same unit' }),
          })
          .refine(
            ({ sample: isSample, source }) => !isSample || source,
            'must name the source of the sample',
          ),
      )
      .meta({ title: 'Nutrition' }),
    keeping: z.strictObject({
      sample: sample(),
      months: z.int().positive(),
      monthsAfterOpening: z.int().positive().nullable().default(null),
    }),
    vegetarian: z.boolean(),
  })
  .meta({ title: 'Label' })

/** Ingredients whose weight is not known may stand anywhere. */
function isDescending(list: readonly { gramsPer100: number | null }[]): boolean {
  const known = list.flatMap(({ gramsPer100 }) => gramsPer100 ?? [])
  return known.every((grams, index) => index === 0 || grams <= (known[index - 1] ?? grams))
}

/** A row of the label; without a value it counts as not known yet. */
const row = texts('name').extend({ value: text().nullable().default(null) })

export const labelWords = texts('eyebrow', 'heading', 'storage', 'unknown', 'ask').extend({
  units: texts('kcal', 'kg', 'g', 'mg'),
  foodName: text().meta({ description: 'The name of the food as the law wants it on the front' }),
  serving: text().meta({ description: 'Of the nutrition table' }),
  ingredients: texts('heading', 'contains', 'unweighed', 'note').extend({
    columns: texts('name', 'amount'),
    herbs: texts('text').extend({ article: code(), anchor: code() }),
    list: z.array(texts('name', 'purpose').extend({ id: code() })),
  }),
  allergens: texts('name').extend({
    list: z.array(
      texts('name').extend({
        source: text().meta({ description: 'In the middle of a sentence, with what it comes from' }),
      }),
    ),
  }),
  nutrition: z.array(texts('name').extend({ id: code() })),
  nutritionTable: texts('heading', 'short', 'note', 'nutrientPer100g', 'servingSize').extend({
    columns: texts('per100g', 'perServing', 'ofDay'),
  }),
  facts: texts('heading', 'short').extend({
    category: row.meta({ description: 'The category of food by law, and whether its logo is on the jar' }),
    purpose: row,
    duration: row,
    netWeight: texts('name', 'value'),
    bestBefore: texts('name', 'value'),
    reference: row.meta({ description: 'The book that the recipe follows' }),
  }),
  afterOpening: text().nullable().default(null).meta({ description: 'A sentence' }),
  picture: pictureName(),
  vegetarianMark: texts('yes', 'no'),
})
