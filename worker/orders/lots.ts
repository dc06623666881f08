import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { LIMITS } from '../contract/limits.ts'
import type { Database } from '../d1/database.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import type { LotTotals, Order, RecallToDo } from './contract.ts'
import type { Move } from './input.ts'
import { isToSend as toSend } from './rules.ts'
import { chatOrders, type OrderRow, orderColumns } from './table.ts'

/** The condition as the partial indexes have it, which SQLite uses only for the same text. */
export const isSold = sql`sold_at IS NOT NULL`

/** A sale has a reference, or the key of the request that stored it, until it is erased. */
export const isErased = sql`(reference IS NULL AND idempotency_key IS NULL)`

/** As `isToSend` of `rules.ts`, of a sale that is not erased: nobody knows where its jars would go. */
export const isToSend = sql`${isSold} AND sent_at IS NULL AND NOT coalesce(refunded >= amount, false) AND NOT ${isErased}`

/**
 * As `owedOf` of `rules.ts`, of a sale that is not erased: nobody can be asked for it. SQLite puts the column of a comparison
 * first, and knows the index by the result.
 */
export const isOwed = sql`${isSold} AND amount > coalesce(received, 0) AND NOT ${isErased}`

/** Sales of lots, in D1. */
export function orderLots(db: Database) {
  return {
    /** What was sold of some lots, ever: as many rows are read as orders have them. */
    async lotTotals(lots: string[]): Promise<LotTotals[]> {
      const { lot, pack, quantity, amount, sent_at, warned_at } = chatOrders
      const erased = sql<0 | 1>`${isErased}`.as('erased')
      const [rows] = await db.batch([
        db
          .select({ lot, pack, quantity, amount, sent_at, warned_at, erased })
          .from(chatOrders)
          .where(and(inArray(lot, lots), isNotNull(lot))),
      ])
      return lotTotals(lots, rows)
    },

    /**
     * Moves what is to be sent of a lot to another one, the oldest `LIMITS.movedOrders`; of named orders those that are still
     * to be sent. Not repeated where its answer is lost, since the repeat would find nothing to move.
     *
     * @returns the orders that were moved, as they are now
     */
    async moveUnsent({ from, to, ids }: Move): Promise<Order[]> {
      const isNamed = ids ? sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))` : sql`true`
      const oldest = sql`SELECT id FROM ${chatOrders} WHERE ${isToSend} AND lot = ${from} AND ${isNamed}
        ORDER BY sold_at LIMIT ${LIMITS.movedOrders}`
      const [moved] = await db.batchOnce([
        db.update(chatOrders).set({ lot: to }).where(sql`id IN (${oldest})`).returning(orderColumns),
      ])
      return moved
    },
  }
}

type Sold = Pick<OrderRow, 'lot' | 'pack' | 'quantity' | 'amount' | 'sent_at' | 'warned_at'> & {
  erased: 0 | 1
}

/** Sums up the sales of some lots, by pack; a lot without sales has an entry, too. */
export function lotTotals(lots: string[], sales: Sold[]): LotTotals[] {
  return lots.map((lot) => {
    const own = sales.filter((sale) => sale.lot === lot)
    const reached = own.filter(({ sent_at, erased }) => sent_at !== null && !erased)
    const packs = Map.groupBy(own, ({ pack }) => pack ?? UNKNOWN)
    return {
      lot,
      orders: own.length,
      jars: jarsOf(own),
      sent: reached.length,
      warned: reached.filter(({ warned_at }) => warned_at !== null).length,
      packs: [...packs]
        .map(([key, ofPack]) => ({
          key,
          orders: ofPack.length,
          jars: jarsOf(ofPack),
          rupees: ofPack.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        }))
        .sort((one, other) => other.jars - one.jars),
    }
  })
}

/** Counts what is to be done of each recalled lot, by its sales that are not sent or whose customers are not warned. */
export function recallsToDo(lots: readonly string[], sales: readonly Order[]): RecallToDo[] {
  return lots
    .map((lot) => {
      const own = sales.filter((sale) => sale.lot === lot)
      return {
        lot,
        toWarn: own.filter(({ sent_at, warned_at }) => sent_at !== null && warned_at === null).length,
        toHold: jarsOf(own.filter(toSend)),
      }
    })
    .filter(({ toWarn, toHold }) => toWarn + toHold > 0)
}

function jarsOf(sales: readonly Pick<OrderRow, 'quantity'>[]): number {
  return sales.reduce((sum, { quantity }) => sum + quantity, 0)
}
