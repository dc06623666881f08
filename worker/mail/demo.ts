import type { MailStore } from './d1.ts'

/** Sends no mail: nothing is ever due. */
export const demoMail: MailStore = {
  claimMail: async () => [],
  recordSent: async () => undefined,
  unalerted: async () => ({ inquiries: [], failures: [] }),
  startOwnerMail: async () => undefined,
  endOwnerMail: async () => undefined,
}
