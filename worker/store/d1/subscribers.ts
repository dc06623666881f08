import { and, eq, sql } from 'drizzle-orm'
import { subscriptionCounts } from '../rules/counts.ts'
import { tombstoneOf } from '../rules/tombstones.ts'
import { mailOutbox as outbox, newsletterSubscriptions as subscriptions } from '../schema.ts'
import type { Store } from '../store.ts'
import { countEvent, toJson } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { removeSubscription, removeUnsubscription } from './subscription-status.ts'
import { deleteTombstone, insertTombstone } from './tombstones.ts'
import { withRetry } from './with-retry.ts'

type Subscribers = Pick<Store, 'deleteSubscriber' | 'restoreSubscriber'>

/** The owner's deletions and their undo. Counts come first and depend on the stored row, as in `writes.ts`. */
export function d1Subscribers(db: Database, now: number): Subscribers {
  return {
    async deleteSubscriber(id) {
      // Read in a query of its own: if the deletion is retried after it succeeded, there is no row to return.
      const [row] = await withRetry(() =>
        db.select().from(subscriptions).where(eq(subscriptions.id, id)).execute(),
      )
      if (!row) return undefined
      const isRow = sql`id = ${id}`
      const hash = await tombstoneOf(id)
      await withRetry(() =>
        db.batch([
          removeSubscription(db, isRow),
          removeUnsubscription(db, isRow),
          db.delete(outbox).where(and(eq(outbox.kind, 'confirmation'), eq(outbox.recipient, row.email))),
          insertTombstone(db, hash, now),
          db.delete(subscriptions).where(isRow),
        ]),
      )
      return row
    },

    async restoreSubscriber(row) {
      const isStored = exists(subscriptions, sql`id = ${row.id} OR email = ${row.email}`)
      const hash = await tombstoneOf(row.id)
      const results = await withRetry(() =>
        db.batch([
          countEvent(db, toJson(subscriptionCounts(row)), isStored),
          db.insert(subscriptions).values(row).onConflictDoNothing(),
          deleteTombstone(db, hash),
          db.select().from(subscriptions).where(eq(subscriptions.email, row.email)),
        ]),
      )
      return results[3][0]
    },
  }
}
