import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SUBSCRIPTION_STATUSES } from '../contract/entities.ts'
import { type LanguageId, SOURCE } from '../contract/languages.ts'
import { DEFAULT_SOURCE_PAGE, LIMITS } from '../contract/limits.ts'
import { REFERENCE_LENGTH } from '../contract/order-reference.ts'
import { ORDER_STATUSES } from '../contract/orders.ts'
import { RUN_KINDS, RUN_OUTCOMES, type VisitorMail } from '../contract/runs.ts'
import { json, maxLengths, rupees, time } from './columns.ts'

/*
 * Ids are UUIDv7, so the primary key is also the order in time; the migration creates every table WITHOUT ROWID, which
 * saves a second index.
 */

const id = () => text().primaryKey()
const line = (length: number) => text({ length })

export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: line(LIMITS.email).notNull().unique(),
    subscribed_at: time().notNull(),
    source_page: line(LIMITS.sourcePage).notNull().default(DEFAULT_SOURCE_PAGE),
    user_agent: line(LIMITS.userAgent),
    created_at: time().notNull(),
    /** This and the following are not columns of the spec: they are the record of the consent. */
    status: text({ length: LIMITS.subscriptionStatus, enum: SUBSCRIPTION_STATUSES })
      .notNull()
      .default('confirmed'),
    /** The day on which it counts as a subscription. Kept when the address is unsubscribed. */
    confirmed_at: time(),
    /** The day on which a confirmed address counts as unsubscribed. Kept while it is pending again. */
    unsubscribed_at: time(),
    /** When it unsubscribed instead of confirming. */
    refused_at: time(),
    notice_version: line(LIMITS.noticeVersion),
    /** Of the page of the last sign-up, in which the mail to confirm it is written. */
    language: text().$type<LanguageId>().notNull().default(SOURCE),
    /** The mail that is due or was last sent. */
    mail_kind: text().$type<VisitorMail>().notNull().default('confirmation'),
    /** When it is due; during an attempt, and after one that failed, when the next one is. */
    mail_due_at: time(),
    /** Attempts to send it. */
    mail_attempts: integer().notNull().default(0),
    /** When the last mail was sent. */
    mail_sent_at: time(),
    /** Mails sent on the day of `mail_sent_at`. */
    mails_sent: integer().notNull().default(0),
  },
  (table) => [
    index('newsletter_subscriptions_mail').on(table.mail_due_at).where(sql`mail_due_at IS NOT NULL`),
    // For the nightly retention.
    index('newsletter_subscriptions_pending').on(table.subscribed_at).where(sql`status = 'pending'`),
    check(
      'newsletter_subscriptions_status',
      sql`${table.status} IN ('pending', 'confirmed', 'unsubscribed')`,
    ),
    check(
      'newsletter_subscriptions_language',
      // The contract has the list: a further language needs no migration.
      sql`length(${table.language}) BETWEEN 2 AND 8`,
    ),
    ...maxLengths(table),
  ],
)

export const customerInteractions = sqliteTable(
  'customer_interactions',
  {
    id: id(),
    interaction_type: line(LIMITS.interactionType).notNull(),
    timestamp: time().notNull(),
    user_session: line(LIMITS.userSession).notNull(),
    page_url: line(LIMITS.pageUrl),
    additional_data: json(),
    created_at: time().notNull(),
  },
  (table) => [
    // For a visitor's reads and deletions of their own session.
    index('customer_interactions_user_session').on(table.user_session),
    check(
      'customer_interactions_additional_data_json',
      sql`json_valid(${table.additional_data}) AND length(${table.additional_data}) <= ${sql.raw(String(LIMITS.additionalData))}`,
    ),
    ...maxLengths(table),
  ],
)

