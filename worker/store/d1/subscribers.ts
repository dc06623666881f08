import { eq, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { dayOf } from '../rules/days.ts'
import { newsletterSubscriptions as subscriptions } from '../schema.ts'
import { decrement, ensureDay, reinstate } from './counters/correct.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { withRetry } from './with-retry.ts'

type Subscribers = Pick<Store, 'deleteSubscriber' | 'restoreSubscriber'>

/** The owner's deletions and their undo. Counters come first and depend on the row, as in `writes.ts`. */
export function d1Subscribers(db: Database): Subscribers {
  return {
    async deleteSubscriber(id) {
      // Read in a query of its own: if the deletion is retried after it succeeded, there is no row to return.
      const [row] = await withRetry(() =>
        db.select().from(subscriptions).where(eq(subscriptions.id, id)).execute(),
      )
      if (!row) return undefined
      const day = dayOf(Date.parse(row.subscribed_at))
      const isStored = exists(subscriptions, sql`id = ${id}`)
      await withRetry(() =>
        db.batch([
          decrement(db, 'subscription', day, isStored),
          db.delete(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return row
    },

    async restoreSubscriber(row) {
      const day = dayOf(Date.parse(row.subscribed_at))
      const isStored = exists(subscriptions, sql`id = ${row.id} OR email = ${row.email}`)
      const [, , , stored] = await withRetry(() =>
        db.batch([
          ensureDay(db, 'subscription', day),
          reinstate(db, 'subscription', day, isStored),
          db.insert(subscriptions).values(row).onConflictDoNothing(),
          db.select().from(subscriptions).where(eq(subscriptions.email, row.email)),
        ]),
      )
      return stored[0]
    },
  }
}
