import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { openStore } from '../open-store.ts'

/** Sets the time of the request, and the Store opened for it. */
export const requestStore = createMiddleware<AppEnv>(async (c, next) => {
  c.set('now', Date.now())
  c.set('store', openStore(c.env, c.var.now))
  await next()
})
