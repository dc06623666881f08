import { asc, between, eq, getTableColumns, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { iso } from '../contract/days.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { BILLED_COLUMNS } from '../orders/rules.ts'
import { chatOrders, type OrderRow } from '../orders/table.ts'
import type { Span } from '../statistics/contract.ts'
import { FILE_PAGE_ROWS } from '../statistics/lists.ts'
import { periodOf } from '../statistics/period.ts'
import type { billInput } from './input.ts'
import { type BillRefusal, type BillTerms, billOfOrder, billRefusal, billYear, isBilled } from './rules.ts'
import { type Bill, type BillRow, bills, stepsOf } from './table.ts'

/** The stored document, or why none was made. */
type MadeBill = { bill: Bill } | { refusal: BillRefusal }

/** Bills and the notes that cancel them, in D1, at a time in milliseconds UTC. */
export function billQueries(db: Database, now: number) {
  const ofOrder = (order: string) =>
    db.select().from(bills).where(eq(bills.order_id, order)).orderBy(asc(bills.step))

  /** Builds the statement that stores a document under the next number of its kind and year, where a condition holds. */
  const insertNext = (row: Omit<BillRow, 'number'>, where = sql`true`) => {
    const isLast = sql`${stepsOf(row.order_id)} = ${row.step - 1}`
    const number = sql`(SELECT coalesce(max(number), 0) + 1 FROM ${bills} WHERE kind = ${row.kind} AND year = ${row.year})`
    return insertWhere(db, bills, { ...row, number }, sql`${isLast} AND ${where}`)
  }

  return {
    /** The documents of an order, in the order in which they were made. */
    async billsOfOrder(order: string): Promise<Bill[]> {
      const [found] = await db.batch([ofOrder(order)])
      return found
    },

    /**
     * Makes the next document of an order: a bill of what it came to, or the note that cancels its bill in full. It has the
     * next number of its kind and financial year, given in the statement that stores it. Repeated, or made by two devices at
     * once, it is one document.
     *
     * @returns undefined where there is no such order
     */
    async makeBill(
      input: z.output<typeof billInput>,
      terms: BillTerms | undefined,
    ): Promise<MadeBill | undefined> {
      const { order, step, place } = input
      const [documents, [row]] = await db.batch([
        ofOrder(order),
        db.select().from(chatOrders).where(eq(chatOrders.id, order)),
      ])
      if (!row) return undefined
      const isStep = (document: Bill) => document.step === step
      const made = documents.find(isStep)
      if (made) return { bill: made }
      const last = documents.at(-1)
      if ((last?.step ?? 0) !== step - 1) return { refusal: 'steps_missing' }
      const issued = { order_id: order, step, year: billYear(now), issued_at: iso(now) }
      const isNote = !isBilled(step)
      const refusal = isNote ? undefined : terms ? billRefusal(row, place, terms) : 'no_terms'
      if (refusal) return { refusal }
      const next =
        isNote && last
          ? insertNext({ ...last, ...issued, kind: 'credit_note' })
          : insertNext({ ...billOfOrder(row, place, terms as BillTerms), ...issued }, isUnchanged(row))
      const [, stored] = await db.batch([next, ofOrder(order)])
      const bill = stored.find(isStep)
      // Where it is missing, another request has changed the order in between.
      return bill ? { bill } : this.makeBill(input, terms)
    },

    /** The documents that were made on some days, oldest first, page by page. */
    async *billsIn(span: Span): AsyncGenerator<Bill[]> {
      const { from, to } = periodOf(now, span)
      for (let first = 0, rows = FILE_PAGE_ROWS; rows === FILE_PAGE_ROWS; first += rows) {
        const [page] = await db.batch([
          db
            .select()
            .from(bills)
            .where(between(sql`${bills.issued_at}`, from, to - 1))
            .orderBy(bills.issued_at, bills.kind, bills.number)
            .limit(FILE_PAGE_ROWS)
            .offset(first),
        ])
        yield page
        rows = page.length
      }
    },
  }
}

/** The condition that the columns which a bill prints of an order are as they were read. */
function isUnchanged(row: OrderRow) {
  const columns = getTableColumns(chatOrders)
  const same = BILLED_COLUMNS.map((name) => sql`${columns[name]} IS ${sql.param(row[name], columns[name])}`)
  return exists(chatOrders, sql`id = ${row.id} AND ${sql.join(same, sql` AND `)}`)
}
