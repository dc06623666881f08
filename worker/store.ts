import { isMigrated, openDatabase } from './d1/database.ts'
import { type Inquiries, inquiryQueries } from './inquiries/queries.ts'
import { d1Mail, type MailStore } from './mail/queries.ts'
import { d1MyData, type MyRows } from './my-data/queries.ts'
import { type Orders, orderQueries } from './orders/queries.ts'
import { d1OwnerActs, type OwnerActs } from './owner/d1.ts'
import { d1Retention, type Retention } from './retention.ts'
import { type RollUp, rollUp } from './roll-up.ts'
import { d1Runs, type Runs } from './runs/queries.ts'
import { type Subscriptions, subscriptionQueries } from './subscriptions/queries.ts'
import * as tables from './tables.ts'
import { TRACKED_EVENTS_DAILY } from './tracking/full-day.ts'
import { type Tracking, trackingQueries } from './tracking/queries.ts'

/** What requests read and write. */
type RequestStore = {
  /** Whether every table exists, with all its columns. */
  isMigrated(): Promise<boolean>
} & Orders &
  Subscriptions &
  Inquiries &
  Tracking &
  Runs &
  OwnerActs &
  MyRows

/** The demo stores nothing, so it has no mail to send, and nothing to delete at night. */
export type DemoStore = RequestStore & { mode: 'demo' }

export type D1Store = RequestStore & { mode: 'live' } & MailStore & Retention & RollUp

/**
 * All persistent state, in D1 or as a demo. Every function rejects with StoreUnavailable where the database is not
 * available. The numbers of a Store are as of its own time, which may be past, and have everything up to it.
 */
export type Store = D1Store | DemoStore

/** The Store in D1, at a time in milliseconds UTC. */
export function d1Store(binding: D1Database, now: number, eventsDaily = TRACKED_EVENTS_DAILY): D1Store {
  const db = openDatabase(binding)
  return {
    mode: 'live',
    isMigrated: () => isMigrated(db, Object.values(tables)),
    ...orderQueries(db, now),
    ...subscriptionQueries(db, now),
    ...inquiryQueries(db, now, eventsDaily),
    ...trackingQueries(db, now, eventsDaily),
    ...d1Runs(db, now),
    ...d1OwnerActs(db, now),
    ...d1Mail(db, now),
    ...d1MyData(db),
    ...d1Retention(db, now),
    ...rollUp(db, now),
  }
}
