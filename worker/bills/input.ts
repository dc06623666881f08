import * as z from 'zod'
import { rowId } from '../contract/fields.ts'

/** The most bills and notes of one order. */
const MAX_STEPS = 99

/** Query of `GET /api/owner/bills`. */
export const billsQuery = z.object({ order: rowId })

/** Body of `POST /api/owner/bills`: odd steps make a bill, even ones the note that cancels it. Repeated, nothing is stored. */
export const billInput = z.object({
  order: rowId,
  step: z.int().min(1).max(MAX_STEPS),
  /** The code of the State to which the goods go, where the shop is registered. */
  place: z
    .string()
    .regex(/^\d{2}$/, 'Use the two digits by which GST names a State')
    .optional(),
})
