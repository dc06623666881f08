import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core'
import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import { ALL_TIME } from '../rules/metrics.ts'
import {
  dailyCounts,
  contactInquiries as inquiries,
  customerInteractions as interactions,
  chatOrders as orders,
  productAnalytics as productEvents,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { AllTimePage, Source } from '../stats.ts'
import type { Database } from './database.ts'
import { withRetry } from './with-retry.ts'

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Pages of lists, and counts. They read as many rows as they return, unless documented otherwise. */
export function d1Source(db: Database, now: number): Source {
  /** Ids are ordered by time, so a range of time is a range of the primary key. */
  function newest<Query extends SQLiteSelect>(
    query: Query,
    id: SQLiteColumn,
    page: AllTimePage,
    where?: SQL,
  ) {
    const isInRange = page.days && gte(id, firstIdAt(periodOf(now, page.days).from))
    const isAfter = page.cursor ? lt(id, page.cursor) : undefined
    const rows = query
      .where(and(isInRange, isAfter, where))
      .orderBy(desc(id))
      .limit(page.limit)
    return withRetry(() => rows.execute())
  }

  return {
    subscriptions: (page) => newest(db.select().from(subscriptions).$dynamic(), subscriptions.id, page),
    interactions: (page) => newest(db.select().from(interactions).$dynamic(), interactions.id, page),
    inquiries: (page) => newest(db.select().from(inquiries).$dynamic(), inquiries.id, page),
    productEvents: (page) => newest(db.select().from(productEvents).$dynamic(), productEvents.id, page),
    orders: (page) => newest(db.select().from(orders).$dynamic(), orders.id, page),

    /** Also reads the rows of other addresses between them. */
    confirmedSubscriptions: (page) =>
      newest(
        db.select().from(subscriptions).$dynamic(),
        subscriptions.id,
        page,
        eq(subscriptions.status, 'confirmed'),
      ),

    /** By the index on addresses. */
    searchedSubscriptions: (prefix, { limit, cursor }) =>
      withRetry(() =>
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
          .limit(limit)
          .execute(),
      ),

    async counts(...reads) {
      const [first, ...others] = reads.map(([metrics, from]) =>
        db
          .select()
          .from(dailyCounts)
          .where(
            and(
              inArray(dailyCounts.metric, metrics),
              from === ALL_TIME ? eq(dailyCounts.day, ALL_TIME) : gte(dailyCounts.day, from),
            ),
          ),
      )
      return first ? (await db.batch([first, ...others])).flat() : []
    },
  }
}

/** If the cursor's row has been deleted, the list starts again. */
function emailOf(id: string): SQL {
  return sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${id}), '')`
}
