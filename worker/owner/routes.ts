import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { requiredLine } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { RequestFailure } from '../http/failure.ts'
import { jsonBody } from '../http/json-body.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { isOwnerKey, ownerKey } from './key.ts'
import { endSession, startSession } from './session.ts'
import { status } from './status.ts'
import { toDo } from './to-do.ts'

/** Body of `POST /api/owner/session`. */
const ownerKeyInput = z.object({ key: requiredLine(LIMITS.ownerKey) })

/** Signing in and out, and the state of the site for the setup guide. */
export const owner = new Hono<AppEnv>()
  .route('/status', status)
  .route('/', toDo)
  .post('/owner/session', jsonBody, rateLimit('TIGHT_LIMIT'), validate('json', ownerKeyInput), async (c) => {
    if (!ownerKey(c.env)) throw new RequestFailure('forbidden', 'No owner key is set yet')
    if (!(await isOwnerKey(c.env, c.req.valid('json').key))) {
      throw new RequestFailure('unauthorized', 'That is not the owner key')
    }
    await startSession(c)
    return success(c, { message: 'Signed in' })
  })
  .delete('/owner/session', (c) => {
    endSession(c)
    return success(c, { message: 'Signed out' })
  })
