import { z } from 'zod'
import { code, day } from './fields.ts'

/** Of words: the beginning of their SHA-256. */
const hash = () => code().regex(/^[0-9a-f]{12}$/, 'must be a hash, as `npm run translations` notes it')

const signature = z.strictObject({ by: code().meta({ title: 'Name' }), on: day() })

/** Who has read which words of a language: <language>/review.json. */
export const review = z
  .record(
    code(),
    z.strictObject({
      english: hash().meta({ title: 'English', description: 'The words that these were made from' }),
      words: hash().meta({ title: 'Words', description: 'Those that were made, or read' }),
      read: signature.nullish().meta({ title: 'Read', description: 'Empty while nobody has read the words' }),
      unchanged: signature.nullish().meta({
        title: 'Meaning unchanged',
        description: 'The English has changed since, its meaning has not',
      }),
    }),
  )
  .meta({ title: 'Review', description: 'By record; `npm run translations` writes it' })

export type Review = z.infer<typeof review>
