import { demoStore } from './demo/store.ts'
import { wholeNumber } from './lib/whole-number.ts'
import { d1Store, type Store } from './store.ts'
import { TRACKED_EVENTS_DAILY } from './tracking/full-day.ts'

/**
 * Opens the Store of one request.
 *
 * @param env D1 if it has the binding DB, otherwise the demo
 * @param now milliseconds UTC, the time of everything that happens in the request
 */
export function openStore(env: Pick<Env, 'DB' | 'TRACKED_EVENTS_DAILY'>, now: number): Store {
  if (!env.DB) return demoStore(now)
  return d1Store(env.DB, now, wholeNumber(env.TRACKED_EVENTS_DAILY, TRACKED_EVENTS_DAILY))
}