export const productAnalytics = sqliteTable(
  'product_analytics',
  {
    id: id(),
    event_name: line(LIMITS.eventName).notNull(),
    product_name: line(LIMITS.productName).notNull(),
    action_type: line(LIMITS.actionType).notNull(),
    timestamp: time().notNull(),
    user_session: line(LIMITS.userSession).notNull(),
    conversion_value: rupees(),
    created_at: time().notNull(),
  },
  (table) => [
    index('product_analytics_user_session').on(table.user_session),
    check(
      'product_analytics_conversion_value_range',
      sql`${table.conversion_value} BETWEEN 0 AND 9999999999`,
    ),
    ...maxLengths(table),
  ],
)

export const contactInquiries = sqliteTable(
  'contact_inquiries',
  {
    id: id(),
    name: line(LIMITS.inquiryName),
    email: line(LIMITS.email),
    phone: line(LIMITS.inquiryPhone),
    message: line(LIMITS.inquiryMessage),
    inquiry_type: line(LIMITS.inquiryType).notNull(),
    created_at: time().notNull(),
    status: line(LIMITS.inquiryStatus).notNull().default('new'),
    updated_at: time().notNull(),
    /** Not a column of the spec: lets visitors read and delete the rows of their own session. */
    user_session: line(LIMITS.userSession),
    /** Neither are these: where the inquiry was made, and where its visit came from. */
    page: line(LIMITS.countKey),
    source: line(LIMITS.countKey),
    /** When the owner was alerted; of one that needs no alert, when it was stored. */
    alerted_at: time(),
  },
  (table) => [
    index('contact_inquiries_user_session').on(table.user_session),
    index('contact_inquiries_untold').on(table.id).where(sql`alerted_at IS NULL`),
    ...maxLengths(table),
  ],
)

/**
 * Orders made in the chat: a click on an order link, which the owner later marks as sold or cancelled, or a sale without
 * one. A visitor's deletion of their data removes the session from a sale.
 */
export const chatOrders = sqliteTable(
  'chat_orders',
  {
    id: id(),
    /** Not unique: a link may be copied. */
    reference: line(REFERENCE_LENGTH),
    status: text({ length: LIMITS.orderStatus, enum: ORDER_STATUSES }).notNull(),
    clicked_at: time(),
    sold_at: time(),
    amount: rupees(),
    quantity: integer().notNull(),
    pack: line(LIMITS.orderPack),
    placement: line(LIMITS.orderPlacement),
    source: line(LIMITS.countKey),
    page: line(LIMITS.countKey),
    note: line(LIMITS.orderNote),
    user_session: line(LIMITS.userSession),
  },
  (table) => [
    index('chat_orders_reference').on(table.reference),
    index('chat_orders_user_session').on(table.user_session),
    check('chat_orders_status', sql`${table.status} IN ('clicked', 'sold', 'cancelled')`),
    check('chat_orders_sold_at', sql`(${table.status} = 'sold') = (${table.sold_at} IS NOT NULL)`),
    check('chat_orders_amount_range', sql`${table.amount} BETWEEN 0 AND 9999999999`),
    check(
      'chat_orders_quantity_range',
      sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(LIMITS.orderQuantity))}`,
    ),
    ...maxLengths(table),
  ],
)

/**
 * How often something happened, by metric, day and key (`rules/metrics.ts` lists them), so that the dashboard never counts
 * rows. Written in the batch of what is counted.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    metric: text().notNull(),
    /** `YYYY-MM-DD` in Asia/Kolkata; empty for all time. */
    day: text().notNull(),
    key: line(LIMITS.countKey).notNull(),
    count: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] }), ...maxLengths(table)],
)

/** What workflows outside the Worker did, as they reported it, and mails to the owner: the last `RUNS_KEPT` of a kind. */
export const runs = sqliteTable(
  'runs',
  {
    id: id(),
    kind: text({ length: LIMITS.runKind, enum: RUN_KINDS }).notNull(),
    outcome: text({ length: LIMITS.runOutcome, enum: RUN_OUTCOMES }).notNull(),
    detail: line(LIMITS.runDetail).notNull(),
    created_at: time().notNull(),
    /** When the owner was alerted; of one that needs no alert, when it was stored. */
    alerted_at: time(),
  },
  (table) => [index('runs_untold').on(table.id).where(sql`alerted_at IS NULL`), ...maxLengths(table)],
)
