import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../d1/database.ts'
import { exists } from '../d1/guards.ts'
import { toInquiry } from '../inquiries/row.ts'
import { contactInquiries } from '../inquiries/table.ts'
import { toOwnOrder } from '../orders/row.ts'
import { chatOrders } from '../orders/table.ts'
import { toInteraction, toProductEvent } from '../tracking/row.ts'
import { customerInteractions, productAnalytics } from '../tracking/table.ts'
import { MY_DATA_DELETED_ROWS, MY_DATA_ROWS, type MyDataPage } from './contract.ts'

/** The Store's part for a browser session's own rows. */
export type MyRows = ReturnType<typeof d1MyData>

/**
 * A table with rows of browser sessions, and the column that follows `user_session` in its index: a page that goes by it
 * reads no more rows than it returns. The primary key is the end of every index.
 */
type SessionTable = SQLiteTable & { id: SQLiteColumn; user_session: SQLiteColumn }

const TABLES = [customerInteractions, productAnalytics, contactInquiries, chatOrders] as const

/** A cursor is where the page before ended in each table. Empty: it had the last row. */
const SEPARATOR = '_'
/** Sorts after every id and every reference. */
const BEFORE_ALL = '~'
const FIRST_PAGE = TABLES.map(() => BEFORE_ALL).join(SEPARATOR)

/** @returns whether a text has the form of a cursor */
export function isCursor(text: string): boolean {
  return text.split(SEPARATOR).length === TABLES.length
}

/** The rows of one browser session, in D1. */
export function d1MyData(db: Database) {
  const isBefore = (table: SessionTable, key: SQLiteColumn, session: string, before = '') =>
    and(eq(table.user_session, session), lt(key, before))
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
      const [interactions, productEvents, inquiries, orders] = await db.batch([
        db
          .select()
          .from(customerInteractions)
          .where(isBefore(customerInteractions, customerInteractions.id, session, a))
          .orderBy(desc(customerInteractions.id))
          .limit(MY_DATA_ROWS),
        db
          .select()
          .from(productAnalytics)
          .where(isBefore(productAnalytics, productAnalytics.id, session, b))
          .orderBy(desc(productAnalytics.id))
          .limit(MY_DATA_ROWS),
        db
          .select()
          .from(contactInquiries)
          .where(isBefore(contactInquiries, contactInquiries.id, session, c))
          .orderBy(desc(contactInquiries.id))
          .limit(MY_DATA_ROWS),
        db
          .select()
          .from(chatOrders)
          .where(isBefore(chatOrders, chatOrders.reference, session, d))
          .orderBy(desc(chatOrders.reference))
          .limit(MY_DATA_ROWS),
      ])
      const ends = [
        endOf(interactions, ({ id }) => id),
        endOf(productEvents, ({ id }) => id),
        endOf(inquiries, ({ id }) => id),
        endOf(orders, ({ reference }) => reference),
      ]
      return {
        data: {
          interactions: interactions.map(toInteraction),
          productEvents: productEvents.map(toProductEvent),
          inquiries: inquiries.map(toInquiry),
          orders: orders.map(toOwnOrder),
        },
        next: ends.some(Boolean) ? ends.join(SEPARATOR) : null,
      }
    },

    /**
     * Deletes stored rows of one browser session, at most `MY_DATA_DELETED_ROWS` of each kind. Sales lose their session
     * instead, and the numbers of days that are written, which are anonymous, stay. Returns whether there are more.
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

function endOf<Row>(rows: Row[], keyOf: (row: Row) => string | null): string {
  const last = rows[MY_DATA_ROWS - 1]
  return (last && keyOf(last)) ?? ''
}
