import type { UntrackedReason } from '../contract/tracking.ts'
import {
  inquiryRow,
  interactionRow,
  orderRow,
  productEventRow,
  toInquiry,
  toInteraction,
  toProductEvent,
} from './rows.ts'
import { hasWords } from './rules/inquiries.ts'
import type { Store } from './store.ts'

/**
 * Wraps a Store for an untracked visitor: results are the same, but events are only counted, by reason (design 5).
 * Addresses and messages that were sent deliberately are stored, so that no subscriber is lost.
 *
 * @param now milliseconds UTC
 */
export function untrackedStore(store: Store, reason: UntrackedReason, now: number): Store {
  return {
    ...store,
    subscribe: (input, visitor) => store.subscribe(input, { ...visitor, tracked: false }),
    async recordInteraction(input) {
      await store.countUntracked(reason)
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      await store.countUntracked(reason)
      return toProductEvent(productEventRow(input, now))
    },
    async recordOrder(input) {
      await store.countUntracked(reason)
      return { id: orderRow(input, now).id, reference: input.reference }
    },
    async recordInquiry(input, visitor) {
      if (hasWords(input)) return store.recordInquiry(input, { ...visitor, tracked: false })
      await store.countUntracked(reason)
      return toInquiry(inquiryRow(input, now))
    },
  }
}
