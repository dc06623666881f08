import type { OrderChange } from '#contract/inputs/orders.ts'
import type { Order } from '#contract/orders.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import type { ClaimedMail, MailOutcome } from '#worker/store/outbox.ts'

export const ADDRESSES = ['asha@visitor.example', 'ravi@visitor.example'] as const
export const REFERENCES = ['11111V', '789ABP'] as const
export const SESSIONS = ['session_1_asha', 'session_1_ravi'] as const

/** One of the two people, with an address, an order's reference and a browser session of their own. */
export type Who = 0 | 1

/** A mail as the provider was given it. */
export type SentMail = { to: string; subject: string; text: string; at: number }

/**
 * What clients know: from their mails, their screens and earlier answers. A request is made of what its client knows when
 * it starts.
 */
export type Known = {
  /** Of the address's latest row, which may be deleted by now. */
  subscriptionIds: (string | undefined)[]
  /** When the address was last sent a link. */
  linkSentAt: (number | undefined)[]
  /** As the owner's devices last showed it. */
  orders: (Order | undefined)[]
  /** Of the owner's latest mark. */
  undo: ({ id: string; change: OrderChange } | undefined)[]
  /** Of the session's latest inquiry, which may be deleted by now. */
  inquiryIds: (string | undefined)[]
  /** What a process has claimed and not sent yet; `at` is milliseconds UTC. */
  claims: ({ claim: string; mails: ClaimedMail[]; at: number } | undefined)[]
  /** What a process has sent, and what became of it, until it records that. */
  sent: ({ claim: string; outcomes: MailOutcome[]; at: number } | undefined)[]
  /** A failed mail, or one whose outcome is unknown. */
  problem: string | undefined
}

export const NOTHING_KNOWN: Known = {
  subscriptionIds: [],
  linkSentAt: [],
  orders: [],
  undo: [],
  inquiryIds: [],
  claims: [],
  sent: [],
  problem: undefined,
}

/** Adds what the screens and mails of a moment show. */
export async function lookAround(d1: D1Database, before: Known, now: number): Promise<Known> {
  const [subscriptions, problems, inquiries] = await d1.batch<Record<string, string>>([
    d1.prepare(`
      SELECT id, email, (SELECT max(sent_at) FROM mail_outbox WHERE subscription_id = subscription.id) AS link_sent_at
      FROM newsletter_subscriptions AS subscription`),
    d1.prepare(`SELECT id FROM mail_outbox WHERE status IN ('failed', 'unknown') ORDER BY id LIMIT 1`),
    d1.prepare('SELECT id, user_session FROM contact_inquiries WHERE user_session IS NOT NULL ORDER BY id'),
  ])
  const row = (email: string) => subscriptions?.results.find((found) => found.email === email)
  const { data } = await d1Store(d1, now).findOrders(REFERENCES.join(' '))
  return {
    ...before,
    subscriptionIds: ADDRESSES.map((email, who) => row(email)?.id ?? before.subscriptionIds[who]),
    linkSentAt: ADDRESSES.map((email, who) => {
      const sentAt = row(email)?.link_sent_at
      return sentAt == null ? before.linkSentAt[who] : Number(sentAt)
    }),
    orders: REFERENCES.map((reference) => data.findLast((order) => order.reference === reference)),
    inquiryIds: SESSIONS.map(
      (session, who) =>
        inquiries?.results.findLast(({ user_session }) => user_session === session)?.id ??
        before.inquiryIds[who],
    ),
    problem: problems?.results[0]?.id,
  }
}

/** @returns a list in which one entry is replaced */
export function withEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  const copy = [...list]
  copy[index] = entry
  return copy
}
