import { subscriptionRow, toSubscription } from './rows.ts'
import type { Store } from './store.ts'

/**
 * Wraps a Store for a sign-up that filled in the honeypot field: it is counted as a bot and not stored. The result is
 * the same as for a person, so that the sender cannot detect the honeypot.
 *
 * @param now milliseconds UTC
 */
export function honeypotStore(store: Store, now: number): Store {
  return {
    ...store,
    async subscribe(input, { userAgent }) {
      await store.countUntracked('bot')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
  }
}
