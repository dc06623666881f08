import { eq, lt, sql } from 'drizzle-orm'
import { tombstones } from '../schema.ts'
import type { Database } from './database.ts'

/** Builds the statement that records a deletion. @param hash see `tombstoneOf` */
export function insertTombstone(db: Database, hash: string, now: number) {
  return db
    .insert(tombstones)
    .values({ hash, created_at: new Date(now).toISOString() })
    .onConflictDoNothing()
}

/** Builds the statement that forgets a deletion which was undone. */
export function deleteTombstone(db: Database, hash: string) {
  return db.delete(tombstones).where(eq(tombstones.hash, hash))
}

/** Builds the statement that deletes tombstones from before a time, milliseconds UTC. */
export function deleteTombstonesBefore(db: Database, time: number) {
  return db.delete(tombstones).where(lt(sql`created_at`, time))
}
