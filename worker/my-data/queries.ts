import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { bills, ownBillColumns } from '../bills/table.ts'
import type { Columns } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { exists } from '../d1/guards.ts'
import { selectLast } from '../d1/select-from.ts'
import { toInquiry } from '../inquiries/row.ts'
import { contactInquiries, inquiryColumns } from '../inquiries/table.ts'
import { chatOrders, ownOrderColumns } from '../orders/table.ts'
import {
  customerInteractions,
  interactionColumns,
  productAnalytics,
  productEventColumns,
} from '../tracking/table.ts'
import { MY_DATA_DELETED_ROWS, MY_DATA_ROWS, type MyDataPage } from './contract.ts'

/** A table with rows of browser sessions. */
type SessionTable = SQLiteTable & { id: SQLiteColumn; user_session: SQLiteColumn }

const TABLES = [customerInteractions, productAnalytics, contactInquiries, chatOrders] as const

/** A cursor is where the page before ended in each table. Empty: it had the last row. */
const SEPARATOR = '_'
/** Sorts after every id and every reference. */
const BEFORE_ALL = '~'
const LAST_ROW = MY_DATA_ROWS - 1
const FIRST_PAGE = TABLES.map(() => BEFORE_ALL).join(SEPARATOR)

export function isCursor(text: string): boolean {
  return text.split(SEPARATOR).length === TABLES.length
}

/** The rows of one browser session, in D1. */
export function myDataQueries(db: Database) {
  /**
   * The last rows of a session by a key, which follows `user_session` in the index of their table, so that a page reads no
   * more rows than it returns. The primary key is the end of every index.
   */
  const lastRows = <Shown extends Columns>(columns: Shown, key: SQLiteColumn, session: string, before = '') =>
    selectLast(db, columns, key, sql`user_session = ${session} AND ${key} < ${before}`, MY_DATA_ROWS)
  /** The ids of the first rows of a session. */
  const firstIds = (table: SessionTable, session: string, where?: SQL) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.user_session, session), where))
      .limit(MY_DATA_DELETED_ROWS)
  const deleteFirst = (table: SessionTable, session: string, where?: SQL) =>
    db.delete(table).where(inArray(table.id, firstIds(table, session, where)))

  return {
    /** Returns a page of the stored rows of one browser session. */
    async sessionData(session: string, before = FIRST_PAGE): Promise<MyDataPage> {
      const [a, b, c, d] = before.split(SEPARATOR)
      const ids = db
        .select({ id: chatOrders.id })
        .from(chatOrders)
        .where(sql`user_session = ${session} AND ${chatOrders.reference} < ${d}`)
        .orderBy(desc(chatOrders.reference))
        .limit(MY_DATA_ROWS)
      const [interactions, productEvents, inquiries, orders, ownBills] = await db.batch([
        lastRows(interactionColumns, customerInteractions.id, session, a),
        lastRows(productEventColumns, productAnalytics.id, session, b),
        lastRows(inquiryColumns, contactInquiries.id, session, c),
        lastRows(ownOrderColumns, chatOrders.reference, session, d),
        db
          .select(ownBillColumns)
          .from(bills)
          .where(inArray(bills.order_id, ids))
          .orderBy(asc(bills.issued_at)),
      ])
      const ends = [
        interactions[LAST_ROW]?.id,
        productEvents[LAST_ROW]?.id,
        inquiries[LAST_ROW]?.id,
        orders[LAST_ROW]?.reference,
      ]
      return {
        data: { interactions, productEvents, inquiries: inquiries.map(toInquiry), orders, bills: ownBills },
        next: ends.some(Boolean) ? ends.join(SEPARATOR) : null,
      }
    },

    /**
     * Deletes stored rows of one browser session, at most `MY_DATA_DELETED_ROWS` of each kind. Sales lose their session
     * instead. The counts of days that are over stay, because they are anonymous, and so do bills, which name nobody.
     * Returns whether there are more.
     */
    async deleteSessionData(session: string): Promise<boolean> {
      const isLeft = TABLES.map((table) => exists(table, eq(table.user_session, session)))
      const results = await db.batch([
        // Those among the first orders: to look for more would read all of them.
        db
          .update(chatOrders)
          .set({ user_session: null })
          .where(and(inArray(chatOrders.id, firstIds(chatOrders, session)), eq(chatOrders.status, 'sold'))),
        deleteFirst(customerInteractions, session),
        deleteFirst(productAnalytics, session),
        deleteFirst(contactInquiries, session),
        deleteFirst(chatOrders, session, ne(chatOrders.status, 'sold')),
        db.select({ more: sql<0 | 1>`${sql.join(isLeft, sql` OR `)}`.as('more') }).from(sql`(SELECT 1)`),
      ])
      return Boolean(results[5][0]?.more)
    },
  }
}
