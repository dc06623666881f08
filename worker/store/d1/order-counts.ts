import { type SQL, sql } from 'drizzle-orm'
import { UNKNOWN } from '#contract/breakdowns.ts'
import { KOLKATA_OFFSET_MS } from '../rules/days.ts'
import { SOLD_DIMENSIONS } from '../rules/order-breakdowns.ts'
import { chatOrders, dailyBreakdowns, dailyOrders } from '../schema.ts'
import type { Database } from './database.ts'

/**
 * Builds the statement that counts a click on an order link.
 *
 * @param day in Asia/Kolkata
 * @param unless a condition under which nothing is counted: the order exists already
 */
export function countOrderClick(db: Database, day: string, unless: SQL) {
  return db
    .insert(dailyOrders)
    .select(sql`SELECT ${day}, 1, 0, 0, 0 WHERE NOT (${unless})`)
    .onConflictDoUpdate({ target: dailyOrders.day, set: { clicked: sql`clicked + 1` } })
}

/**
 * Builds the statements that remove an order's sale from the counts, or add it. A batch that changes an order removes
 * what is stored, changes the row, and adds what is stored then: however often it runs, and whatever runs beside it, a
 * sale is counted once. An order that is not sold, or not stored, counts nothing.
 *
 * @param sign -1 to remove, 1 to add
 */
export function countSale(db: Database, id: string, sign: -1 | 1) {
  const sale = sql`
    SELECT *, date((sold_at + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch') AS day, coalesce(amount, 0) AS value
    FROM ${chatOrders} WHERE id = ${id} AND status = 'sold'`
  return [
    db
      .insert(dailyOrders)
      .select(
        sql`SELECT day, 0, ${sign}, ${sign} * (clicked_at IS NOT NULL), ${sign} * value FROM (${sale}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: dailyOrders.day,
        set: {
          sold: sql`sold + excluded.sold`,
          sold_from_clicks: sql`sold_from_clicks + excluded.sold_from_clicks`,
          value: sql`value + excluded.value`,
        },
      }),
    db
      .insert(dailyBreakdowns)
      .select(sql`
        SELECT dimension.value, day, coalesce(nullif(CASE dimension.value
          WHEN 'sold:source' THEN source WHEN 'sold:page' THEN page
          WHEN 'sold:placement' THEN placement ELSE pack
        END, ''), ${UNKNOWN}), ${sign}, ${sign} * sale.value
        FROM (${sale}) AS sale, json_each(${JSON.stringify(SOLD_DIMENSIONS)}) AS dimension WHERE true`)
      .onConflictDoUpdate({
        target: [dailyBreakdowns.dimension, dailyBreakdowns.day, dailyBreakdowns.key],
        set: { count: sql`count + excluded.count`, value: sql`value + excluded.value` },
      }),
  ] as const
}
