import * as z from 'zod'
import { LIMITS } from '../contract/limits.ts'

/** Body of `POST /api/owner/session`. */
export const ownerKeyInput = z.object({ key: z.string().min(1).max(LIMITS.ownerKey) })
