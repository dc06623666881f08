import { z } from 'zod'
import { code, pictureName, text, texts } from './fields.ts'

/** The facts on the back of the jar. */
export const labelFacts = z
  .strictObject({
    nutrition: z
      .array(
        z.strictObject({
          id: code(),
          unit: z.enum(['kcal', 'g', 'mg']),
          per100g: z.number().nonnegative().nullable().default(null),
          source: code().nullish(),
          part: z.boolean().nullish().meta({ description: 'A part of the row above it' }),
          perDay: z
            .number()
            .positive()
            .nullish()
            .meta({ description: 'What an adult needs or should not exceed in a day, in the same unit' }),
        }),
      )
      .meta({ title: 'Nutrition' }),
    vegetarian: z.boolean(),
  })
  .meta({ title: 'Label' })

/** A row of the label; one without a value is left out. */
const row = texts('name').extend({ value: text().nullable().default(null) })

export const labelWords = texts('eyebrow', 'heading', 'more', 'storage', 'notMeasured').extend({
  units: texts('kcal', 'kg', 'g', 'mg'),
  serving: text().meta({ description: 'Of the nutrition table' }),
  ingredients: texts('heading', 'contains', 'note').extend({
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
  nutritionTable: texts('heading', 'short').extend({
    columns: texts('per100g', 'perServing', 'ofDay'),
  }),
  facts: texts('heading', 'short').extend({
    category: row.meta({ description: 'The name of the food and its category by law' }),
    purpose: row,
    netWeight: texts('name', 'value'),
    bestBefore: texts('name', 'value'),
    reference: row.meta({ description: 'The book that the recipe follows' }),
  }),
  afterOpening: text().nullable().default(null).meta({ description: 'A sentence' }),
  picture: pictureName(),
  vegetarianMark: texts('yes', 'no'),
})
