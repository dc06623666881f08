import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core'
import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import {
  contactInquiries as inquiries,
  customerInteractions as interactions,
  chatOrders as orders,
  productAnalytics as productEvents,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { AllTimePage, Page } from '../store.ts'
import type { Database } from './database.ts'

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Queries of one page of each list. They read as many rows as they return, unless documented otherwise. */
export function pageQueries(db: Database, now: number) {
  /** Ids are ordered by time, so a range of time is a range of the primary key. */
  const isInRange = (id: SQLiteColumn, { days }: AllTimePage) =>
    days && gte(id, firstIdAt(periodOf(now, days).from))

  /** The rows of a range, newest first. */
  function newest<Query extends SQLiteSelect>(query: Query, id: SQLiteColumn, page: Page) {
    return query
      .where(and(isInRange(id, page), isAfter(id, page)))
      .orderBy(desc(id))
      .limit(page.limit)
  }

  return {
    subscriptions: (page: Page) => newest(db.select().from(subscriptions).$dynamic(), subscriptions.id, page),
    interactions: (page: Page) => newest(db.select().from(interactions).$dynamic(), interactions.id, page),
    inquiries: (page: Page) => newest(db.select().from(inquiries).$dynamic(), inquiries.id, page),
    productEvents: (page: Page) => newest(db.select().from(productEvents).$dynamic(), productEvents.id, page),
    orders: (page: Page) => newest(db.select().from(orders).$dynamic(), orders.id, page),

    /** Also reads the rows of other addresses between them. */
    confirmedSubscriptions: (page: AllTimePage) =>
      db
        .select()
        .from(subscriptions)
        .where(
          and(
            isInRange(subscriptions.id, page),
            isAfter(subscriptions.id, page),
            eq(subscriptions.status, 'confirmed'),
          ),
        )
        .orderBy(desc(subscriptions.id))
        .limit(page.limit),

    /** Addresses with a prefix, of any date, by the index on addresses. */
    search: (prefix: string, { limit, cursor }: Page) =>
      db
        .select()
        .from(subscriptions)
        .where(
          and(
            gte(subscriptions.email, prefix),
            lt(subscriptions.email, prefix + LAST_CHARACTER),
            cursor ? gt(subscriptions.email, emailOf(cursor)) : undefined,
          ),
        )
        .orderBy(asc(subscriptions.email))
        .limit(limit),
  }
}

function isAfter(id: SQLiteColumn, { cursor }: AllTimePage): SQL | undefined {
  return cursor ? lt(id, cursor) : undefined
}

/** If the cursor's row has been deleted, the list starts again. */
function emailOf(id: string): SQL {
  return sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${id}), '')`
}
