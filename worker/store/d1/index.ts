import type { Store } from '../index.ts'
import { d1Breakdowns } from './breakdowns.ts'
import { openDatabase } from './database.ts'
import { d1Deletes } from './deletes.ts'
import { d1Reads } from './reads.ts'
import { d1Subscribers } from './subscribers.ts'
import { d1Usage } from './usage.ts'
import { d1Vitals } from './vitals.ts'
import { d1Writes } from './writes.ts'

/**
 * The Store that lasts.
 *
 * @param binding the Worker's D1 binding
 * @param now milliseconds UTC
 */
export function d1Store(binding: D1Database, now: number): Store {
  const db = openDatabase(binding)
  return {
    mode: 'live',
    ...d1Writes(db, now),
    ...d1Reads(db, now),
    ...d1Breakdowns(db, now),
    ...d1Vitals(db, now),
    ...d1Usage(db, now),
    ...d1Subscribers(db),
    ...d1Deletes(db, now),
  }
}
