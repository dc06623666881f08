import * as z from 'zod'
import { requiredLine } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'

/** Body of `POST /api/owner/session`. */
export const ownerKeyInput = z.object({ key: requiredLine(LIMITS.ownerKey) })
