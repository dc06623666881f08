import * as z from 'zod'
import { lines } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { REPORT_OUTCOMES } from './constants.ts'

/** Body of `POST /api/owner/backups` and `/publications`. */
export const reportInput = z.object({
  outcome: z.enum(REPORT_OUTCOMES),
  detail: lines(LIMITS.reportDetail).pipe(z.string().trim().min(1)),
})

/** A validated report, as the Store takes it. */
export type NewReport = z.output<typeof reportInput>
