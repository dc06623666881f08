import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { id, line, maxLengths, rupees, time } from '../d1/columns.ts'
import { ORDER_STATUSES, REFERENCE_LENGTH } from './contract.ts'

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
    /** The part of the amount that is for delivery. */
    charge: rupees(),
  },
  (table) => [
    index('chat_orders_reference').on(table.reference),
    index('chat_orders_user_session').on(table.user_session),
    check('chat_orders_status', sql`${table.status} IN ('clicked', 'sold', 'cancelled')`),
    check('chat_orders_sold_at', sql`(${table.status} = 'sold') = (${table.sold_at} IS NOT NULL)`),
    check('chat_orders_amount_range', sql`${table.amount} BETWEEN 0 AND 9999999999`),
    check('chat_orders_charge_range', sql`${table.charge} BETWEEN 0 AND 9999999999`),
    check(
      'chat_orders_quantity_range',
      sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(LIMITS.orderQuantity))}`,
    ),
    ...maxLengths(table),
  ],
)

export type OrderRow = typeof chatOrders.$inferSelect
