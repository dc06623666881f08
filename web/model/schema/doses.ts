import { z } from 'zod'
import { range, text, texts } from './fields.ts'

const amounts = range(z.number().positive())
const reading = z.strictObject({ spoon: z.enum(['teaspoon', 'tablespoon']), spoonsADay: amounts })

export const doseFacts = z
  .strictObject({
    spoons: z
      .strictObject({ teaspoon: z.number().positive(), tablespoon: z.number().positive() })
      .meta({ title: 'Grams in a level spoon' }),
    studied: amounts.meta({ title: 'Grams a day in the studies of adults' }),
    adultsDaily: reading.meta({ title: 'Adults, to begin with' }),
    adultsFuller: reading,
    overFive: reading.meta({ title: 'Children of 6 to 12 years, to begin with' }),
    threeToTwelve: reading.meta({ title: 'Children of 3 to 12 years, the fuller amount' }),
    household: z
      .strictObject({ adults: z.int().nonnegative(), children: z.int().nonnegative() })
      .meta({ title: 'What the calculator begins with' }),
  })
  .meta({ title: 'Amounts to take' })

const amount = texts('amount')

export const doseWords = texts('heading', 'childRule', 'fullerNote', 'amountAndGrams').extend({
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
