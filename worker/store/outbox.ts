import type { Inquiry } from '../contract/entities.ts'
import type { JsonObject } from '../contract/json.ts'
import type { LanguageId } from '../contract/languages.ts'
import type { MailEntry, MailKind, OutboxOverview } from '../contract/mail.ts'
import type { SubscriptionStatus } from '../contract/subscriptions.ts'

/** A confirmation mail, queued with a sign-up unless a limit forbids it. */
export type ConfirmationRequest = {
  /** Of the site's own address, for the links in the mail. */
  origin: string
  /** Confirmation mails a day, in all. */
  dailyLimit: number
  /** Daily limits of the visitor's networks, for each day from today on. */
  networks: readonly (readonly QuotaScope[])[]
}

/** How many confirmation mails a day there may be for sign-ups of a network. */
export type QuotaScope = {
  /** A code that cannot be traced back to the network. */
  scope: string
  limit: number
}

/** When the mail that confirms a sign-up is sent; `never` if every day's limit is reached. */
export type ConfirmationTime = 'now' | 'another day' | 'never'

type NewMail = {
  kind: MailKind
  recipient: string
  payload: JsonObject
  /** Milliseconds UTC; without it the mail is due at once. */
  dueAt?: number
  /** A mail with this id is queued once. */
  id?: string
}

/** A mail under way: nobody else sends it until its lease expires. */
export type ClaimedMail = {
  id: string
  kind: MailKind
  recipient: string
  payload: JsonObject
  /** This one included. */
  attempts: number
  /** Of a confirmation, unless the subscription has been deleted. */
  subscription: { id: string; status: SubscriptionStatus; language: LanguageId } | null
}

/** What became of an attempt. `obsolete`: there is nothing to send any more. */
export type MailOutcome = { id: string } & (
  | { status: 'sent' }
  | { status: 'waiting'; error: string; retryAt: number }
  | { status: 'failed' | 'unknown'; error: string }
  | { status: 'obsolete' }
)

/** Mails to be sent. Part of the Store. */
export type Outbox = {
  /** Returns the id of the mail. */
  queueMail(mail: NewMail): Promise<string>
  /** Takes at most `limit` mails that are due, each for the length of the lease. */
  claimMail(limit: number): Promise<{ claim: string; mails: ClaimedMail[] }>
  /** Records the outcomes of mails that were claimed together. */
  recordOutcomes(claim: string, outcomes: readonly MailOutcome[]): Promise<void>
  /** Reports mails whose lease expired without an outcome as `unknown`. */
  expireLeases(): Promise<void>
  /** Queues a failed mail, or one with an unknown outcome, again. False if there is no such mail. */
  retryMail(id: string): Promise<boolean>
  mailEntry(id: string): Promise<MailEntry | undefined>
  outboxOverview(): Promise<OutboxOverview>
  /** Inquiries with words, from the one with this id on, oldest first. */
  inquiriesSince(id: string, limit: number): Promise<Inquiry[]>
  /** Deletes mails 30 days after they were sent, given up or due, and the counts of past days. */
  deleteOldMail(): Promise<void>
}
