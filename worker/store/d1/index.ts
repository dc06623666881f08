import { statistics } from '../stats.ts'
import type { Store } from '../store.ts'
import { isMigrated, openDatabase } from './database.ts'
import { d1Inquiries } from './inquiries.ts'
import { d1Mail } from './mail.ts'
import { d1Orders } from './orders.ts'
import { d1Retention } from './retention.ts'
import { d1Runs } from './runs.ts'
import { d1Sessions } from './sessions.ts'
import { d1Source } from './stats.ts'
import { d1Subscriptions } from './subscriptions.ts'
import { d1Writes } from './writes.ts'

/** The Store in D1, at a time in milliseconds UTC. */
export function d1Store(binding: D1Database, now: number): Store {
  const db = openDatabase(binding)
  return {
    mode: 'live',
    isMigrated: () => isMigrated(db),
    ...d1Writes(db, now),
    ...d1Inquiries(db, now),
    ...statistics(d1Source(db, now), now),
    ...d1Orders(db, now),
    ...d1Subscriptions(db, now),
    ...d1Mail(db, now),
    ...d1Sessions(db),
    ...d1Runs(db, now),
    ...d1Retention(db, now),
  }
}
