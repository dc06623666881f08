import type {
  Breakdowns,
  Inquiry,
  InquiryStats,
  Interaction,
  InteractionStats,
  MyData,
  NotCounted,
  NotCountedStats,
  ProductEvent,
  Range,
  Subscriber,
  Subscription,
  SubscriptionStats,
  Usage,
  VitalsStats,
} from '../contract.ts'
import type { NewInquiry, NewInteraction, NewProductEvent, NewSubscription } from '../schemas.ts'
import { d1Store } from './d1/index.ts'
import { demoStore } from './demo.ts'
import type { SubscriptionRow } from './rows.ts'

/** Rows of a range, newest first: at most `limit`, going on after the row whose id is `before`. */
export type Slice = { days: Range; limit: number; before?: string | undefined }

/**
 * All the memory there is (design 1). Routes do not know whether it is D1 or the demo. Every function that asks D1
 * throws StoreUnavailable where D1 does not answer.
 */
export type Store = {
  mode: 'live' | 'demo'
  /**
   * Keeps an address once. `created` is false, and nothing is written, where it was there already.
   * The `newsletter_subscription` interaction goes with it, both or neither, unless the visitor is not tracked.
   */
  subscribe(
    input: NewSubscription,
    visitor: { userAgent: string | null; tracked?: boolean },
  ): Promise<{ subscription: Subscription; created: boolean }>
  recordInteraction(input: NewInteraction): Promise<Interaction>
  recordProductEvent(input: NewProductEvent): Promise<ProductEvent>
  /** The `whatsapp_click` interaction goes with it, both or neither, unless the visitor is not tracked. */
  recordInquiry(input: NewInquiry, visitor?: { tracked?: boolean }): Promise<Inquiry>
  /** Counts, without a row, something that is not to be counted. */
  countNotCounted(reason: NotCounted): Promise<void>
  /** With `search`, `data` holds the addresses that begin so, whatever the days, in the order of the alphabet. */
  subscriptionStats(slice: Slice & { search?: string | undefined }): Promise<SubscriptionStats>
  interactionStats(slice: Slice): Promise<InteractionStats>
  inquiryStats(slice: Slice): Promise<InquiryStats>
  notCountedStats(days: Range): Promise<NotCountedStats>
  /** Folds first where the last fold is more than an hour old. */
  breakdowns(days: Range): Promise<Breakdowns>
  /** How fast sampled page views were, by week. Folds first where the last fold is more than an hour old. */
  vitals(days: Range): Promise<VitalsStats>
  /** What D1 was used for today; asking counts as one look at the owner's room. */
  usage(): Promise<Usage>
  listSubscriptions(slice: Slice): Promise<Subscription[]>
  listInteractions(slice: Slice): Promise<Interaction[]>
  listInquiries(slice: Slice): Promise<Inquiry[]>
  listProductEvents(slice: Slice): Promise<ProductEvent[]>
  /** Deletes an address and takes it from the counts; gives its row, or nothing where there is none. */
  deleteSubscriber(id: string): Promise<Subscriber | undefined>
  /**
   * Puts back what was deleted. Gives the row that now has the address, which may be a newer one; nothing where the id
   * belongs to another address.
   */
  restoreSubscriber(row: SubscriptionRow): Promise<Subscriber | undefined>
  /** All that is stored of one browser session. */
  sessionData(session: string): Promise<MyData>
  /** Deletes it; the daily counts, which name nobody, stay. */
  forgetSession(session: string): Promise<void>
  /** Brings the breakdowns up to date. */
  fold(): Promise<void>
  /** Deletes the days of breakdowns that are too old to keep. */
  deleteExpiredBreakdowns(): Promise<void>
  /** Deletes raw interactions and product rows that are too old to keep; gives how many. */
  deleteExpired(): Promise<number>
  /** Whether every table is there. */
  isMigrated(): Promise<boolean>
}

/**
 * The Store of one request.
 *
 * @param env where the binding DB is there, D1; where it is not, the demo
 * @param now milliseconds UTC, the time that everything in this request happens at
 */
export function openStore(env: Pick<Env, 'DB'>, now: number): Store {
  return env.DB ? d1Store(env.DB, now) : demoStore(now)
}
