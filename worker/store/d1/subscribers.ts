import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Subscriber } from '#contract/entities.ts'
import type { Store } from '../index.ts'
import type { SubscriptionRow } from '../rows.ts'
import { dayOf } from '../rules/days.ts'
import type { Metric } from '../rules/metrics.ts'
import { mailOutbox as outbox, newsletterSubscriptions as subscriptions } from '../schema.ts'
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
      const isStored = exists(subscriptions, sql`id = ${id}`)
      const { confirmed, unsubscribed } = countedDays(row)
      await withRetry(() =>
        db.batch([
          decrement(db, 'subscription', confirmed ?? '', when(confirmed, isStored)),
          decrement(db, 'unsubscription', unsubscribed ?? '', when(unsubscribed, isStored)),
          db.delete(outbox).where(and(eq(outbox.kind, 'confirmation'), eq(outbox.recipient, row.email))),
          db.delete(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return row
    },

    async restoreSubscriber(row) {
      const isStored = exists(subscriptions, sql`id = ${row.id} OR email = ${row.email}`)
      const { confirmed, unsubscribed } = countedDays(row)
      const restored = [
        ...(confirmed ? restoreCount(db, 'subscription', confirmed, isStored) : []),
        ...(unsubscribed ? restoreCount(db, 'unsubscription', unsubscribed, isStored) : []),
      ]
      const results = await withRetry(() =>
        db.batch([
          db.select().from(subscriptions).limit(0),
          ...restored,
          db.insert(subscriptions).values(row).onConflictDoNothing(),
          db.select().from(subscriptions).where(eq(subscriptions.email, row.email)),
        ]),
      )
      return (results.at(-1) as SubscriptionRow[])[0]
    },
  }
}

/** The days on which a row is counted: nothing of an address that was never confirmed. */
function countedDays({ confirmed_at, unsubscribed_at }: Subscriber) {
  return {
    confirmed: confirmed_at && dayOf(Date.parse(confirmed_at)),
    unsubscribed: confirmed_at && unsubscribed_at && dayOf(Date.parse(unsubscribed_at)),
  }
}

function when(day: string | null, condition: SQL): SQL {
  return day === null ? sql`false` : condition
}

function restoreCount(db: Database, metric: Metric, day: string, unless: SQL) {
  return [ensureDay(db, metric, day), reinstate(db, metric, day, unless)] as const
}
