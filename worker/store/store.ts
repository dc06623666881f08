import type { Inquiry, Interaction, MyData, ProductEvent, Subscription } from '../contract/entities.ts'
import type { NewInquiry } from '../contract/inputs/inquiries.ts'
import type { NewInteraction } from '../contract/inputs/interactions.ts'
import type { NewSubscription } from '../contract/inputs/newsletter.ts'
import type { NewOrder, NewSale, OrderChange } from '../contract/inputs/orders.ts'
import type { NewProductEvent } from '../contract/inputs/product-events.ts'
import type { NewRun } from '../contract/inputs/runs.ts'
import type { Order, OrderSearch } from '../contract/orders.ts'
import type { Run, RunKind, RunState } from '../contract/runs.ts'
import type { SubscriptionStatus, UnsubscribedAddresses } from '../contract/subscriptions.ts'
import type { UntrackedReason } from '../contract/tracking.ts'
import type { ConfirmationRequest, ConfirmationTime, Outbox } from './outbox.ts'
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
   * With `confirmation` the address is pending, and the mail that confirms it is queued in the same transaction. Without
   * a mail, because a limit or a refusal forbids it, a new address is not stored. The
   * result, with the time of the mail, is the same for every address.
   */
  subscribe(
    input: NewSubscription,
    visitor: { userAgent: string | null; tracked?: boolean; confirmation?: ConfirmationRequest | undefined },
  ): Promise<{ subscription: Subscription; created: boolean; confirmation?: ConfirmationTime | undefined }>
  subscriptionStatus(id: string): Promise<SubscriptionStatus | undefined>
  /** Confirms a pending address. Returns the status afterwards, or undefined if there is no such row. */
  confirmSubscription(id: string): Promise<SubscriptionStatus | undefined>
  /** Queues another confirmation mail for a pending address, unless a limit forbids it. Undefined for all others. */
  requestConfirmation(id: string, request: ConfirmationRequest): Promise<'pending' | undefined>
  /** False if there is no such row. */
  unsubscribe(id: string): Promise<boolean>
  /**
   * Makes an address that unsubscribed within 24 hours what it was before. Returns the status afterwards, undefined
   * without a row.
   */
  undoUnsubscribe(id: string): Promise<SubscriptionStatus | undefined>
  /** Unsubscribes addresses that unsubscribed through another tool. */
  unsubscribeAddresses(addresses: readonly string[]): Promise<UnsubscribedAddresses>
  recordInteraction(input: NewInteraction): Promise<Interaction>
  recordProductEvent(input: NewProductEvent): Promise<ProductEvent>
  /**
   * Unless the visitor is untracked, the `whatsapp_click` interaction is written in the same transaction; and with
   * `alertTo` the mail to the owner, if the inquiry has words and no alert is waiting to be sent. Undefined, and nothing
   * written, if the whole site has `INQUIRIES_PER_DAY` on that day.
   */
  recordInquiry(
    input: NewInquiry,
    visitor?: { tracked?: boolean; alertTo?: string | undefined },
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
  /** Finds orders by a reference, or by the references in a message. */
  findOrders(typed: string): Promise<OrderSearch>
  /**
   * Stores a sale whose click was not recorded. With an id that is stored, nothing is written, and the stored row returned.
   * Undefined, and nothing written, if its reference has another order.
   */
  recordSale(input: NewSale): Promise<Order | undefined>
  /** Marks or corrects an order, and its counts with it. Idempotent. Undefined if there is no such order. */
  changeOrder(id: string, change: OrderChange): Promise<Order | undefined>
  /** Deletes an address, its mails in the outbox and its counts. Repeated, it changes nothing. */
  deleteSubscriber(id: string): Promise<void>
  /** Returns all stored rows of one browser session. */
  sessionData(session: string): Promise<MyData>
  /**
   * Deletes all stored rows of one browser session. Sales lose their session instead, and the daily counts, which are
   * anonymous, stay.
   */
  deleteSessionData(session: string): Promise<void>
  /** Ends sign-ups that were not confirmed within 30 days of the last one, unless their link is still valid. */
  deleteUnconfirmed(): Promise<void>
  /** Deletes interactions, product events and unsold orders beyond the retention period; returns how many. */
  deleteExpired(): Promise<number>
  /** Records what a workflow reports. */
  recordRun(kind: RunKind, run: NewRun): Promise<Run>
  runState(kind: RunKind): Promise<RunState>
  /** Whether every table exists, with all its columns. */
  isMigrated(): Promise<boolean>
} & Statistics &
  Outbox
