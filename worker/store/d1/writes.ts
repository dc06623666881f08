import { and, eq, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import {
  companionRow,
  inquiryRow,
  interactionRow,
  orderEventRow,
  orderRow,
  productEventRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscription,
} from '../rows.ts'
import { dayOf } from '../rules/days.ts'
import { hasWords } from '../rules/inquiries.ts'
import { interactionMetric, untrackedMetric } from '../rules/metrics.ts'
import {
  chatOrders,
  contactInquiries,
  productAnalytics,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import { increment } from './counters/increment.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { queueAlert } from './inquiry-alerts.ts'
import { insertUnless } from './insert-unless.ts'
import { insertCompanion } from './interaction-insert.ts'
import { countOrderClick } from './order-counts.ts'
import { subscribePending } from './pending-subscriptions.ts'
import { confirmRow } from './subscription-status.ts'
import { interactionStatements, productEventStatements } from './tracking-statements.ts'
import { withRetry } from './with-retry.ts'

type Writes = Pick<
  Store,
  | 'subscribe'
  | 'recordInteraction'
  | 'recordProductEvent'
  | 'recordInquiry'
  | 'recordOrder'
  | 'countUntracked'
>

/*
 * A batch is one transaction. Within it, counters and companions come before the row and depend on its absence, so that
 * a batch can be retried after it succeeded without an acknowledgement.
 */
export function d1Writes(db: Database, now: number): Writes {
  const day = dayOf(now)
  return {
    async subscribe(input, { userAgent, tracked = true, confirmation }) {
      if (confirmation) return subscribePending(db, now, input, { userAgent, tracked, confirmation })
      const row = subscriptionRow(input, userAgent, now)
      const companion = companionRow('newsletter_subscription', input, { source_page: row.source_page }, now)
      const isStored = exists(subscriptions, sql`email = ${row.email}`)
      const count = increment(db, 'subscription', day, isStored)
      const insert = db.insert(subscriptions).values(row).onConflictDoNothing()
      // Read back by id: the row exists if any attempt of this request inserted it.
      const readBack = db.select().from(subscriptions).where(eq(subscriptions.id, row.id))
      const inserted = await withRetry(async () => {
        if (!tracked) return (await db.batch([count, insert, readBack]))[2]
        return (
          await db.batch([count, ...insertCompanion(db, companion, day, isStored), insert, readBack])
        )[4]
      })
      if (inserted.length > 0) return { subscription: toSubscription(row), created: true }
      // Without confirmation, an address that is pending or has left is confirmed by its next sign-up.
      const [known] = await withRetry(() =>
        db.select().from(subscriptions).where(eq(subscriptions.email, row.email)).execute(),
      )
      if (!known || known.status === 'confirmed') return { subscription: toSubscription(row), created: false }
      await confirmRow(db, known, now)
      return { subscription: toSubscription(known), created: true }
    },

    async recordInteraction(input) {
      const row = interactionRow(input, now)
      const metric = interactionMetric(row.interaction_type)
      await withRetry(() => db.$client.batch(interactionStatements(db, { ...row, metric, day })))
      return toInteraction(row)
    },

    async recordProductEvent(input) {
      const row = productEventRow(input, now)
      await withRetry(() => db.$client.batch(productEventStatements(db, { ...row, day })))
      return toProductEvent(row)
    },

    async recordInquiry(input, { tracked = true, alertTo } = {}) {
      const row = inquiryRow(input, now, tracked)
      const companion = companionRow('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const isStored = exists(contactInquiries, sql`id = ${row.id}`)
      const count = increment(db, 'inquiry', day, isStored)
      const insert = db.insert(contactInquiries).values(row).onConflictDoNothing()
      const alert = alertTo && hasWords(row) ? [queueAlert(db, row.id, alertTo, now)] : []
      await withRetry<unknown>(() =>
        tracked
          ? db.batch([count, ...insertCompanion(db, companion, day, isStored), insert, ...alert])
          : db.batch([count, insert, ...alert]),
      )
      return toInquiry(row)
    },

    /** Writes 10 rows: the order and its two index entries, event and interaction with an index entry each, counts. */
    async recordOrder(input) {
      const row = orderRow(input, now)
      const { reference, user_session, placement, pack } = { ...row, ...input }
      const companion = companionRow('whatsapp_click', input, { placement, ...(pack && { pack }) }, now)
      const isStored = exists(chatOrders, sql`reference = ${reference} AND user_session = ${user_session}`)
      const results = await withRetry(() =>
        db.batch([
          countOrderClick(db, day, isStored),
          increment(db, 'product_event', day, isStored),
          insertUnless(db, productAnalytics, orderEventRow(input, now), isStored),
          ...insertCompanion(db, companion, day, isStored),
          insertUnless(db, chatOrders, row, isStored),
          db
            .select({ id: chatOrders.id })
            .from(chatOrders)
            .where(and(eq(chatOrders.reference, reference), eq(chatOrders.user_session, user_session))),
        ]),
      )
      return { id: results[6][0]?.id ?? row.id, reference }
    },

    async countUntracked(reason) {
      // Not idempotent, because there is no row that shows whether it was counted.
      await withRetry(() => increment(db, untrackedMetric(reason), day).execute(), 1)
    },
  }
}
