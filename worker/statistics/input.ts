import * as z from 'zod'
import { DAY_MS, dayOf } from '../contract/days.ts'
import { day, rowId } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { DEFAULT_RANGE, MAX_DAYS, RANGES, type Range } from './constants.ts'
import type { Span } from './contract.ts'
import { namesDays } from './period.ts'

/** The fields of a query that say which days it is about. */
const spanFields = {
  days: z
    .enum(RANGES.map(String) as [string, ...string[]], `Use one of ${RANGES.join(', ')}`)
    .transform((typed) => Number(typed) as Range)
    .optional(),
  from: day.optional(),
  to: day.optional(),
  compare: z.literal('year', 'Use year, or leave it out').optional(),
}

/** Builds the query of a list that has rows of any age where it names no days, with further fields. */
export const optionalSpanQuery = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...spanFields, ...fields }).superRefine((query, context) => {
    const problem = problemOf(query as Span)
    if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] })
  })

/** Builds the query of a statistics call: its days, `DEFAULT_RANGE` where it names none, and further fields. */
export const spanQuery = <Fields extends z.ZodRawShape>(fields: Fields) =>
  optionalSpanQuery(fields).transform((query) =>
    namesDays(query as Span) ? query : { ...query, days: DEFAULT_RANGE as Range },
  )

/** @returns the field of a query's days that is wrong, and why */
function problemOf({ days, from, to }: Span): [path: keyof Span, message: string] | undefined {
  if (from === undefined && to === undefined) return undefined
  if (days) return ['days', 'Use either days, or from and to']
  if (from === undefined || to === undefined) return ['from', 'Send both from and to']
  if (to > dayOf(Date.now())) return ['to', 'Use a day that is not in the future']
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (length < 1) return ['to', 'Use a day that is not before from']
  return length > MAX_DAYS ? ['from', `Use at most ${MAX_DAYS} days`] : undefined
}

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

/** Query of a statistics call. */
export const rangeQuery = spanQuery({})

/** Query of a list in JSON. */
export const pageQuery = spanQuery({ limit, before }).transform(withCursor)

/** Query of a list of a range as CSV. */
export const csvQuery = spanQuery({ before }).transform(withCursor)
