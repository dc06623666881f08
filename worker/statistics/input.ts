import * as z from 'zod'
import { rowId } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { DEFAULT_RANGE, RANGES, type Range } from './contract.ts'

/** The days of a range. */
export const days = z.enum(RANGES.map(String) as [string, ...string[]], `Use one of ${RANGES.join(', ')}`)

/** Reads a range that `days` has accepted. */
export const toRange = (typed: string) => Number(typed) as Range

/** Query of a statistics call. */
export const rangeQuery = z.object({ days: days.default(String(DEFAULT_RANGE)).transform(toRange) })

/** Rows of one response. */
export const limit = z
  .string()
  .regex(/^\d{1,3}$/, 'Use a whole number')
  .transform(Number)
  .pipe(z.number().min(1).max(LIMITS.statsRows))
  .default(LIMITS.statsRows)

/** Cursor pagination: `before` is the id of the last row of the previous page. */
export const before = rowId.optional()

/** Names the cursor as the Store does. */
export const withCursor = <Query extends { before?: string | undefined }>({ before, ...query }: Query) => ({
  ...query,
  cursor: before,
})

/** Query of a list in JSON. */
export const pageQuery = rangeQuery.extend({ limit, before }).transform(withCursor)

/** Query of a list of a range as CSV. */
export const csvQuery = rangeQuery.extend({ before }).transform(withCursor)
