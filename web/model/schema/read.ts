import { z } from 'zod'
import { code, day } from './fields.ts'

/** What a person has to have read before a shop opens: its policies. */
export const readFacts = z
  .strictObject({
    readBy: code().nullable().default(null).meta({
      description:
        'Who has read every text under Policies and stands by it. Empty keeps the shop from opening',
    }),
    readOn: day().nullable().default(null).meta({ description: 'On which day' }),
  })
  .meta({ title: 'What is to be read' })
