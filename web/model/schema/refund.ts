import { z } from 'zod'
import { pluralTexts, text } from './fields.ts'

const window = z.union([
  z.strictObject({ hours: z.int().positive() }),
  z.strictObject({ days: z.int().positive() }),
])

export const refundFacts = z
  .strictObject({
    refundWorkingDays: z.int().positive().meta({ description: 'From our yes until the money is paid back' }),
    lostAfterDays: z
      .int()
      .positive()
      .meta({ description: 'After the last day of the delivery time a parcel counts as lost' }),
    windows: z
      .strictObject({ damaged: window, missing: window, spoiled: window, wrong: window })
      .meta({ description: 'How long after delivery we must be told' }),
  })
  .meta({ title: 'Refunds' })

const CASES = ['damaged', 'missing', 'spoiled', 'wrong', 'guarantee'] as const

export const refundWords = z.strictObject({
  guaranteeTerms: text().meta({
    description: 'What the guarantee covers, in one meaning wherever it is named',
  }),
  cases: z.array(
    z.strictObject({
      id: z.enum(CASES),
      name: text(),
      send: z.array(text()).min(1).meta({ title: 'What to send' }),
      remedy: text().meta({ title: 'What we do' }),
      note: text().nullish(),
    }),
  ),
  hours: pluralTexts(),
  days: pluralTexts(),
  closedAdvice: text().meta({ description: 'No window ends a right' }),
})
