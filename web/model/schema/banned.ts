import { z } from 'zod'
import { code } from './fields.ts'

const rules = () =>
  z.array(
    z.strictObject({
      words: z.array(code().regex(/^[\p{L}\p{M} -]+\*?$/u, 'must be letters, with a star only at the end')),
      why: code(),
      say: code().meta({ description: 'What to say in their place' }),
      except: z
        .array(code())
        .optional()
        .meta({ description: 'Places that may have them, such as faq.items.3.question, or suitability' }),
      unlessProven: code().optional().meta({ description: 'A claim whose document allows them' }),
    }),
  )

/**
 * What a language may not say: web/words/<language>/banned.json. A star stands for any end of a word. `food` and `drug` are
 * for the copy of what is sold under that law, `always` for every text.
 */
export const banned = z.strictObject({ food: rules(), drug: rules(), always: rules() })

export type Banned = z.infer<typeof banned>
