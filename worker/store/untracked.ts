import type { UntrackedReason } from '../contract/tracking.ts'
import {
  inquiryRow,
  interactionRow,
  orderRow,
  productEventRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscription,
} from './rows.ts'
import type { Store } from './store.ts'

/**
 * Stores nothing of what visitors send, and notes what each input was. The results are those of storing it, so that the
 * sender cannot tell.
 */
export function discardInput(note: (subject: string) => void | Promise<void>, now: number) {
  return {
    async subscribe(input, { userAgent }) {
      await note('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    async recordInteraction(input) {
      await note('interaction')
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      await note('product event')
      return toProductEvent(productEventRow(input, now))
    },
    async recordInquiry(input) {
      await note('contact inquiry')
      return toInquiry(inquiryRow(input, now))
    },
    async recordOrder(input) {
      await note('chat order')
      return { id: orderRow(input, now).id, reference: input.reference }
    },
  } satisfies Partial<Store>
}

/** A Store for a visitor who is not tracked: of what they send, only the reason is counted. */
export function untrackedStore(store: Store, reason: UntrackedReason, now: number): Store {
  return { ...store, ...discardInput(() => store.countUntracked(reason), now) }
}
