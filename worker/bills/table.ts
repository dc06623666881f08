import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { json, line, maxLengths, pickColumns, type RowOf, rupees, time } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { BILL_KINDS } from './constants.ts'

/** What was sold, delivery, or what was given back; `amount` in rupees with tax. */
export type BillLine = { what: string; jars?: number; amount: number }

/**
 * Bills and the notes that cancel them, as they were made. No row is deleted or changed, except that an erased order has
 * another id. No row names a buyer: name and address are typed for the printed page.
 */
export const bills = sqliteTable(
  'bills',
  {
    kind: text({ length: LIMITS.billKind, enum: BILL_KINDS }).notNull(),
    /** The year in which the financial year of its day begins. */
    year: integer().notNull(),
    /** Consecutive from 1 within kind and year. */
    number: integer().notNull(),
    order_id: line(LIMITS.rowId).notNull(),
    /** Its place among the documents of its order: odd ones are bills, and each even one cancels the bill before it. */
    step: integer().notNull(),
    issued_at: time().notNull(),
    /** The State of the place of supply, by its code in GST; null where the shop is not registered. */
    place: line(LIMITS.billPlace),
    hsn: line(LIMITS.hsn),
    /** Per cent of the taxable value, in hundredths: of a tax invoice, as are the four sums below. */
    rate: rupees(),
    lines: json<BillLine[]>().notNull(),
    total: rupees().notNull(),
    taxable: rupees(),
    cgst: rupees(),
    /** State or Union territory tax. */
    sgst: rupees(),
    igst: rupees(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year, table.number] }),
    uniqueIndex('bills_order').on(table.order_id, table.step),
    index('bills_issued').on(table.issued_at),
    check('bills_kind', sql`${table.kind} IN ('bill', 'bill_of_supply', 'tax_invoice', 'credit_note')`),
    check('bills_number_range', sql`${table.number} BETWEEN 1 AND 999999999`),
    check('bills_step', sql`(${table.kind} = 'credit_note') = (${table.step} % 2 = 0)`),
    check(
      'bills_lines_json',
      sql`json_valid(${table.lines}) AND length(${table.lines}) <= ${sql.raw(String(LIMITS.billLines))}`,
    ),
    check('bills_total_range', sql`${table.total} BETWEEN 1 AND 9999999999`),
    ...maxLengths(table),
  ],
)

export type BillRow = typeof bills.$inferSelect

/** The columns of a document that the owner reads: all of them. Times are ISO 8601 in UTC, amounts rupees. */
export type Bill = BillRow

/** The columns of a document that a customer reads. */
export const ownBillColumns = pickColumns(bills, 'kind', 'year', 'number', 'order_id', 'issued_at', 'total')

export type OwnBill = RowOf<typeof ownBillColumns>

/** @returns how many documents an order has, as SQL */
export function stepsOf(orderId: SQL | string): SQL<number> {
  return sql<number>`coalesce((SELECT max(step) FROM ${bills} WHERE order_id = ${orderId}), 0)`
}

/** Builds the statement that gives the documents of an erased sale its new id. */
export function keepBills(db: Database, orderId: string, newId: string) {
  const isErased = sql`EXISTS (SELECT 1 FROM chat_orders WHERE id = ${newId})`
  return db.update(bills).set({ order_id: newId }).where(sql`order_id = ${orderId} AND ${isErased}`)
}
