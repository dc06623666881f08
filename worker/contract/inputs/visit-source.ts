import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { line, optional } from './fields.ts'

const field = optional(line(LIMITS.visitSource))

/**
 * Where a visit came from: the referring host and the campaign parameters of the link; for an order from a batch page,
 * its lot. Empty fields are dropped.
 */
export const visitSource = optional(
  z
    .object({ referrer: field, utm_source: field, utm_medium: field, utm_campaign: field, lot: field })
    .transform((fields) =>
      Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
      ),
    ),
)

export type VisitSource = z.output<typeof visitSource>
