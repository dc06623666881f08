import { z } from 'zod'
import { code, ifClaim, sample, text, textIfClaim, texts } from './fields.ts'

export const buying = z
  .strictObject({
    heading: text(),
    questions: z.array(
      z.strictObject({
        sample: sample(),
        ...ifClaim,
        id: code(),
        question: text(),
        short: z
          .union([textIfClaim(), texts('food', 'drug')])
          .meta({ description: 'In sight while the answer is closed; one text, or one for each law' }),
        answer: textIfClaim(),
        withBatch: z
          .strictObject({ short: text().optional(), answer: text().optional() })
          .optional()
          .meta({ description: 'In their place while a batch is on sale' }),
      }),
    ),
  })
  .meta({ title: 'Before you order', description: 'What a buyer asks before paying' })
