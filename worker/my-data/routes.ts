import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { SESSION_ID } from '../tracking/constants.ts'
import { isCursor } from './queries.ts'

const pageQuery = z.object({
  before: z.string().max(200).refine(isCursor, 'Use the cursor of a page').optional(),
})

/** A browser session's own rows. The id's random part makes it its own key; guessable ids are rejected. */
export const myData = new Hono<AppEnv>()
  .use(rateLimit('MY_DATA_LIMIT'))
  .get('/', validate('query', pageQuery), async (c) => {
    const session = sessionIn(c.req.header('X-User-Session'))
    return success(c, await c.var.store.sessionData(session, c.req.valid('query').before))
  })
  .delete('/', async (c) => {
    const more = await c.var.store.deleteSessionData(sessionIn(c.req.header('X-User-Session')))
    return success(c, { message: 'Deleted', more })
  })

function sessionIn(header: string | undefined): string {
  if (header && SESSION_ID.test(header)) return header
  throw new RequestFailure('invalid', 'Send the browser session’s id in the header X-User-Session')
}
