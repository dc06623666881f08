import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../days.ts'
import type { Store } from '../index.ts'
import { interactionMetric, type Metric } from '../metrics.ts'
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
import { writtenOnce } from './written-once.ts'

type Writes = Pick<
  Store,
  'subscribe' | 'recordInteraction' | 'recordProductEvent' | 'recordInquiry' | 'countNotCounted'
>

/*
 * A batch is one transaction: what belongs together is written together or not at all. Counts and companions come
 * first and ask whether the row is there, so that a batch that was written but not acknowledged can be sent again.
 */
export function d1Writes(db: Database, now: number): Writes {
  const day = dayOf(now)
  return {
    async subscribe(input, { userAgent, tracked = true }) {
      const row = subscriptionRow(input, userAgent, now)
      const companion = companionRow('newsletter_subscription', input, { source_page: row.source_page }, now)
      const there = exists(newsletterSubscriptions, sql`email = ${row.email}`)
      const insert = db.insert(newsletterSubscriptions).values(row).onConflictDoNothing()
      // The row is read back by its id: it is there if this very request made it, in whichever try.
      const readBack = db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, row.id))
      const made = await askD1(async () => {
        const count = countOne(db, 'subscription', day, there)
        if (!tracked) return (await db.batch([count, insert, readBack]))[2]
        return (await db.batch([count, ...insertCompanion(companion, there), insert, readBack]))[4]
      })
      return { subscription: toSubscription(made[0] ?? row), created: made.length > 0 }
    },

    async recordInteraction(input) {
      const row = interactionRow(input, now)
      const metric = interactionMetric(row.interaction_type)
      await askD1(() => db.$client.batch(interactionStatements(db, { ...row, metric, day })))
      return toInteraction(row)
    },

    async recordProductEvent(input) {
      const row = productEventRow(input, now)
      await askD1(() => db.$client.batch(productEventStatements(db, { ...row, day })))
      return toProductEvent(row)
    },

    async recordInquiry(input, { tracked = true } = {}) {
      const row = inquiryRow(input, now)
      const companion = companionRow('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const there = exists(contactInquiries, sql`id = ${row.id}`)
      const count = countOne(db, 'inquiry', day, there)
      const insert = db.insert(contactInquiries).values(row).onConflictDoNothing()
      await askD1<unknown>(() =>
        tracked ? db.batch([count, ...insertCompanion(companion, there), insert]) : db.batch([count, insert]),
      )
      return toInquiry(row)
    },

    async countNotCounted(reason) {
      // Nothing tells whether it was counted already, so it is not tried again.
      await askD1(() => countOne(db, `not_counted:${reason}`, day).execute(), 1)
    },
  }

  function insertCompanion(row: InteractionRow, unless: SQL) {
    return insertInteraction(db, row, interactionMetric(row.interaction_type), day, unless)
  }
}

const interactionStatements = writtenOnce((db) => {
  const row = placeholders(getTableColumns(customerInteractions))
  const there = exists(customerInteractions, sql`id = ${row.id}`)
  return insertInteraction(db, row, sql.placeholder('metric'), sql.placeholder('day'), there)
})

const productEventStatements = writtenOnce((db) => {
  const row = placeholders(getTableColumns(productAnalytics))
  return [
    countOne(db, 'product_event', sql.placeholder('day'), exists(productAnalytics, sql`id = ${row.id}`)),
    db.insert(productAnalytics).values(row).onConflictDoNothing(),
  ]
})

/** One for each column, named as it is. */
function placeholders<Columns extends object>(columns: Columns): Record<keyof Columns, Placeholder> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as Record<
    keyof Columns,
    Placeholder
  >
}

type InteractionValues = { [Column in keyof InteractionRow]: InteractionRow[Column] | Placeholder }

function insertInteraction(
  db: Database,
  row: InteractionValues,
  metric: Metric | Placeholder,
  day: string | Placeholder,
  unless: SQL,
) {
  return [
    countOne(db, metric, day, unless),
    db.insert(customerInteractions).select(sql`
      SELECT ${row.id}, ${row.interaction_type}, ${row.timestamp}, ${row.user_session}, ${row.page_url},
        ${row.additional_data}, ${row.created_at}
      WHERE NOT (${unless})`),
  ] as const
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
