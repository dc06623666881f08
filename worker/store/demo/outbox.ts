import type { Outbox } from '../outbox.ts'
import { newId } from '../rules/ids.ts'

/** The outbox of the demo, which sends nothing. */
export function demoOutbox(now: number): Outbox {
  return {
    async queueMail({ id }) {
      return id ?? newId(now)
    },
    async claimMail() {
      return { claim: '', mails: [] }
    },
    async recordOutcomes() {},
    async expireLeases() {},
    async retryMail() {
      return false
    },
    async mailEntry() {
      return undefined
    },
    async outboxOverview() {
      return { lastSent: null, waiting: 0, problems: [] }
    },
    async inquiriesSince() {
      return []
    },
    async deleteOldMail() {},
  }
}
