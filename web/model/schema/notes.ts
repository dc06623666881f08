import { z } from 'zod'
import { entryId, ifClaim, text, texts } from './fields.ts'

/** Numbered notes at the end of home: a text refers to one by `[^id]`. One with a claim is left out with it. */
export const notes = texts('heading', 'name')
  .extend({
    back: texts('one', 'several').meta({
      description: 'Name the links from a note to the places that refer to it',
    }),
    list: z.array(z.strictObject({ id: entryId(), ...ifClaim, text: text() })),
  })
  .meta({ title: 'Notes', description: 'What explains a claim; a text refers to a note by [^id]' })
