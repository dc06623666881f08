import type { Store } from './store.ts'

/** Hono's environment: the bindings, and the variables that middleware sets. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    store: Store
    /** Time of the request, milliseconds UTC. */
    now: number
  }
}
