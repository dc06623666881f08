import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DEFAULT_SOURCE_PAGE, LIMITS } from '../contract/limits.ts'
import { MAIL_KINDS, MAIL_STATUSES } from '../contract/mail.ts'
import { REFERENCE_LENGTH } from '../contract/order-reference.ts'
import { ORDER_STATUSES } from '../contract/orders.ts'
import { SUBSCRIPTION_STATUSES } from '../contract/subscriptions.ts'
import { json, rupees, time } from './columns.ts'
import { maxLengths } from './max-lengths.ts'
import { MAX_KEY_LENGTH } from './rules/breakdowns.ts'

/*
 * Ids are UUIDv7, so the primary key is also the order in time; the migration creates every table WITHOUT ROWID, which
 * saves a second index (design 6).
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
    /** This and the following are not columns of the spec: they are the record of the consent (design 6). */
    status: text({ length: LIMITS.subscriptionStatus, enum: SUBSCRIPTION_STATUSES })
      .notNull()
      .default('confirmed'),
    /** The day on which it counts as a subscription. Kept when the address is unsubscribed. */
    confirmed_at: time(),
    /** The day on which a confirmed address counts as unsubscribed. Kept while it is pending again. */
    unsubscribed_at: time(),
    confirmation_queued_at: time(),
    notice_version: line(LIMITS.noticeVersion),
  },
  (table) => [
    check(
      'newsletter_subscriptions_status',
      sql`${table.status} IN ('pending', 'confirmed', 'unsubscribed')`,
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
    // For a visitor's reads and deletions of their own session (design 5).
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
    /** Not a column of the spec: lets visitors read and delete the rows of their own session (design 5). */
    user_session: line(LIMITS.userSession),
    /** Neither are these: where the inquiry was made, and where its visit came from. */
    page: line(LIMITS.originPage),
    source: line(LIMITS.originSource),
  },
  (table) => [index('contact_inquiries_user_session').on(table.user_session), ...maxLengths(table)],
)

/**
 * Orders made in the chat: a click on an order link, which the owner later marks as sold or cancelled, or a sale without
 * one (design 5). A visitor's deletion of their data removes the session from a sale.
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
    source: line(LIMITS.originSource),
    page: line(LIMITS.originPage),
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

/** Orders counted by day in Asia/Kolkata: clicks on the day of the click, sales on the day that they were marked. */
export const dailyOrders = sqliteTable('daily_orders', {
  /** `YYYY-MM-DD`. */
  day: text().primaryKey(),
  clicked: integer().notNull(),
  sold: integer().notNull(),
  /** Sales whose click was recorded. */
  sold_from_clicks: integer().notNull(),
  /** Paise of all sales. */
  value: integer().notNull(),
})

/**
 * Events counted by day in Asia/Kolkata, so that the dashboard never counts rows. `running_total` is the sum of the
 * metric's counts up to and including the day: the sum of a period is the difference of two rows.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    metric: text().notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    count: integer().notNull(),
    running_total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day] })],
)

/**
 * The counts of interactions of past days, one row a day: a series of the dashboard then reads a row a day instead of one
 * for each metric. Written by the rollup, two days late, when a day's counts are final.
 */
export const interactionDays = sqliteTable(
  'interaction_days',
  {
    /** `YYYY-MM-DD`. */
    day: text().primaryKey(),
    /** JSON: counts by metric. */
    counts: text().notNull(),
  },
  (table) => [check('interaction_days_counts_json', sql`json_valid(${table.counts})`)],
)

/**
 * Dimension rows: interactions and order clicks by day, dimension and key, written by the hourly rollup so that the
 * dashboard never groups rows. Visitors choose the keys; the rollup limits their length and number. Web vitals have
 * the Monday of their week as day, and the upper end of a histogram bucket as key. Sales are not rolled up: they are
 * counted in the batch that marks them.
 */
