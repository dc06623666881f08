import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { SESSION_ID } from '../tracking/contract.ts'

/** A browser session's own rows. The id's random part makes it its own key; guessable ids are rejected. */
export const myData = new Hono<AppEnv>()
  .use(rateLimit('TRACKING_LIMIT', { count: false }))
  .get('/', async (c) => {
    const { store } = c.var
    return success(c, { data: await store.sessionData(sessionIn(c.req.header('X-User-Session'))) })
  })
  .delete('/', async (c) => {
    const { store } = c.var
    await store.deleteSessionData(sessionIn(c.req.header('X-User-Session')))
    return success(c, { message: 'Deleted' })
  })

function sessionIn(header: string | undefined): string {
  if (header && SESSION_ID.test(header)) return header
  throw new RequestFailure('invalid', 'Send the browser session’s id in the header X-User-Session')
}
