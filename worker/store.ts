import { isMigrated, openDatabase } from './d1/database.ts'
import { d1Inquiries, type Inquiries } from './inquiries/d1.ts'
import { demoInquiries, discardInquiries, sampleInquiries } from './inquiries/demo.ts'
import type { Note } from './lib/samples.ts'
import { wholeNumber } from './lib/whole-number.ts'
import { d1Mail, type MailStore } from './mail/d1.ts'
import { demoMail } from './mail/demo.ts'
import { d1MyData, type MyRows } from './my-data/d1.ts'
import { d1Orders, type Orders } from './orders/d1.ts'
import { demoOrders, discardOrders } from './orders/demo.ts'
import { ORDER_SERIES } from './orders/metrics.ts'
import { sampleOrders } from './orders/samples.ts'
import { d1OwnerActs, type OwnerActs } from './owner/d1.ts'
import { demoOwnerActs } from './owner/demo.ts'
import { recount } from './recount.ts'
import { d1Retention, type Retention } from './retention.ts'
import { d1Runs, type Runs } from './runs/d1.ts'
import { demoRuns } from './runs/demo.ts'
import { d1Counts } from './statistics/d1.ts'
import { dailyStatistics } from './statistics/daily.ts'
import { d1Subscriptions, type Subscriptions } from './subscriptions/d1.ts'
import { demoSubscriptions, sampleSubscriptions } from './subscriptions/demo.ts'
import { SUBSCRIPTION_SERIES } from './subscriptions/metrics.ts'
import * as tables from './tables.ts'
import type { UntrackedReason } from './tracking/contract.ts'
import { d1Tracking, type Tracking } from './tracking/d1.ts'
import { demoTracking, discardVisits, sampleVisits } from './tracking/demo.ts'
import { INTERACTION_SERIES } from './tracking/metrics.ts'
import { TRACKED_ROWS_DAILY } from './tracking/tracked-rows.ts'

/**
 * All persistent state, in D1 or as a demo. Every function rejects with StoreUnavailable where the database is not
 * available. The numbers of a Store are as of its own time, which may be past, and have everything up to it.
 */
export type Store = {
  mode: 'live' | 'demo'
  /** Whether every table exists, with all its columns. */
  isMigrated(): Promise<boolean>
} & Orders &
  Subscriptions &
  Inquiries &
  Tracking &
  Daily &
  Runs &
  OwnerActs &
  MailStore &
  MyRows &
  Retention

type Daily = ReturnType<typeof dailyStatistics>

/** What the dashboard's chart shows by day. */
const SERIES = { ...ORDER_SERIES, ...INTERACTION_SERIES, ...SUBSCRIPTION_SERIES }

/**
 * Opens the Store of one request.
 *
 * @param env D1 if it has the binding DB, otherwise the demo
 * @param now milliseconds UTC, the time of everything that happens in the request
 */
export function openStore(env: Pick<Env, 'DB' | 'TRACKED_ROWS_DAILY'>, now: number): Store {
  if (!env.DB) return demoStore(now)
  return d1Store(env.DB, now, wholeNumber(env.TRACKED_ROWS_DAILY, TRACKED_ROWS_DAILY))
}

/** The Store in D1, at a time in milliseconds UTC. */
export function d1Store(binding: D1Database, now: number, trackedRows = TRACKED_ROWS_DAILY): Store {
  const db = openDatabase(binding)
  return {
    mode: 'live',
    isMigrated: () => isMigrated(db, Object.values(tables)),
    ...d1Orders(db, now),
    ...d1Subscriptions(db, now),
    ...d1Inquiries(db, now),
    ...d1Tracking(db, now, trackedRows),
    ...dailyStatistics(d1Counts(db), now, SERIES),
    ...d1Runs(db, now),
    ...d1OwnerActs(db, now),
    ...d1Mail(db, now),
    ...d1MyData(db),
    ...d1Retention(db, now),
  }
}

/**
 * The Store without a database: it shows sample rows, stores nothing and sends no mail. Visitors' input is discarded
 * deliberately, because anybody may read the statistics of a demo.
 *
 * @param now milliseconds UTC; the sample rows are dated within the days before it
 */
export function demoStore(now: number): Store {
  const samples = {
    orders: sampleOrders(now),
    subscriptions: sampleSubscriptions(now),
    inquiries: sampleInquiries(now),
    ...sampleVisits(now),
  }
  const counts = async () => recount(samples)
  return {
    mode: 'demo',
    isMigrated: async () => true,
    ...demoOrders(samples.orders, counts, now, log),
    ...demoSubscriptions(samples.subscriptions, now, log),
    ...demoInquiries(samples.inquiries, now, log),
    ...demoTracking(samples, counts, now, log),
    ...dailyStatistics(counts, now, SERIES),
    ...demoRuns(now, log),
    ...demoOwnerActs(now, log),
    ...demoMail,
    sessionData: async () => ({
      data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
      next: null,
    }),
    async deleteSessionData() {
      log('deletion')
      return false
    },
    deleteExpired: async () => 0,
    deleteUnconfirmed: async () => undefined,
  }
}

/** A Store for a visitor who is not tracked: of what they send, only the reason is counted. */
export function untrackedStore(store: Store, reason: UntrackedReason, now: number): Store {
  return { ...store, ...discardInput(() => store.countUntracked(reason), now) }
}

/**
 * Stores nothing of what visitors send, and notes what each input was. The results are those of storing it, so that the
 * sender cannot tell.
 */
function discardInput(note: Note, now: number) {
  return {
    ...discardOrders(note, now),
    ...discardInquiries(note, now),
    ...discardVisits(note, now),
  }
}

function log(subject: string): void {
  console.log(`Demo mode: accepted and not stored, because no database is bound as DB: ${subject}`)
}
