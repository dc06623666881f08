import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
import type { AllTimePage, CountsRead, Source } from '../stats.ts'
import type { Database } from './database.ts'

type ListedTable =
  | typeof subscriptions
  | typeof interactions
  | typeof inquiries
  | typeof productEvents
  | typeof orders

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Pages of lists, and counts. They read as many rows as they return, unless documented otherwise. */
export function d1Source(db: Database, now: number): Source {
  const countsOf = ([metrics, from]: CountsRead) =>
    db
      .select()
      .from(dailyCounts)
      .where(
        and(
          inArray(dailyCounts.metric, metrics),
          from === ALL_TIME ? eq(dailyCounts.day, ALL_TIME) : gte(dailyCounts.day, from),
        ),
      )

  /** Ids are ordered by time, so a range of time is a range of the primary key. */
  const newest =
    <Table extends ListedTable>(table: Table, where?: SQL) =>
    async (page: AllTimePage, ...reads: CountsRead[]) => {
      const isInRange = page.days && gte(table.id, firstIdAt(periodOf(now, page.days).from))
      const isAfter = page.cursor ? lt(table.id, page.cursor) : undefined
      const query = db
        .select()
        .from(table as ListedTable)
        .where(and(isInRange, isAfter, where))
        .orderBy(desc(table.id))
        .limit(page.limit)
      const [rows, ...counts] = await db.batch([query, ...reads.map(countsOf)])
      return { rows: rows as Table['$inferSelect'][], counts: counts.flat() }
    }

  return {
    subscriptions: newest(subscriptions),
    interactions: newest(interactions),
    inquiries: newest(inquiries),
    productEvents: newest(productEvents),
    orders: newest(orders),

    /** Also reads the rows of other addresses between them. */
    confirmedSubscriptions: newest(subscriptions, eq(subscriptions.status, 'confirmed')),

    /** By the index on addresses. */
    async searchedSubscriptions({ search, limit, cursor }, ...reads) {
      const query = db
        .select()
        .from(subscriptions)
        .where(
          and(
            gte(subscriptions.email, search),
            lt(subscriptions.email, search + LAST_CHARACTER),
            cursor ? gt(subscriptions.email, emailOf(cursor)) : undefined,
          ),
        )
        .orderBy(asc(subscriptions.email))
        .limit(limit)
      const [rows, ...counts] = await db.batch([query, ...reads.map(countsOf)])
      return { rows, counts: counts.flat() }
    },

    async counts(...reads) {
      const [first, ...others] = reads.map(countsOf)
      return first ? (await db.batch([first, ...others])).flat() : []
    },
  }
}

/** If the cursor's row has been deleted, the list starts again. */
function emailOf(id: string): SQL {
  return sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${id}), '')`
}
