import { z } from 'zod'
import { sample, text, texts } from './fields.ts'

const range = z.strictObject({ from: z.number().positive(), to: z.number().positive() })
const reading = z.strictObject({ spoon: z.enum(['teaspoon', 'tablespoon']), spoonsADay: range })
const choices = z.strictObject({ from: z.number(), to: z.number() })
const steps = choices.extend({ step: z.number().positive() })

export const doseFacts = z
  .strictObject({
    spoons: z
      .strictObject({ sample: sample(), teaspoon: z.number().positive(), tablespoon: z.number().positive() })
      .meta({ title: 'Grams in a level spoon' }),
    studied: range.meta({ title: 'Grams a day in the studies of adults' }),
    adultsDaily: reading.meta({ title: 'Adults, to begin with' }),
    adultsFuller: reading,
    overFive: reading.meta({ title: 'Children of 6 to 12 years, to begin with' }),
    threeToTwelve: reading.meta({ title: 'Children of 3 to 12 years, the fuller amount' }),
    household: z
      .strictObject({
        adults: z.int(),
        children: z.int(),
        adultTeaspoons: z.number(),
        childTeaspoons: z.number(),
      })
      .meta({ title: 'What the calculator begins with' }),
    limits: z
      .strictObject({ adults: choices, children: choices, adultTeaspoons: steps, childTeaspoons: steps })
      .meta({ title: 'What the calculator offers' }),
  })
  .meta({ title: 'Amounts to take' })

const amount = texts('amount')

export const doseWords = texts('childRule', 'fullerNote', 'amountAndGrams').extend({
  adultsDaily: amount,
  adultsFuller: amount,
  overFive: amount,
  threeToTwelve: amount,
  note: text().meta({ description: 'Below the table' }),
  grams: texts('one', 'range'),
  columns: texts('who', 'begin', 'fuller'),
  table: z.strictObject({
    underOne: texts('who', 'begin'),
    oneAndTwo: texts('who', 'begin'),
    threeToFive: texts('who', 'begin'),
    sixToTwelve: texts('who'),
    adults: texts('who'),
  }),
})
