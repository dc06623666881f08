import { type Database, isMigrated, openDatabase } from './d1/database.ts'
import { inquiryQueries } from './inquiries/queries.ts'
import { d1Mail } from './mail/queries.ts'
import { d1MyData } from './my-data/queries.ts'
import { orderQueries } from './orders/queries.ts'
import { d1Retention } from './retention.ts'
import { rollUp } from './roll-up.ts'
import { d1Runs } from './runs/queries.ts'
import { subscriptionQueries } from './subscriptions/queries.ts'
import * as tables from './tables.ts'
import { TRACKED_EVENTS_DAILY } from './tracking/full-day.ts'
import { trackingQueries } from './tracking/queries.ts'

/**
 * All persistent state, in D1 or as a demo. Every function rejects with StoreUnavailable where the database is not
 * available. The numbers of a Store are as of its own time, which may be past, and have everything up to it.
 */
export type Store = D1Store | DemoStore

export type D1Store = ReturnType<typeof d1Store>

/** The demo stores nothing, so it has no mail to send, and nothing to delete at night. */
export type DemoStore = ReturnType<typeof requestQueries> & { mode: 'demo' }

/** The Store in D1, at a time in milliseconds UTC. */
export function d1Store(binding: D1Database, now: number, eventsDaily = TRACKED_EVENTS_DAILY) {
  const db = openDatabase(binding)
  return {
    mode: 'live' as const,
    ...requestQueries(db, now, eventsDaily),
    ...d1Mail(db, now),
    ...d1Retention(db, now),
    ...rollUp(db, now),
  }
}

/** What requests read and write. */
function requestQueries(db: Database, now: number, eventsDaily: number) {
  return {
    /** Whether every table exists, with all its columns. */
    isMigrated: () => isMigrated(db, Object.values(tables)),
    ...orderQueries(db, now),
    ...subscriptionQueries(db, now),
    ...inquiryQueries(db, now, eventsDaily),
    ...trackingQueries(db, now, eventsDaily),
    ...d1Runs(db, now),
    ...d1MyData(db),
  }
}
