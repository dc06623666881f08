import { z } from 'zod'
import { claimId, code, day, sample, text } from './fields.ts'

/**
 * What a claim says. The regime (legal.json) bans `disease` claims for a food and `supplement` claims for a drug.
 * Warnings and advice may name conditions: "ask your doctor if you have diabetes".
 */
const KINDS = [
  'composition',
  'function',
  'disease',
  'supplement',
  'tradition',
  'survey',
  'study',
  'credential',
  'offer',
  'service',
  'dose',
  'warning',
  'advice',
] as const

const claim = z.strictObject({
  sample: sample(),
  kind: z.enum(KINDS),
  status: z
    .enum(['ok', 'conditional', 'banned'])
    .meta({ description: 'conditional: only with its qualifier beside it; banned: may not be shown' }),
  shown: z.boolean().meta({ title: 'Shown', description: 'Off takes the claim off every page' }),
  number: z.number().nonnegative().optional(),
  survey: z
    .strictObject({
      sample: sample(),
      n: z.int().positive().nullable().default(null).meta({ title: 'People who answered' }),
      asked: z.int().positive().nullable().default(null).meta({ title: 'Customers who were asked' }),
      date: code()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')
        .nullable()
        .default(null)
        .default(null),
    })
    .optional(),
  places: z.array(code()).meta({ description: 'Where it is printed, such as hero, faq:3 or article:<file>' }),
  evidence: z
    .strictObject({
      sample: sample(),
      document: code(),
      number: code(),
      expires: day().nullable().default(null),
    })
    .nullable()
    .default(null)
    .default(null)
    .meta({ description: 'The document that proves it; empty while there is none' }),
  reviewBy: day(),
  conflictsWith: claimId().optional(),
  note: code().nullish().meta({ description: 'What to know before relying on it' }),
})

export const claimFacts = z.record(claimId(), claim).meta({ title: 'Claims' })

export const claimWords = z.record(
  claimId(),
  z.strictObject({
    text: text().meta({ description: 'The claim as a whole sentence, for whoever has to prove it' }),
    value: text().meta({ description: 'What is printed' }),
    label: text().optional(),
    qualifier: text().optional().meta({ description: 'Must stand beside a conditional claim' }),
    question: text().optional().meta({ description: 'What a survey asked' }),
  }),
)
