import { z } from 'zod'
import { code } from './fields.ts'

export const searchFacts = z
  .strictObject({
    words: z
      .array(z.array(code()).min(2))
      .meta({ description: 'The word as the articles write it, then its other spellings and languages' }),
  })
  .meta({ title: 'Words of the blog’s search' })
