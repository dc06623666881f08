import { eq, sql } from 'drizzle-orm'
import { newsletterSubscriptions as subscriptions } from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { removeSubscription, removeUnsubscription } from './subscriptions.ts'

/** The owner's deletions. Counts come first and depend on the stored row, as in `writes.ts`. */
export function d1Subscribers(db: Database) {
  return {
    async deleteSubscriber(id) {
      const isRow = sql`id = ${id}`
      await db.batch([
        removeSubscription(db, isRow),
        removeUnsubscription(db, isRow),
        db.delete(subscriptions).where(eq(subscriptions.id, id)),
      ])
    },
  } satisfies Partial<Store>
}
