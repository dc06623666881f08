import { z } from 'zod'
import { code, day } from './fields.ts'

/** What a person has to have read before a shop opens. */
export const readFacts = z
  .strictObject({
    policies: z
      .strictObject({ readBy: code().nullable().default(null), readOn: day().nullable().default(null) })
      .prefault({})
      .meta({
        title: 'The policies',
        description: 'Who has read every text under Policies and stands by it, and on which day',
      }),
  })
  .meta({ title: 'What is to be read' })
