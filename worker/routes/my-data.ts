import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { SESSION_ID } from '../contract.ts'
import { RequestFailure } from '../failures.ts'
import { rateLimit } from '../guards.ts'

/** A browser session's own rows. The id's random part makes it its own key (design 5); a guessable id opens nothing. */
export const myData = new Hono<AppEnv>()
  .use(rateLimit('TRACKING_LIMIT', { count: false }))
  .get('/', async (c) => {
    const { store } = c.var
    return c.json(
      succeeded(store, { data: await store.sessionData(sessionOf(c.req.header('X-User-Session'))) }),
    )
  })
  .delete('/', async (c) => {
    const { store } = c.var
    await store.forgetSession(sessionOf(c.req.header('X-User-Session')))
    return c.json(succeeded(store, { message: 'Deleted' }))
  })

function sessionOf(header: string | undefined): string {
  if (header && SESSION_ID.test(header)) return header
  throw new RequestFailure('invalid', 'Send the browser session’s id in the header X-User-Session')
}
