import { sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { DayFull } from '../d1/day-full.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { COUNT, type Count, countDays, KEY_COUNT, type KeyCount, sumDays } from '../statistics/counts.ts'
import type { DailyQuota } from '../statistics/daily-quota.ts'
import { type Page, rowsOnPage } from '../statistics/lists.ts'
import { periodOf } from '../statistics/period.ts'
import { INTERACTION_COUNTS } from '../tracking/counts.ts'
import { insertInteraction, insertProductEvent, isInteractionStored } from '../tracking/queries.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { orderChanges } from './changes.ts'
import type { OrderStats } from './contract.ts'
import { CLICK_COUNTS } from './counts.ts'
import type { NewOrder } from './input.ts'
import { orderLists } from './lists.ts'
import { orderLots } from './lots.ts'
import { orderNumbers } from './numbers.ts'
import { orderEventRow, orderRow } from './row.ts'
import { SALES_SUM, type SalesSum, sumSales } from './sales.ts'
import { chatOrders, orderColumns } from './table.ts'

/** Beyond the day's limit of clicks, orders up to this multiple of it are stored, as their rows alone. */
const ORDERS_ALONE = 3

/** Orders in D1, at a time in milliseconds UTC. */
export function orderQueries(db: Database, now: number, quota: DailyQuota) {
  return {
    ...orderLists(db, now),
    ...orderLots(db),
    ...orderChanges(db, now),

    /** Only the summary and the jars include the days with which the period is compared. */
    async orderStats(page: Page): Promise<OrderStats> {
      const period = periodOf(now, page)
      const { previous: _, ...days } = period
      const clicks = Object.keys(CLICK_COUNTS.keys) as (keyof typeof CLICK_COUNTS.keys)[]
      const [data, sales, clicked, clickedDays, seen] = await db.batch([
        rowsOnPage(db, orderColumns, now, page),
        selectFrom<SalesSum>(db, SALES_SUM, sumSales(period)),
        selectFrom<KeyCount>(db, KEY_COUNT, sumDays(CLICK_COUNTS, clicks, days)),
        selectFrom<Count>(db, COUNT, countDays(CLICK_COUNTS, ['clicked:pack'], period)),
        selectFrom<KeyCount>(db, KEY_COUNT, sumDays(INTERACTION_COUNTS, ['seen:source'], days)),
      ])
      return { data, ...orderNumbers(sales, [...clicked, ...seen], clickedDays, period) }
    },

    /**
     * Stores a click on an order link, with its product event and its `whatsapp_click` interaction in the same
     * transaction; beyond the day's limit without these. A browser session stores a reference once: repeated, nothing is
     * written.
     *
     * @throws DayFull
     */
    async recordOrder(input: NewOrder): Promise<{ id: string; reference: string }> {
      const row = orderRow(input, now)
      const { reference, user_session, placement, pack } = { ...row, ...input }
      const linked = linkedInteraction('whatsapp_click', input, { placement, ...(pack && { pack }) }, now)
      // A sale loses its session when the visitor deletes it. The click of an earlier attempt outlives an order that the
      // owner has erased since.
      const isRow = exists(chatOrders, sql`id = ${row.id}`)
      const isRepeated = exists(chatOrders, sql`user_session = ${user_session} AND reference = ${reference}`)
      const isStored = sql`(${isInteractionStored(linked)} OR ${isRow})`
      const hasRoom = sql`${quota.left('order', ORDERS_ALONE * quota.limits.order)} > 0`
      const isWhole = sql`${isRow} AND ${quota.left('order')} >= 0`
      const results = await db.batch([
        insertWhere(db, chatOrders, row, sql`NOT ${isStored} AND NOT ${isRepeated} AND ${hasRoom}`),
        quota.use('order'),
        insertInteraction(db, linked, isWhole),
        insertProductEvent(db, orderEventRow(input, now), isInteractionStored(linked)),
        selectFrom<{ id: string | null }>(
          db,
          ['id'],
          sql`SELECT coalesce((
            SELECT id FROM ${chatOrders} WHERE user_session = ${user_session} AND reference = ${reference}),
            iif(${isStored}, ${row.id}, NULL)) AS id`,
        ),
      ])
      const id = results[4][0]?.id
      if (!id) throw new DayFull('order')
      return { id, reference }
    },
  }
}
