import type { Store } from './store/index.ts'

/** What Hono knows of every request: the bindings, and what the middleware found out. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    store: Store
    /** Milliseconds UTC at which the request came in. */
    now: number
  }
}
