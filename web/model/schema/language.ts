import { z } from 'zod'
import { code, day } from './fields.ts'

/** Whether visitors see a translation: <language>/language.json. */
export const language = z
  .strictObject({
    published: z.boolean().describe('Visitors see it; until then its addresses lead to English'),
    readBy: code().nullish().describe('Who has read all of it beside the English'),
    readOn: day().nullish(),
  })
  .refine(({ published, readBy, readOn }) => !published || (readBy && readOn), {
    path: ['readBy'],
    message: 'is missing, or the day: nothing is published that nobody has read',
  })
