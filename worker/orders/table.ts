import { sql } from 'drizzle-orm'
import { check, customType, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { id, line, maxLengths, omitColumns, pickColumns, type RowOf, rupees, time } from '../d1/columns.ts'
import { ORDER_STATUSES, WAYS_RECEIVED } from './constants.ts'
import { REFERENCE_LENGTH } from './reference.ts'

/** Jars of a further size in an order: `each` is rupees for a jar; `lot` is theirs once they are sold. */
export type OtherLine = { pack: string; jars: number; each: number; lot?: string }

/** @returns lines as the table has them: JSON, with `each` in paise */
export const othersText = (lines: OtherLine[]) =>
  JSON.stringify(lines.map((line) => ({ ...line, each: Math.round(line.each * PAISE_PER_RUPEE) })))

const otherLines = customType<{ data: OtherLine[]; driverData: string }>({
  dataType: () => `text(${LIMITS.orderOthers})`,
  toDriver: othersText,
  fromDriver: (text) =>
    JSON.parse(text).map((line: OtherLine) => ({ ...line, each: line.each / PAISE_PER_RUPEE })),
})

/** The lots of further sizes, as the indexes have them: SQLite uses these only for the same text. */
export const OTHER_LOTS = Array.from({ length: LIMITS.otherSizes }, (_, place) =>
  sql.raw(`others ->> '$[${place}].lot'`),
)

/**
 * Orders made in the chat: a click on an order link, which the owner later marks as sold or cancelled, or a sale without
 * one. A visitor's deletion of their data removes the session from a sale. What only a sale has is null in every other order.
 */
export const chatOrders = sqliteTable(
  'chat_orders',
  {
    id: id(),
    /** Null for a sale that was recorded without one. Not unique: a link may be copied. */
    reference: line(REFERENCE_LENGTH),
    status: text({ length: LIMITS.orderStatus, enum: ORDER_STATUSES }).notNull(),
    /** Null for a sale whose click was not recorded. */
    clicked_at: time(),
    sold_at: time(),
    /** The total that the page showed; once sold, the total of the sale. With delivery. */
    amount: rupees(),
    /** Jars of the chosen pack. */
    quantity: integer().notNull(),
    /** Null outside the shop and batch pages. */
    pack: line(LIMITS.orderPack),
    placement: line(LIMITS.orderPlacement),
    /**
     * Campaign or referring host, `direct`, or `lot:` and the code of the jar's lot. A campaign follows its source:
     * `instagram · diwali`.
     */
    source: line(LIMITS.countKey),
    page: line(LIMITS.countKey),
    /** The owner's note. */
    note: line(LIMITS.orderNote),
    user_session: line(LIMITS.userSession),
    /** The part of the amount for delivery: 0 where it is free, null where it is not known. */
    charge: rupees(),
    /** The time at which it was marked as not sold; null in every other order. */
    cancelled_at: time(),
    /** The part of the amount that was given back, such as for a broken jar. */
    refunded: rupees(),
    refunded_at: time(),
    /** The batch of the jars of the chosen pack. */
    lot: line(LIMITS.lot),
    sent_at: time(),
    /** The time at which the customer was warned of the recalled lot. */
    warned_at: time(),
    /** The key of the request that stored a sale without a click, until the sale is erased. */
    idempotency_key: line(LIMITS.idempotencyKey),
    /** Jars of further sizes; null where the order has one size, never empty. */
    others: otherLines(),
    /** The part of the amount that was received. */
    received: rupees(),
    received_how: text({ length: LIMITS.receivedHow, enum: WAYS_RECEIVED }),
    received_at: time(),
    /** The courier's number of the parcel, or another courier's name and number. */
    parcel: line(LIMITS.parcel),
  },
  (table) => [
    // A click has an entry in the first of the two only, so that both together write one row for it. An open order is
    // found by its reference among all open ones, which are few.
    index('chat_orders_open').on(table.id, table.reference).where(sql`status = 'clicked'`),
    index('chat_orders_reference')
      .on(table.reference)
      .where(sql`status <> 'clicked' AND reference IS NOT NULL`),
    index('chat_orders_user_session')
      .on(table.user_session, table.reference)
      .where(sql`user_session IS NOT NULL`),
    // Has all columns that sums of sales need, so that they read one row for each sale.
    index('chat_orders_sales')
      .on(
        table.sold_at,
        table.pack,
        table.lot,
        table.quantity,
        table.amount,
        table.source,
        table.page,
        table.placement,
        table.charge,
        table.others,
      )
      .where(sql`sold_at IS NOT NULL`),
    index('chat_orders_to_send').on(table.sold_at).where(sql`sold_at IS NOT NULL AND sent_at IS NULL`),
    index('chat_orders_not_sold').on(table.cancelled_at).where(sql`status = 'cancelled'`),
    index('chat_orders_lot').on(table.lot, table.sold_at).where(sql`lot IS NOT NULL`),
    // A click has no lots, and a sale of one size no further ones, so that these indexes write no row for them.
    ...OTHER_LOTS.map((lot, place) =>
      index(`chat_orders_other_lot_${place}`).on(lot, table.sold_at).where(sql`${lot} IS NOT NULL`),
    ),
    index('chat_orders_refunded').on(table.refunded_at).where(sql`refunded_at IS NOT NULL`),
    // Without erased sales, whose buyers are not known any more.
    index('chat_orders_owed')
      .on(table.sold_at)
      .where(
        sql`sold_at IS NOT NULL AND amount > coalesce(received, 0) AND NOT (reference IS NULL AND idempotency_key IS NULL)`,
      ),
    uniqueIndex('chat_orders_idempotency_key')
      .on(table.idempotency_key)
      .where(sql`idempotency_key IS NOT NULL`),
    check('chat_orders_status', sql`${table.status} IN ('clicked', 'sold', 'cancelled')`),
    check('chat_orders_sold_at', sql`(${table.status} = 'sold') = (${table.sold_at} IS NOT NULL)`),
    check('chat_orders_amount_range', sql`${table.amount} BETWEEN 0 AND 9999999999`),
    check('chat_orders_others_length', sql.raw(`length("others") <= ${LIMITS.orderOthers}`)),
    check('chat_orders_charge_range', sql`${table.charge} BETWEEN 0 AND 9999999999`),
    check('chat_orders_refunded_range', sql`${table.refunded} BETWEEN 1 AND 9999999999`),
    check('chat_orders_received_range', sql`${table.received} BETWEEN 1 AND 9999999999`),
    check('chat_orders_received_how', sql`${table.received_how} IN ('upi', 'bank', 'cash')`),
    check(
      'chat_orders_quantity_range',
      sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(LIMITS.orderQuantity))}`,
    ),
    ...maxLengths(table),
  ],
)

export type OrderRow = typeof chatOrders.$inferSelect

/** The columns of an order that the owner reads: all but the browser session and the idempotency key. */
export const orderColumns = omitColumns(chatOrders, 'user_session', 'idempotency_key')
/** Times are ISO 8601 in UTC, amounts rupees. */
export type Order = RowOf<typeof orderColumns>

/** What stays of a sale that is erased: what the accounts need, and nothing that leads to a person. */
export const accountColumns = pickColumns(
  chatOrders,
  ...(['id', 'status', 'sold_at', 'cancelled_at', 'sent_at', 'warned_at'] as const),
  ...(['amount', 'charge', 'refunded', 'refunded_at', 'quantity', 'pack', 'lot', 'others'] as const),
  ...(['placement', 'received', 'received_how', 'received_at'] as const),
)

/** The columns of an order that its customer reads, without the owner's notes on it. */
export const ownOrderColumns = {
  ...accountColumns,
  ...pickColumns(chatOrders, 'clicked_at', 'reference', 'source', 'page', 'parcel'),
}
export type OwnOrder = RowOf<typeof ownOrderColumns>
