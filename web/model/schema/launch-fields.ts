import type { z } from 'zod'

/*
 * The fields of facts/launch.json, in which what is not known yet may be missing.
 */

export const NEEDED_TO_OPEN = 'Needed before the shop opens; until then it may wait'

/** Metadata of a field, which forms and `npm run new-shop` show. */
export const question = (
  title: string,
  example: string | number | readonly string[],
  description?: string,
) => ({
  title,
  examples: [example].flat(),
  ...(description && { description }),
})

/** A fact that may be unknown. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)

/** A fact that a shop cannot open without, empty until then. */
export const must = <Schema extends z.ZodType>(schema: Schema) => orNull(schema).describe(NEEDED_TO_OPEN)
