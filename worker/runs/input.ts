import * as z from 'zod'
import { lines } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { RUN_OUTCOMES } from './constants.ts'

/** Body of `POST /api/owner/backups` and `/publications`. */
export const runInput = z.object({
  outcome: z.enum(RUN_OUTCOMES),
  detail: lines(LIMITS.runDetail).pipe(z.string().trim().min(1)),
})

/** A validated report, as the Store takes it. */
export type NewRun = z.output<typeof runInput>
