import { z } from 'zod'
import { code, sample, text, texts } from './fields.ts'

export const buying = z
  .strictObject({
    heading: text(),
    questions: z.array(
      z.strictObject({
        sample: sample(),
        id: code(),
        question: text(),
        short: z
          .union([text(), texts('food', 'drug')])
          .meta({ description: 'In sight while the answer is closed; one text, or one for each law' }),
        answer: text(),
        withBatch: z
          .strictObject({ short: text().optional(), answer: text().optional() })
          .optional()
          .meta({ description: 'In their place while a batch is on sale' }),
      }),
    ),
    noLicenceNumber: text(),
  })
  .meta({ title: 'Before you order', description: 'What a buyer asks before paying' })
