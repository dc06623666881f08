import { z } from 'zod'
import { code, day, optionalText, text } from './fields.ts'

/** A claim that the shop makes, with what proves it. */
const claim = z.strictObject({
  number: z.number().nonnegative().optional(),
  survey: z
    .strictObject({
      n: z.int().positive().meta({ title: 'People who answered' }),
      asked: z.int().positive().meta({ title: 'Customers who were asked' }),
      date: code().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM'),
    })
    .refine(({ n, asked }) => n <= asked, {
      path: ['n'],
      message: 'must not be more than the customers who were asked',
    })
    .optional(),
  evidence: z.strictObject({ document: code(), number: code(), expires: day().nullish() }).nullish().meta({
    description: 'The document that proves it. One that has expired takes the claim off every page',
  }),
  reviewBy: day().nullish().meta({ description: 'Until when it is to be checked again' }),
})

/** The ledger of the claims that this shop makes: what is not in it is not printed. */
export const claimFacts = z.record(code(), claim).meta({ title: 'Claims' })

export const claimCopy = z.record(
  code(),
  z.strictObject({
    text: text().meta({ description: 'The claim as a whole sentence, for whoever has to prove it' }),
    value: text().meta({ description: 'What is printed' }),
    label: optionalText(),
    qualifier: optionalText().meta({ words: true, description: 'Stands beside what is printed' }),
    question: optionalText().meta({ words: true, description: 'What a survey asked' }),
  }),
)
