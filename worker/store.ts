import { billQueries } from './bills/queries.ts'
import { DAY_MS } from './contract/days.ts'
import { DAILY_LIMITS, type DailyLimits } from './contract/limits.ts'
import { type Database, isMigrated, openDatabase } from './d1/database.ts'
import { inquiryQueries } from './inquiries/queries.ts'
import { mailQueries, refusedMail } from './mail/queries.ts'
import { myDataQueries } from './my-data/queries.ts'
import { orderQueries } from './orders/queries.ts'
import { reportQueries } from './reports/queries.ts'
import { retention } from './retention.ts'
import { rollUp } from './roll-up.ts'
import { type DailyQuota, dailyQuota } from './statistics/daily-quota.ts'
import { subscriptionQueries } from './subscriptions/queries.ts'
import * as tables from './tables.ts'
import { trackingQueries } from './tracking/queries.ts'

/**
 * All persistent state, in D1 or as a demo. Every function rejects with StoreUnavailable where the database is not
 * available, and what visitors write with DayFull where the day has no room for it. The numbers of a Store are as of its own
 * time, which may be past, and have everything up to it.
 */
export type Store = D1Store | DemoStore

export type D1Store = ReturnType<typeof d1Store>

/** The demo stores nothing, so it has no mail to send, and nothing to delete at night. */
export type DemoStore = ReturnType<typeof requestQueries> & { mode: 'demo' }

/** The Store in D1, at a time in milliseconds UTC. */
export function d1Store(binding: D1Database, now: number, limits: DailyLimits = DAILY_LIMITS) {
  const db = openDatabase(binding)
  const quota = dailyQuota(db, now, limits)
  return {
    mode: 'live' as const,
    ...requestQueries(db, now, quota),
    ...mailQueries(db, now, quota),
    ...retention(db, now, quota),
    ...rollUp(db, now),
  }
}

function requestQueries(db: Database, now: number, quota: DailyQuota) {
  return {
    /** Whether every table exists, with all its columns. */
    isMigrated: () => isMigrated(db, Object.values(tables)),
    /** The kinds whose quota of today is used up. */
    fullToday: async () => {
      const [rows] = await db.batch([quota.selectFull(now - (now % DAY_MS))])
      return quota.fullKinds(rows)
    },
    ...orderQueries(db, now, quota),
    ...billQueries(db, now),
    ...subscriptionQueries(db, now, quota),
    ...inquiryQueries(db, now, quota),
    ...trackingQueries(db, now, quota),
    ...reportQueries(db, now),
    ...refusedMail(db),
    ...myDataQueries(db),
  }
}
