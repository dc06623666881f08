import { eq, type SQL, sql } from 'drizzle-orm'
import { tombstoneOf } from '../rules/tombstones.ts'
import { tombstones } from '../schema.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

/**
 * Builds the statement that records a deletion.
 *
 * @param hash see `tombstoneOf`
 * @param when a condition
 */
export function insertTombstone(db: Database, hash: string, now: number, when = sql`true`) {
  return db.insert(tombstones).select(sql`SELECT ${hash}, ${now}, NULL WHERE ${when}`).onConflictDoNothing()
}

/** Builds the statement that records a person's act on a deleted subscription. @param time of unsubscribing, or null */
export function recordOnTombstone(db: Database, hash: string, time: string | null) {
  return db.update(tombstones).set({ unsubscribed_at: time }).where(eq(tombstones.hash, hash))
}

/**
 * @param id of a row that a request is about to insert
 * @returns the condition that the row has been deleted: the request was tried before, and its answer was lost
 */
export async function isTombstone(id: string): Promise<SQL> {
  return exists(tombstones, sql`hash = ${await tombstoneOf(id)}`)
}
