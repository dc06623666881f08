import type { NotCounted } from '../contract.ts'
import type { NewInquiry } from '../schemas.ts'
import type { Store } from './index.ts'
import {
  inquiryRow,
  interactionRow,
  productEventRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscription,
} from './rows.ts'

/**
 * A Store for somebody whose tracks are not kept: it answers as ever, but of what they do only the reason is counted
 * (design 5). What they deliberately send us, an address or a message, is kept: a subscriber is never lost.
 *
 * @param store where deliberate things go
 * @param reason what is counted instead
 * @param now milliseconds UTC
 */
export function uncounted(store: Store, reason: NotCounted, now: number): Store {
  return {
    ...store,
    subscribe: (input, visitor) => store.subscribe(input, { ...visitor, tracked: false }),
    async recordInteraction(input) {
      await store.countNotCounted(reason)
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      await store.countNotCounted(reason)
      return toProductEvent(productEventRow(input, now))
    },
    async recordInquiry(input) {
      if (isDeliberate(input)) return store.recordInquiry(input, { tracked: false })
      await store.countNotCounted(reason)
      return toInquiry(inquiryRow(input, now))
    },
  }
}

/**
 * A Store for a program that filled in what no person sees: its sign-up is answered as ever, so that it does not learn
 * of the trap, and counted as a bot, but not kept.
 */
export function trapped(store: Store, now: number): Store {
  return {
    ...store,
    async subscribe(input, { userAgent }) {
      await store.countNotCounted('bot')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
  }
}

/** An inquiry with something in it; one without is the trace of a click. */
function isDeliberate({ name, email, phone, message }: NewInquiry): boolean {
  return [name, email, phone, message].some(Boolean)
}
