import { and, asc, desc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { WEB_VITALS } from '../../contract.ts'
import { periodOf } from '../days.ts'
import { firstIdAt } from '../ids.ts'
import type { Slice, Store } from '../index.ts'
import { interactionMetrics, notCountedMetrics } from '../metrics.ts'
import { toInquiry, toInteraction, toProductEvent, toSubscription } from '../rows.ts'
import {
  breakdownDays,
  breakdownRanges,
  contactInquiries,
  customerInteractions,
  dailyCounts,
  foldCosts,
  folds,
  newsletterSubscriptions,
  productAnalytics,
  vitalsWeeks,
} from '../schema.ts'
import { daySeries, interactionSeries, interactionSummary, notCountedSummary, summarize } from '../series.ts'
import { countsByDay, runningTotals, sumsOf } from './counts.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'

type Reads = Pick<
  Store,
  | 'subscriptionStats'
  | 'interactionStats'
  | 'inquiryStats'
  | 'notCountedStats'
  | 'listSubscriptions'
  | 'listInteractions'
  | 'listInquiries'
  | 'listProductEvents'
  | 'sessionData'
  | 'isMigrated'
>

const TABLES = [
  newsletterSubscriptions,
  customerInteractions,
  productAnalytics,
  contactInquiries,
  dailyCounts,
  breakdownDays,
  breakdownRanges,
  vitalsWeeks,
  folds,
  foldCosts,
]

/** Rows of page views' speed that a list of interactions passes over; beyond them it ends early. */
const PASSED_OVER = 50

/** Sorts after every text that begins as it stands before it: no character is larger. */
const LAST_CHARACTER = '\u{10ffff}'

export function d1Reads(db: Database, now: number): Reads {
  const subscriptions = ({ limit, ...slice }: Slice) =>
    db
      .select()
      .from(newsletterSubscriptions)
      .where(within(newsletterSubscriptions.id, slice))
      .orderBy(desc(newsletterSubscriptions.id))
      .limit(limit)

  const interactions = ({ limit, ...slice }: Slice) =>
    db
      .select()
      .from(customerInteractions)
      .where(
        and(within(customerInteractions.id, slice), ne(customerInteractions.interaction_type, WEB_VITALS)),
      )
      .orderBy(desc(customerInteractions.id))
      .limit(limit)

  /** For the room: however many page views told their speed at once, it reads few of them. */
  const latestInteractions = ({ limit, ...slice }: Slice) => {
    const latest = db
      .select()
      .from(customerInteractions)
      .where(within(customerInteractions.id, slice))
      .orderBy(desc(customerInteractions.id))
      .limit(limit + PASSED_OVER)
      .as('latest')
    return db
      .select()
      .from(latest)
      .where(ne(latest.interaction_type, WEB_VITALS))
      .orderBy(desc(latest.id))
      .limit(limit)
  }

  const inquiries = ({ limit, ...slice }: Slice) =>
    db
      .select()
      .from(contactInquiries)
      .where(within(contactInquiries.id, slice))
      .orderBy(desc(contactInquiries.id))
      .limit(limit)

  const productEvents = ({ limit, ...slice }: Slice) =>
    db
      .select()
      .from(productAnalytics)
      .where(within(productAnalytics.id, slice))
      .orderBy(desc(productAnalytics.id))
      .limit(limit)

  /** Walks the index on addresses from where the search begins, or from the last one read: it reads what it gives. */
  const found = (search: string, { limit, before }: Slice) => {
    const { email } = newsletterSubscriptions
    return db
      .select()
      .from(newsletterSubscriptions)
      .where(
        and(
          gte(email, search),
          lt(email, search + LAST_CHARACTER),
          // One that was deleted in the meantime begins the list anew.
          before ? gt(email, emailOf(before)) : undefined,
        ),
      )
      .orderBy(asc(email))
      .limit(limit)
  }

  function emailOf(id: string): SQL {
    return sql`coalesce((SELECT email FROM ${newsletterSubscriptions} WHERE id = ${id}), '')`
  }

  /** Ids are ordered by time, so a range of time is a range of the primary key. */
  function within(id: SQLiteColumn, { days, before }: Omit<Slice, 'limit'>) {
    return and(gte(id, firstIdAt(periodOf(now, days).from)), before ? lt(id, before) : undefined)
  }

  return {
    async subscriptionStats(slice) {
      const period = periodOf(now, slice.days)
      const [rows, totals, counts] = await askD1(() =>
        db.batch([
          slice.search === undefined ? subscriptions(slice) : found(slice.search, slice),
          runningTotals(db, ['subscription'], period),
          countsByDay(db, ['subscription'], period),
        ]),
      )
      return {
        data: rows.map(toSubscription),
        summary: summarize(sumsOf(totals)),
        series: daySeries(period, counts),
      }
    },

    async interactionStats(slice) {
      const period = periodOf(now, slice.days)
      const [rows, totals, counts] = await askD1(() =>
        db.batch([
          latestInteractions(slice),
          runningTotals(db, interactionMetrics, period),
          countsByDay(db, interactionMetrics, period),
        ]),
      )
      return {
        data: rows.map(toInteraction),
        summary: interactionSummary(sumsOf(totals)),
        series: interactionSeries(period, counts),
      }
    },

    async inquiryStats(slice) {
      const period = periodOf(now, slice.days)
      const [rows, totals, counts] = await askD1(() =>
        db.batch([
          inquiries(slice),
          runningTotals(db, ['inquiry'], period),
          countsByDay(db, ['inquiry'], period),
        ]),
      )
      return {
        data: rows.map(toInquiry),
        summary: summarize(sumsOf(totals)),
        series: daySeries(period, counts),
      }
    },

    async notCountedStats(days) {
      const totals = await askD1(() => runningTotals(db, notCountedMetrics, periodOf(now, days)).execute())
      return { summary: notCountedSummary(sumsOf(totals)) }
    },

    async listSubscriptions(slice) {
      return (await askD1(() => subscriptions(slice).execute())).map(toSubscription)
    },

    async listInteractions(slice) {
      return (await askD1(() => interactions(slice).execute())).map(toInteraction)
    },

    async listInquiries(slice) {
      return (await askD1(() => inquiries(slice).execute())).map(toInquiry)
    },

    async listProductEvents(slice) {
      return (await askD1(() => productEvents(slice).execute())).map(toProductEvent)
    },

    async sessionData(session) {
      const [clicks, events, inquiries] = await askD1(() =>
        db.batch([
          db.select().from(customerInteractions).where(eq(customerInteractions.user_session, session)),
          db.select().from(productAnalytics).where(eq(productAnalytics.user_session, session)),
          db.select().from(contactInquiries).where(eq(contactInquiries.user_session, session)),
        ]),
      )
      return {
        interactions: clicks.map(toInteraction),
        productEvents: events.map(toProductEvent),
        inquiries: inquiries.map(toInquiry),
      }
    },

    async isMigrated() {
      // One row of each, and so a half-applied migration is seen by the column that is missing.
      const oneOfEach = TABLES.map((table) => db.select().from(table).limit(1))
      try {
        await askD1(() => db.batch(oneOfEach as [(typeof oneOfEach)[number], ...typeof oneOfEach]))
        return true
      } catch {
        return false
      }
    },
  }
}
