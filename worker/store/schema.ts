import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract.ts'
import { LONGEST_KEY } from './breakdowns.ts'

/*
 * Ids are UUIDv7, so a table's primary key is also its order in time; the migration makes every table WITHOUT ROWID,
 * which saves a second index (design 6). Times are milliseconds UTC.
 */

const id = () => text().primaryKey()
const time = () => integer().notNull()

/** `CHECK`s, because SQLite enforces no length of its own; a null passes them. */
const atMost = (table: string, limits: Record<string, number>) =>
  Object.entries(limits).map(([column, longest]) =>
    check(`${table}_${column}_length`, sql.raw(`length("${column}") <= ${longest}`)),
  )

export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text().notNull().unique(),
    subscribed_at: time(),
    source_page: text().notNull().default('footer'),
    user_agent: text(),
    created_at: time(),
  },
  () =>
    atMost('newsletter_subscriptions', {
      email: LIMITS.email,
      source_page: LIMITS.sourcePage,
      user_agent: LIMITS.userAgent,
    }),
)

export const customerInteractions = sqliteTable(
  'customer_interactions',
  {
    id: id(),
    interaction_type: text().notNull(),
    timestamp: time(),
    user_session: text().notNull(),
    page_url: text(),
    /** JSON. */
    additional_data: text(),
    created_at: time(),
  },
  (table) => [
    // A visitor may ask for the rows of their own session.
    index('customer_interactions_user_session').on(table.user_session),
    check('customer_interactions_additional_data_json', sql`json_valid(${table.additional_data})`),
    ...atMost('customer_interactions', {
      interaction_type: LIMITS.interactionType,
      user_session: LIMITS.userSession,
      page_url: LIMITS.pageUrl,
      additional_data: LIMITS.additionalData,
    }),
  ],
)

export const productAnalytics = sqliteTable(
  'product_analytics',
  {
    id: id(),
    event_name: text().notNull(),
    product_name: text().notNull(),
    action_type: text().notNull(),
    timestamp: time(),
    user_session: text().notNull(),
    /** Paise: decimal(10,2) rupees without a fraction to lose. */
    conversion_value: integer(),
    created_at: time(),
  },
  (table) => [
    index('product_analytics_user_session').on(table.user_session),
    check(
      'product_analytics_conversion_value_range',
      sql`${table.conversion_value} BETWEEN 0 AND 9999999999`,
    ),
    ...atMost('product_analytics', {
      event_name: LIMITS.eventName,
      product_name: LIMITS.productName,
      action_type: LIMITS.actionType,
      user_session: LIMITS.userSession,
    }),
  ],
)

export const contactInquiries = sqliteTable(
  'contact_inquiries',
  {
    id: id(),
    name: text(),
    email: text(),
    phone: text(),
    message: text(),
    inquiry_type: text().notNull(),
    created_at: time(),
    status: text().notNull().default('new'),
    updated_at: time(),
    /** Not in the spec's table: a visitor may ask for the rows of their own session (design 5). */
    user_session: text(),
  },
  (table) => [
    index('contact_inquiries_user_session').on(table.user_session),
    ...atMost('contact_inquiries', {
      name: LIMITS.inquiryName,
      email: LIMITS.email,
      phone: LIMITS.inquiryPhone,
      message: LIMITS.inquiryMessage,
      inquiry_type: LIMITS.inquiryType,
      status: 20,
      user_session: LIMITS.userSession,
    }),
  ],
)

/**
 * What happened, counted by day in Asia/Kolkata, so that the dashboard never counts rows. `running_total` is the sum of
 * the metric's counts up to and including the day: a period's sum is the difference of two rows.
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
 * Interactions and order clicks by day and by what they tell of themselves, folded together by the hour, so that the
 * dashboard never groups rows. Visitors choose the keys: the fold bounds their length and their number.
 */
export const breakdownDays = sqliteTable(
  'breakdown_days',
  {
    dimension: text().notNull(),
    /** `YYYY-MM-DD` in Asia/Kolkata. */
    day: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.key] }),
    ...atMost('breakdown_days', { key: LONGEST_KEY }),
  ],
)

/** What the dashboard shows of `breakdown_days` for each of its ranges, made with every fold. */
export const breakdownRanges = sqliteTable(
  'breakdown_ranges',
  {
    /** The range's length, today included. */
    days: integer().notNull(),
    dimension: text().notNull(),
    /** From 1, most first. */
    rank: integer().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
    /** The count of the same number of days before. */
    previous: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.days, table.dimension, table.rank] })],
)

/**
 * The speed of sampled page views by week, for the dashboard, made of `breakdown_days` with every fold. There a
 * week's rows have its Monday for their day, and the end of a bucket for their key.
 */
export const vitalsWeeks = sqliteTable(
  'vitals_weeks',
  {
    /** The week's Monday in Asia/Kolkata, `YYYY-MM-DD`. */
    week: text().primaryKey(),
    /** JSON: of each dimension, how many page views are in each bucket. */
    histograms: text().notNull(),
  },
  (table) => [check('vitals_weeks_histograms_json', sql`json_valid(${table.histograms})`)],
)

/** How far each table is folded: every row whose id is smaller than `next_id`, once. */
export const folds = sqliteTable('folds', {
  name: text().primaryKey(),
  next_id: text().notNull(),
  /** Everything up to this time is folded. */
  folded_at: time(),
})

/** What folding cost on a day in Asia/Kolkata, from D1's own meta. */
export const foldCosts = sqliteTable('fold_costs', {
  day: text().primaryKey(),
  rows_read: integer().notNull(),
  rows_written: integer().notNull(),
})