export const dailyBreakdowns = sqliteTable(
  'daily_breakdowns',
  {
    dimension: text().notNull(),
    /** `YYYY-MM-DD` in Asia/Kolkata. */
    day: text().notNull(),
    key: line(MAX_KEY_LENGTH).notNull(),
    count: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.key] }), ...maxLengths(table)],
)

/** Materialized ranges: the rows of `daily_breakdowns` summed up for each range of the dashboard. */
export const rangeBreakdowns = sqliteTable(
  'range_breakdowns',
  {
    /** Length of the range, today included. */
    days: integer().notNull(),
    dimension: text().notNull(),
    /** From 1, highest count first. */
    rank: integer().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    /** The count of the same number of days before. */
    previous: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.days, table.dimension, table.rank] })],
)

/** Materialized ranges of orders: clicks and sales by dimension and key, for each range of the dashboard. */
export const rangeOrders = sqliteTable(
  'range_orders',
  {
    days: integer().notNull(),
    dimension: text().notNull(),
    /** From 1, most sales first. */
    rank: integer().notNull(),
    key: text().notNull(),
    sold: integer().notNull(),
    clicked: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.days, table.dimension, table.rank] })],
)

/** Materialized web vitals: the histograms of each week. */
export const weeklyVitals = sqliteTable(
  'weekly_vitals',
  {
    /** The week's Monday in Asia/Kolkata, `YYYY-MM-DD`. */
    week: text().primaryKey(),
    /** JSON: page views by bucket, for each dimension. */
    histograms: text().notNull(),
  },
  (table) => [check('weekly_vitals_histograms_json', sql`json_valid(${table.histograms})`)],
)

/**
 * Mails to be sent, written in the batch of what they announce. A confirmation has the id of its subscription, and no
 * link: the token is signed when the mail is sent.
 */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: id(),
    kind: text({ length: LIMITS.mailKind, enum: MAIL_KINDS }).notNull(),
    recipient: line(LIMITS.email).notNull(),
    subscription_id: text(),
    payload: json().notNull(),
    status: text({ length: LIMITS.mailStatus, enum: MAIL_STATUSES }).notNull(),
    attempts: integer().notNull(),
    created_at: time().notNull(),
    /** While `waiting`, when it is due; while `sending`, when the lease expires. */
    next_attempt_at: time().notNull(),
    /** Random, of the process that has the lease. */
    claim: text(),
    sent_at: time(),
    error: line(LIMITS.mailError),
  },
  (table) => [
    index('mail_outbox_open').on(table.status, table.next_attempt_at).where(sql`status <> 'sent'`),
    index('mail_outbox_recipient').on(table.kind, table.recipient),
    check('mail_outbox_status', sql`${table.status} IN ('waiting', 'sending', 'sent', 'failed', 'unknown')`),
    check(
      'mail_outbox_payload_json',
      sql`json_valid(${table.payload}) AND length(${table.payload}) <= ${sql.raw(String(LIMITS.mailPayload))}`,
    ),
    ...maxLengths(table),
  ],
)

/** Confirmation mails queued on a day, in all and by network. A network is a code that changes every day. */
export const mailQuotas = sqliteTable(
  'mail_quotas',
  {
    /** `YYYY-MM-DD` in Asia/Kolkata. */
    day: text().notNull(),
    /** `all`, or the code of a network. */
    scope: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] })],
)

/** Progress of the rollup of each source table: every row with an id below `next_id` is rolled up, once. */
export const rollupCursors = sqliteTable('rollup_cursors', {
  source: text().primaryKey(),
  next_id: text().notNull(),
  /** Time of `next_id`, milliseconds UTC. */
  rolled_up_to: integer().notNull(),
  /** Time of the first row at the first rollup, or of that rollup: nothing before it is counted. Milliseconds UTC. */
  since: integer().notNull(),
})

/** Rows billed for rollups on a day in Asia/Kolkata, from D1's `meta`. */
export const rollupCosts = sqliteTable('rollup_costs', {
  day: text().primaryKey(),
  rows_read: integer().notNull(),
  rows_written: integer().notNull(),
})
