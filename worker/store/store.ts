import type { Inquiry, Interaction, MyData, ProductEvent, Subscription } from '../contract/entities.ts'
import type { NewInquiry } from '../contract/inputs/inquiries.ts'
import type { NewInteraction } from '../contract/inputs/interactions.ts'
import type { NewSubscription } from '../contract/inputs/newsletter.ts'
import type { NewOrder, NewSale, OrderChange } from '../contract/inputs/orders.ts'
import type { NewProductEvent } from '../contract/inputs/product-events.ts'
import type { NewRun } from '../contract/inputs/runs.ts'
import type { Order } from '../contract/orders.ts'
import type { OwnerMail, Run, RunState, VisitorMail, Workflow } from '../contract/runs.ts'
import type { UntrackedReason } from '../contract/tracking.ts'
import type { SubscriptionRow } from './rows.ts'
import type { Statistics } from './stats.ts'

/**
 * All persistent state, in D1 or as a demo. Every function rejects with StoreUnavailable where the database is not
 * available. The numbers of a Store are as of its own time, which may be past, and have everything up to it.
 */
export type Store = {
  mode: 'live' | 'demo'
  /**
   * Stores an address once. `created` is false, and nothing is written, if it is subscribed already. Unless the visitor
   * is untracked, the `newsletter_subscription` interaction is written in the same transaction.
   *
   * With `confirm` the address is pending, and the mail that confirms it is due. Where a limit of its inbox or a refusal
   * forbids that mail, a new address is not stored. The result is the same for every address.
   */
  subscribe(
    input: NewSubscription,
    visitor: { userAgent: string | null; tracked?: boolean; confirm?: boolean },
  ): Promise<{ subscription: Subscription; created: boolean }>
  /** Confirms a pending address. Returns whether it is confirmed afterwards: not if it has left, or was deleted. */
  confirmSubscription(id: string): Promise<boolean>
  unsubscribe(id: string): Promise<void>
  recordInteraction(input: NewInteraction): Promise<Interaction>
  recordProductEvent(input: NewProductEvent): Promise<ProductEvent>
  /**
   * Unless the visitor is untracked, the `whatsapp_click` interaction is written in the same transaction. With `alert` the
   * owner is to be alerted, if the inquiry has words. Undefined, and nothing written, if the whole site has
   * `INQUIRIES_PER_DAY` on that day.
   */
  recordInquiry(
    input: NewInquiry,
    visitor?: { tracked?: boolean; alert?: boolean },
  ): Promise<Inquiry | undefined>
  /** Deletes an inquiry and its count. Repeated, it changes nothing. */
  deleteInquiry(id: string): Promise<void>
  /**
   * Stores a click on an order link, with its product event and its `whatsapp_click` interaction in the same
   * transaction. A browser session stores a reference once: repeated, nothing is written.
   */
  recordOrder(input: NewOrder): Promise<{ id: string; reference: string }>
  /** Counts an event that is not stored; `events` where one of a sample counts for several. */
  countUntracked(reason: UntrackedReason, events?: number): Promise<void>
  /** Finds the orders of a reference, or of the references in a message, newest first. */
  findOrders(typed: string): Promise<Order[]>
  /**
   * Stores a sale whose click was not recorded. With an id that is stored, nothing is written, and the stored row returned.
   * Undefined, and nothing written, if its reference has another order.
   */
  recordSale(input: NewSale): Promise<Order | undefined>
  /** Marks or corrects an order, and its counts with it. Idempotent. Undefined if there is no such order. */
  changeOrder(id: string, change: OrderChange): Promise<Order | undefined>
  /** Deletes an address and its counts. Repeated, it changes nothing. */
  deleteSubscriber(id: string): Promise<void>
  /** Returns all stored rows of one browser session. */
  sessionData(session: string): Promise<MyData>
  /**
   * Deletes all stored rows of one browser session. Sales lose their session instead, and the daily counts, which are
   * anonymous, stay.
   */
  deleteSessionData(session: string): Promise<void>
  /**
   * Ends sign-ups that were not confirmed within 30 days of their mail. `unsent`: also those whose mail is due and was
   * never tried, because mail is off.
   */
  deleteUnconfirmed(options?: { unsent?: boolean }): Promise<void>
  /** Deletes interactions, product events and unsold orders beyond the retention period; returns how many. */
  deleteExpired(): Promise<number>
  /** Records what a workflow reports, or a mail that was refused. With `alert` the owner is to be alerted. */
  recordRun(kind: Workflow | VisitorMail, run: NewRun, options?: { alert?: boolean }): Promise<Run>
  runState(kind: Workflow): Promise<RunState>
  /** Whether every table exists, with all its columns. */
  isMigrated(): Promise<boolean>

  /**
   * Takes some mails to visitors that are due, and counts them against the day's limit. Each is due again at its new
   * `mail_due_at`, unless it is recorded as sent before.
   */
  claimMail(dailyLimit: number): Promise<SubscriptionRow[]>
  /** Records that a claimed mail was sent. */
  recordSent(claimed: SubscriptionRow): Promise<void>
  /** What the owner is to be alerted to, oldest first. */
  unalerted(): Promise<{ inquiries: Inquiry[]; failures: Run[] }>
  /**
   * Starts a mail to the owner. Returns the run's id; undefined if one of the kind has succeeded since a time,
   * milliseconds UTC, or was started within the hour.
   */
  startMail(kind: OwnerMail, since: number): Promise<string | undefined>
  /** Ends a mail to the owner. `alerted`: ids of the inquiries and runs in it, if it was sent. */
  endMail(id: string, alerted: string[], error?: string): Promise<void>
  /** The last mail that was not sent; the code of the error is its `detail`. */
  lastRefusedMail(): Promise<Run | null>
} & Statistics
