import { OWNER_LIMITS, VISITOR_LIMITS } from './browser-limits.ts'

/** What a request may have at most: characters of a text, where a comment names no other unit. */
export const LIMITS = {
  ...VISITOR_LIMITS,
  ...OWNER_LIMITS,
  sourcePage: 100,
  userAgent: 512,
  interactionType: 50,
  userSession: 100,
  eventName: 100,
  productName: 100,
  actionType: 50,
  inquiryPhone: 20,
  inquiryType: 50,
  inquiryStatus: 20,
  /** Bytes of JSON. */
  additionalData: 4 * 1024,
  /** Levels of nesting; SQLite's JSON functions stop at 1,000. */
  additionalDataDepth: 8,
  /** Bytes of a request body. */
  body: 16 * 1024,
  /** Rows in one response of a statistics call. */
  statsRows: 100,
  ownerKey: 512,
  /** The id of a pack, such as `500g`. */
  orderPack: 50,
  orderPlacement: 100,
  /** A key that events are counted by, such as the path of a page or the source of a visit. */
  countKey: 100,
  orderStatus: 20,
  /** JSON of the jars of further sizes. */
  orderOthers: 500,
  receivedHow: 10,
  idempotencyKey: 100,
  rowId: 36,
  billKind: 20,
  /** A State's code in GST. */
  billPlace: 2,
  hsn: 8,
  /** JSON of the lines of a bill. */
  billLines: 4000,
  /** A lot code, such as `SY-26-02`. */
  lot: 20,
  /** Lots of one query. */
  lots: 20,
  /** Orders that are closed at once. */
  closedOrders: 1000,
  /** Orders whose jars are moved to another lot at once: the undo names each of their lines, in 41 bytes. */
  movedOrders: 90,
  subscriptionStatus: 20,
  noticeVersion: 20,
  reportKind: 20,
  reportOutcome: 20,
  reportDetail: 500,
} as const

/**
 * What visitors may write on a day of D1, in all, where `DAILY_LIMITS` of wrangler.toml says nothing else:
 * interactions and product events, clicks on order links, sign-ups, inquiries with words, clicks on the floating chat
 * button, and mails that sign-ups cause. When all of it is used up, D1's free plan still has room for what the owner
 * and the nightly jobs write.
 */
export const DAILY_LIMITS = {
  event: 20_000,
  order: 2_000,
  sign_up: 500,
  inquiry: 500,
  chat: 500,
  mail: 100,
} as const

/** A kind of what visitors write, with a limit of its own. */
export type WrittenKind = keyof typeof DAILY_LIMITS
export type DailyLimits = Readonly<Record<WrittenKind, number>>

/** Days that interactions, product events, inquiries, unsold orders and what leads to a person in sales are kept. */
export const RETENTION_DAYS = 400
