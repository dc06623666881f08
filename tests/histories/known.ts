import type { OrderChange } from '#contract/inputs/orders.ts'
import type { Order } from '#contract/orders.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import type { ClaimedMail, Store } from '#worker/store/store.ts'

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
  claims: ({ mails: ClaimedMail[]; at: number } | undefined)[]
  /** What a process has sent, until it records that. */
  sent: ({ mails: ClaimedMail[]; at: number } | undefined)[]
  /** What a process is to tell the owner of. */
  untold: (Awaited<ReturnType<Store['untold']>> | undefined)[]
  /** The run of an alert that a process has started, and then what is told in it. */
  alerts: ({ run: string; at: number; told?: string[] } | undefined)[]
}

export const NOTHING_KNOWN: Known = {
  subscriptionIds: [],
  linkSentAt: [],
  orders: [],
  undo: [],
  inquiryIds: [],
  claims: [],
  sent: [],
  untold: [],
  alerts: [],
}

/** Adds what the screens and mails of a moment show. */
export async function lookAround(d1: D1Database, before: Known, now: number): Promise<Known> {
  const [subscriptions, inquiries] = await d1.batch<Record<string, string>>([
    d1.prepare('SELECT id, email, mail_sent_at FROM newsletter_subscriptions'),
    d1.prepare('SELECT id, user_session FROM contact_inquiries WHERE user_session IS NOT NULL ORDER BY id'),
  ])
  const row = (email: string) => subscriptions?.results.find((found) => found.email === email)
  const { data } = await d1Store(d1, now).findOrders(REFERENCES.join(' '))
  return {
    ...before,
    subscriptionIds: ADDRESSES.map((email, who) => row(email)?.id ?? before.subscriptionIds[who]),
    linkSentAt: ADDRESSES.map((email, who) => {
      const sentAt = row(email)?.mail_sent_at
      return sentAt == null ? before.linkSentAt[who] : Number(sentAt)
    }),
    orders: REFERENCES.map((reference) => data.findLast((order) => order.reference === reference)),
    inquiryIds: SESSIONS.map(
      (session, who) =>
        inquiries?.results.findLast(({ user_session }) => user_session === session)?.id ??
        before.inquiryIds[who],
    ),
  }
}

/** @returns a list in which one entry is replaced */
export function withEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  const copy = [...list]
  copy[index] = entry
  return copy
}
