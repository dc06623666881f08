import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { DEFAULT_RANGE, RANGES, type Range } from '../ranges.ts'
import { line, optional, rowId } from './fields.ts'

const days = z.enum(RANGES.map(String) as [string, ...string[]], `Use one of ${RANGES.join(', ')}`)
const toRange = (typed: string) => Number(typed) as Range

/** Query of a statistics call. */
export const rangeQuery = z.object({ days: days.default(String(DEFAULT_RANGE)).transform(toRange) })

const limit = z
  .string()
  .regex(/^\d{1,3}$/, 'Use a whole number')
  .transform(Number)
  .pipe(z.number().min(1).max(LIMITS.statsRows))
  .default(LIMITS.statsRows)

/** Cursor pagination: `before` is the id of the last row of the previous page. */
const before = rowId.optional()

/** Prefix of an address; addresses are stored in lower case. */
const search = optional(line(LIMITS.email)).transform((typed) => typed?.trim().toLowerCase() || undefined)

const withCursor = <Query extends { before?: string | undefined }>({ before, ...query }: Query) => ({
  ...query,
  cursor: before,
})

/** Query of a list in JSON. */
export const pageQuery = rangeQuery.extend({ limit, before }).transform(withCursor)

/** Query of the list of subscribers in JSON. */
export const subscriberQuery = rangeQuery.extend({ limit, before, search }).transform(withCursor)

/** Query of a list of a range as CSV. */
export const csvQuery = rangeQuery.extend({ before }).transform(withCursor)

/** Query of the list of subscribers as CSV: all of them without `days`. */
export const subscribersCsvQuery = z
  .object({ days: days.transform(toRange).optional(), before })
  .transform(withCursor)
