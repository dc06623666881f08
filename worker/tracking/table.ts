import { sql } from 'drizzle-orm'
import { check, index, sqliteTable } from 'drizzle-orm/sqlite-core'
import type { JsonObject } from '../contract/json.ts'
import { LIMITS } from '../contract/limits.ts'
import { id, json, line, maxLengths, omitColumns, type RowOf, rupees, time } from '../d1/columns.ts'

export const customerInteractions = sqliteTable(
  'customer_interactions',
  {
    id: id(),
    interaction_type: line(LIMITS.interactionType).notNull(),
    timestamp: time().notNull(),
    user_session: line(LIMITS.userSession).notNull(),
    page_url: line(LIMITS.pageUrl),
    additional_data: json<JsonObject>(),
    created_at: time().notNull(),
    /** Path of the page, and where the visit came from, as they are counted. */
    page: line(LIMITS.countKey),
    source: line(LIMITS.countKey),
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
    /** Rupees. */
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

export type InteractionRow = typeof customerInteractions.$inferSelect
export type ProductEventRow = typeof productAnalytics.$inferSelect

/** What is read of an interaction: all but when it was stored, and what follows from its other columns. */
export const interactionColumns = omitColumns(customerInteractions, 'created_at', 'page', 'source')
export type Interaction = RowOf<typeof interactionColumns>

/** What is read of a product event: all but when it was stored. */
export const productEventColumns = omitColumns(productAnalytics, 'created_at')
export type ProductEvent = RowOf<typeof productEventColumns>
