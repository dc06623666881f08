import { eq, type SQL, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { interactionMetric } from '../metrics.ts'
import {
  companionRow,
  type InteractionRow,
  inquiryRow,
  interactionRow,
  productEventRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscription,
} from '../rows.ts'
import {
  contactInquiries,
  customerInteractions,
  newsletterSubscriptions,
  productAnalytics,
} from '../schema.ts'
import { countOne } from './counts.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'

type Writes = Pick<
  Store,
  'subscribe' | 'recordInteraction' | 'recordProductEvent' | 'recordInquiry' | 'countNotCounted'
>

/*
 * A batch is one transaction: what belongs together is written together or not at all. Counts and companions come
 * first and ask whether the row is there, so that a batch that was written but not acknowledged can be sent again.
 */
export function d1Writes(db: Database, now: number): Writes {
  return {
    async subscribe(input, { userAgent, tracked = true }) {
      const row = subscriptionRow(input, userAgent, now)
      const companion = companionRow('newsletter_subscription', input, { source_page: row.source_page }, now)
      const there = exists(newsletterSubscriptions, sql`email = ${row.email}`)
      const insert = db.insert(newsletterSubscriptions).values(row).onConflictDoNothing()
      // The row is read back by its id: it is there if this very request made it, in whichever try.
      const readBack = db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, row.id))
      const made = await askD1(async () => {
        const count = countOne(db, 'subscription', now, there)
        if (!tracked) return (await db.batch([count, insert, readBack]))[2]
        return (await db.batch([count, ...insertInteraction(companion, there), insert, readBack]))[4]
      })
      return { subscription: toSubscription(made[0] ?? row), created: made.length > 0 }
    },

    async recordInteraction(input) {
      const row = interactionRow(input, now)
      const there = exists(customerInteractions, sql`id = ${row.id}`)
      await askD1(() => db.batch(insertInteraction(row, there)))
      return toInteraction(row)
    },

    async recordProductEvent(input) {
      const row = productEventRow(input, now)
      await askD1(() =>
        db.batch([
          countOne(db, 'product_event', now, exists(productAnalytics, sql`id = ${row.id}`)),
          db.insert(productAnalytics).values(row).onConflictDoNothing(),
        ]),
      )
      return toProductEvent(row)
    },

    async recordInquiry(input, { tracked = true } = {}) {
      const row = inquiryRow(input, now)
      const companion = companionRow('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const there = exists(contactInquiries, sql`id = ${row.id}`)
      const count = countOne(db, 'inquiry', now, there)
      const insert = db.insert(contactInquiries).values(row).onConflictDoNothing()
      await askD1<unknown>(() =>
        tracked
          ? db.batch([count, ...insertInteraction(companion, there), insert])
          : db.batch([count, insert]),
      )
      return toInquiry(row)
    },

    async countNotCounted(reason) {
      // Nothing tells whether it was counted already, so it is not tried again.
      await askD1(() => countOne(db, `not_counted:${reason}`, now).execute(), 1)
    },
  }

  function insertInteraction(row: InteractionRow, unless: SQL) {
    return [
      countOne(db, interactionMetric(row.interaction_type), now, unless),
      db.insert(customerInteractions).select(sql`
        SELECT ${row.id}, ${row.interaction_type}, ${row.timestamp}, ${row.user_session}, ${row.page_url},
          ${row.additional_data}, ${row.created_at}
        WHERE NOT (${unless})`),
    ] as const
  }
}

function exists(
  table:
    | typeof newsletterSubscriptions
    | typeof customerInteractions
    | typeof productAnalytics
    | typeof contactInquiries,
  condition: SQL,
): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`
}
