import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { RUN_OUTCOMES } from '../runs.ts'
import { lines } from './fields.ts'

/** Body of `POST /api/owner/backups`. */
export const runInput = z.object({
  outcome: z.enum(RUN_OUTCOMES),
  detail: lines(LIMITS.runDetail).pipe(z.string().trim().min(1)),
})

/** Body of `POST /api/owner/publications`. */
export const publicationInput = runInput.extend({ kind: z.enum(['publication', 'preview']) })

/** A validated report, as the Store takes it. */
export type NewRun = z.output<typeof runInput>
