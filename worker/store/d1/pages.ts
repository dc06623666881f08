import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions as interactions,
  productAnalytics,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { AllTimePage, Page } from '../store.ts'
import type { Database } from './database.ts'

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Queries of one page of each list. They read as many rows as they return, unless documented otherwise. */
export function pageQueries(db: Database, now: number) {
  return {
    subscriptions: (page: Page) =>
      db
        .select()
        .from(subscriptions)
        .where(isOnPage(subscriptions.id, page))
        .orderBy(desc(subscriptions.id))
        .limit(page.limit),

    /** Also reads the rows of other addresses between them. */
    confirmedSubscriptions: (page: AllTimePage) =>
      db
        .select()
        .from(subscriptions)
        .where(and(isAfter(subscriptions.id, page), eq(subscriptions.status, 'confirmed')))
        .orderBy(desc(subscriptions.id))
        .limit(page.limit),

    interactions: (page: Page) =>
      db
        .select()
        .from(interactions)
        .where(isOnPage(interactions.id, page))
        .orderBy(desc(interactions.id))
        .limit(page.limit),

    inquiries: (page: Page) =>
      db
        .select()
        .from(contactInquiries)
        .where(isOnPage(contactInquiries.id, page))
        .orderBy(desc(contactInquiries.id))
        .limit(page.limit),

    productEvents: (page: Page) =>
      db
        .select()
        .from(productAnalytics)
        .where(isOnPage(productAnalytics.id, page))
        .orderBy(desc(productAnalytics.id))
        .limit(page.limit),

    orders: (page: Page) =>
      db
        .select()
        .from(chatOrders)
        .where(isOnPage(chatOrders.id, page))
        .orderBy(desc(chatOrders.id))
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

  /** Ids are ordered by time, so a range of time is a range of the primary key. */
  function isOnPage(id: SQLiteColumn, page: Page): SQL | undefined {
    return and(gte(id, firstIdAt(periodOf(now, page.days).from)), isAfter(id, page))
  }
}

function isAfter(id: SQLiteColumn, { cursor }: AllTimePage): SQL | undefined {
  return cursor ? lt(id, cursor) : undefined
}

/** If the cursor's row has been deleted, the list starts again. */
function emailOf(id: string): SQL {
  return sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${id}), '')`
}
