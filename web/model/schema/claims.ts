import { z } from 'zod'
import { claimId, code, day, text } from './fields.ts'

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

/**
 * What makes a claim publishable on a live site. `sources`: books, studies or the law; nothing of the owner's. `launch`:
 * it follows from facts/launch.json. `batches`: a batch with its report is on sale. All others need a tick in
 * facts/confirmed.json, and besides: `document`, a number that has not expired; `doctors`, a founder with a registration.
 */
const GROUNDS = ['owner', 'document', 'doctors', 'batches', 'launch', 'sources'] as const

const claim = z.strictObject({
  kind: z.enum(KINDS),
  status: z
    .enum(['ok', 'conditional', 'banned'])
    .meta({ description: 'conditional: only with its qualifier beside it; banned: may not be shown' }),
  shown: z.boolean().meta({ title: 'Shown', description: 'Off takes the claim off every page' }),
  restsOn: z.enum(GROUNDS),
  number: z.number().nonnegative().optional(),
  survey: z
    .strictObject({
      n: z.int().positive().nullable().default(null).meta({ title: 'People who answered' }),
      asked: z.int().positive().nullable().default(null).meta({ title: 'Customers who were asked' }),
      date: code()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')
        .nullable()
        .default(null),
    })
    .optional(),
  evidence: z
    .strictObject({
      document: code(),
      number: code(),
      expires: day().nullable().default(null),
    })
    .nullable()
    .default(null)
    .meta({ description: 'The document that proves it. One that has expired hides the claim' }),
  reviewBy: day(),
  conflictsWith: claimId().optional(),
  advice: code().nullish().meta({ description: 'What to know before confirming it' }),
})

export type Claim = z.infer<typeof claim> & { confirmed?: boolean | undefined }

export const claimFacts = z.record(claimId(), claim).meta({ title: 'Claims' })

/** A tick a claim, on a line of its own: `git blame` says who confirmed it, and when. */
export const confirmedFacts = z
  .partialRecord(claimId(), z.boolean())
  .meta({ title: 'What is true of your product' })

/** Hands the owner's ticks to the claims. */
export function confirmedTopics(confirmed: z.infer<typeof confirmedFacts>) {
  const claims = Object.entries(confirmed).map(([id, isTrue]) => [id, { confirmed: isTrue }])
  return { claims: Object.fromEntries(claims) as Record<keyof typeof confirmed, { confirmed?: boolean }> }
}

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
