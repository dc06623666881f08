import { z } from 'zod'
import { code } from './fields.ts'

export const latinFacts = z
  .strictObject({
    words: z.array(code()).meta({
      description:
        'Names, units and abbreviations that stay in Latin letters in a language with another script',
    }),
  })
  .meta({ title: 'Latin words' })
