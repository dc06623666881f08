import { z } from 'zod'
import { claimId, code } from './fields.ts'

const phrases = () =>
  z.array(code().regex(/^[\p{L}\p{M} -]+\*?$/u, 'must be letters, with a star only at the end'))

/** What a language may not say: <language>/banned.json. A star stands for any end of a word. */
export const banned = z
  .strictObject({
    conditions: phrases().meta({
      title: 'Conditions',
      description: 'No claim for a food may name one (Ayurveda Aahara Regulations, 2022, regulation 8)',
    }),
    cures: phrases().meta({ title: 'Cures', description: 'What no claim for a food may say that it does' }),
    denials: phrases().meta({ description: 'Deny a cure, and are passed over: “not a treatment”' }),
    supplements: phrases().meta({ title: 'Supplements', description: 'What a drug may not be called' }),
    never: z
      .array(
        z.strictObject({
          words: phrases(),
          why: code(),
          say: code().meta({ description: 'What to say in their place' }),
          except: z
            .array(code())
            .nullish()
            .meta({ description: 'Words that may have them, such as faq.items.3.question' }),
          unlessProven: claimId()
            .nullish()
            .meta({ description: 'A shown claim with a document allows them' }),
        }),
      )
      .meta({ title: 'Never', description: 'In no word of the language' }),
  })
  .meta({ title: 'Banned phrases' })

export type Banned = z.infer<typeof banned>
