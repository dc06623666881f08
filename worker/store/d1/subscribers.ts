import { eq, getTableColumns, sql } from 'drizzle-orm'
import { subscriptionCounts } from '../rules/counts.ts'
import { tombstoneOf } from '../rules/tombstones.ts'
import { newsletterSubscriptions as subscriptions, tombstones } from '../schema.ts'
import type { Store } from '../store.ts'
import { countEvent } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { removeSubscription, removeUnsubscription, unsubscribeRows } from './subscriptions.ts'
import { insertTombstone } from './tombstones.ts'

const columns = getTableColumns(subscriptions)
/** All columns of a row. */
const STATE = sql<string>`json_array(${sql.join(Object.values(columns), sql`, `)})`

/** The owner's deletions and their undo. Counts come first and depend on the stored row, as in `writes.ts`. */
export function d1Subscribers(db: Database, now: number) {
  /**
   * The row is read first, for a deletion that is retried after it succeeded, which finds its tombstone only. A row
   * that changes between is read again: an undo restores what was deleted.
   */
  async function deleteSubscriber(id: string): ReturnType<Store['deleteSubscriber']> {
    const hash = await tombstoneOf(id)
    const [[read]] = await db.batch([
      db
        .select({ ...columns, state: STATE.as('state') })
        .from(subscriptions)
        .where(eq(subscriptions.id, id)),
    ])
    if (!read) return undefined
    const { state, ...row } = read
    const isRow = sql`id = ${id} AND ${STATE} = ${state}`
    const [, , , , stored, [tombstone]] = await db.batch([
      removeSubscription(db, isRow),
      removeUnsubscription(db, isRow),
      insertTombstone(db, hash, now, exists(subscriptions, isRow)),
      db.delete(subscriptions).where(isRow),
      db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)),
      db.select({ created_at: tombstones.created_at }).from(tombstones).where(eq(tombstones.hash, hash)),
    ])
    if (stored.length > 0) return deleteSubscriber(id)
    return tombstone?.created_at === new Date(now).toISOString() ? row : undefined
  }

  return {
    deleteSubscriber,

    async restoreSubscriber(row) {
      const isStored = exists(subscriptions, sql`id = ${row.id} OR email = ${row.email}`)
      const hash = await tombstoneOf(row.id)
      const unsubscribedAt = sql`(SELECT unsubscribed_at FROM ${tombstones} WHERE hash = ${hash})`
      const results = await db.batch([
        countEvent(db, subscriptionCounts(row), isStored),
        db.insert(subscriptions).values(row).onConflictDoNothing(),
        ...unsubscribeRows(db, sql`id = ${row.id} AND ${unsubscribedAt} IS NOT NULL`, unsubscribedAt),
        db.delete(tombstones).where(eq(tombstones.hash, hash)),
        db.select().from(subscriptions).where(eq(subscriptions.email, row.email)),
      ])
      return results[5][0]
    },
  } satisfies Partial<Store>
}
