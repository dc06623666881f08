import { d1Store } from './d1/index.ts'
import { demoStore } from './demo/index.ts'
import type { Store } from './store.ts'

/**
 * Opens the Store of one request.
 *
 * @param env D1 if it has the binding DB, otherwise the demo
 * @param now milliseconds UTC, the time of everything that happens in the request
 */
export function openStore(env: Pick<Env, 'DB'>, now: number): Store {
  return env.DB ? d1Store(env.DB, now) : demoStore(now)
}
