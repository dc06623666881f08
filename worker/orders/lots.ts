import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../contract/limits.ts'
import { sumOf } from '../contract/sum-of.ts'
import type { Database } from '../d1/database.ts'
import { isOneOf } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { isErased, isSold, isToSend } from './conditions.ts'
import type { LotTotals, Moved, Order, RecallToDo } from './contract.ts'
import type { Move } from './input.ts'
import { hasLot, linesOf } from './lines.ts'
import { isToSend as toSend } from './rules.ts'
import { chatOrders, type OrderRow, OTHER_LOTS, orderColumns } from './table.ts'

/**
 * Builds the query of the ids of sales that have jars of a lot in any line, each from the index of its lots: it reads an entry
 * for each line that it finds.
 *
 * @param isWanted the condition on a lot
 * @param rest further conditions, order and limit
 */
export function idsByLot(isWanted: (lot: SQL) => SQL, rest: SQL): SQL {
  const ids = [sql`lot`, ...OTHER_LOTS].map(
    (lot) =>
      sql`SELECT * FROM (SELECT id FROM ${chatOrders} WHERE ${isWanted(lot)} AND ${lot} IS NOT NULL AND ${rest})`,
  )
  return sql.join(ids, sql` UNION ALL `)
}

/** Sales of lots, in D1. */
export function orderLots(db: Database) {
  return {
    /** Lists all sales of some lots. Reads each line's index entry and each order. */
    async lotTotals(lots: string[]): Promise<LotTotals[]> {
      const { lot, pack, quantity, amount, charge, others, sent_at, warned_at } = chatOrders
      const erased = sql<0 | 1>`${isErased}`.as('erased')
      const [rows] = await db.batch([
        db
          .select({ lot, pack, quantity, amount, charge, others, sent_at, warned_at, erased })
          .from(chatOrders)
          .where(sql`id IN (${idsByLot(isOneOf(lots), isSold)})`),
      ])
      return lotTotals(lots, rows)
    },

    /**
     * Moves the jars of a lot that are to be sent to another one, those of the oldest `LIMITS.movedOrders`; of named lines those
     * that are still to be sent. Not repeated where its answer is lost, since the repeat would find nothing to move.
     *
     * @returns the orders that were moved, as they are now, and their lines that were
     */
    async moveUnsent({ from, to, lines }: Move): Promise<Moved> {
      const { id } = chatOrders
      const isNamed = (line: SQL) => (lines ? isOneOf(lines)(line) : sql`true`)
      const isMoved = sql`lot = ${from} AND ${isNamed(sql`${id} || '.0'`)}`
      const isOtherMoved = sql`value ->> 'lot' = ${from} AND ${isNamed(sql`${id} || '.' || (key + 1)`)}`
      const oldest = sql`SELECT id FROM ${chatOrders} WHERE ${isToSend}
        AND (${isMoved} OR EXISTS (SELECT 1 FROM json_each(others) WHERE ${isOtherMoved}))
        ORDER BY sold_at LIMIT ${LIMITS.movedOrders}`
      const others = sql`SELECT json_group_array(json(iif(${isOtherMoved}, json_set(value, '$.lot', ${to}), value)))
        FROM json_each(others)`
      const [moved, orders] = await db.batchOnce([
        selectFrom<{ line: string }>(
          db,
          ['line'],
          sql`SELECT ${id} || '.0' AS line FROM ${chatOrders} WHERE id IN (${oldest}) AND ${isMoved}
          UNION ALL SELECT ${id} || '.' || (key + 1) FROM ${chatOrders}, json_each(others)
          WHERE ${id} IN (${oldest}) AND ${isOtherMoved}`,
        ),
        db
          .update(chatOrders)
          .set({
            lot: sql`iif(${isMoved}, ${to}, lot)`,
            others: sql`iif(others IS NULL, NULL, (${others}))`,
          })
          .where(sql`id IN (${oldest})`)
          .returning(orderColumns),
      ])
      return { data: orders, lines: moved.map(({ line }) => line) }
    },
  }
}

type Sold = Pick<
  OrderRow,
  'lot' | 'pack' | 'quantity' | 'amount' | 'charge' | 'others' | 'sent_at' | 'warned_at'
> & {
  erased: 0 | 1
}

/** Sums up the sales of some lots, by line and pack; a lot without sales has an entry, too. */
export function lotTotals(lots: string[], sales: Sold[]): LotTotals[] {
  return lots.map((lot) => {
    const own = sales.filter((sale) => hasLot(sale, lot))
    const reached = own.filter(({ sent_at, erased }) => sent_at !== null && !erased)
    const lines = own.flatMap((sale) => linesOf(sale).filter((line) => line.lot === lot))
    const packs = Map.groupBy(lines, ({ pack }) => pack ?? UNKNOWN)
    return {
      lot,
      orders: own.length,
      jars: sumOf(lines, ({ jars }) => jars),
      sent: reached.length,
      warned: reached.filter(({ warned_at }) => warned_at !== null).length,
      packs: [...packs]
        .map(([key, ofPack]) => ({
          key,
          orders: ofPack.length,
          jars: sumOf(ofPack, ({ jars }) => jars),
          rupees: sumOf(ofPack, ({ rupees }) => rupees),
        }))
        .sort((one, other) => other.jars - one.jars),
    }
  })
}

/** Counts what is to be done of each recalled lot, by its sales that are not sent or whose customers are not warned. */
export function recallsToDo(lots: readonly string[], sales: readonly Order[]): RecallToDo[] {
  return lots
    .map((lot) => {
      const own = sales.filter((sale) => hasLot(sale, lot))
      const held = own.filter(toSend).flatMap((sale) => linesOf(sale).filter((line) => line.lot === lot))
      return {
        lot,
        toWarn: own.filter(({ sent_at, warned_at }) => sent_at !== null && warned_at === null).length,
        toHold: sumOf(held, ({ jars }) => jars),
      }
    })
    .filter(({ toWarn, toHold }) => toWarn + toHold > 0)
}
