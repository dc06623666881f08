import { eq, sql } from 'drizzle-orm'
import { dayOf } from '../days.ts'
import type { Store } from '../index.ts'
import { toSubscriber } from '../rows.ts'
import { newsletterSubscriptions as subscriptions } from '../schema.ts'
import { countBack, openDay, uncountOne } from './counts.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'

type Subscribers = Pick<Store, 'deleteSubscriber' | 'restoreSubscriber'>

/** Deletes by the owner, and their undo. Counts come first and ask whether the row is there, as in `writes.ts`. */
export function d1Subscribers(db: Database): Subscribers {
  return {
    async deleteSubscriber(id) {
      // Read by itself: a delete that was done but not acknowledged, and is sent again, has no row to give any more.
      const [row] = await askD1(() =>
        db.select().from(subscriptions).where(eq(subscriptions.id, id)).execute(),
      )
      if (!row) return undefined
      await askD1(() =>
        db.batch([
          uncountOne(
            db,
            'subscription',
            dayOf(row.subscribed_at),
            sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE id = ${id})`,
          ),
          db.delete(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return toSubscriber(row)
    },

    async restoreSubscriber(row) {
      const day = dayOf(row.subscribed_at)
      const there = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE id = ${row.id} OR email = ${row.email})`
      const [, , , found] = await askD1(() =>
        db.batch([
          openDay(db, 'subscription', day),
          countBack(db, 'subscription', day, there),
          db.insert(subscriptions).values(row).onConflictDoNothing(),
          db.select().from(subscriptions).where(eq(subscriptions.email, row.email)),
        ]),
      )
      return found[0] && toSubscriber(found[0])
    },
  }
}
