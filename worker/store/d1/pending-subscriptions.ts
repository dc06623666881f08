import { sql } from 'drizzle-orm'
import type { NewSubscription } from '#contract/inputs/newsletter.ts'
import type { ConfirmationRequest } from '../outbox.ts'
import { linkedInteraction, subscriptionRow, toSubscription } from '../rows.ts'
import { interactionCounts } from '../rules/counts.ts'
import { newId } from '../rules/ids.ts'
import { REFUSAL_MS } from '../rules/mail.ts'
import { customerInteractions, newsletterSubscriptions as subscriptions } from '../schema.ts'
import { isQueued, isWithin, queueConfirmation } from './confirmations.ts'
import { countEvent } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertUnless } from './insert-unless.ts'

type Visitor = { userAgent: string | null; tracked: boolean; confirmation: ConfirmationRequest }

/**
 * Stores a sign-up that is to be confirmed by mail. The statements are the same for every address, known or not, so that
 * the time they take does not show whether it is.
 *
 * A new address and one that unsubscribed are pending only with their mail. A pending one always gets the new sign-up's
 * data, because the retention goes by the last sign-up.
 */
export async function subscribePending(
  db: Database,
  now: number,
  input: NewSubscription,
  { userAgent, tracked, confirmation: request }: Visitor,
) {
  const row = subscriptionRow(input, userAgent, now, 'pending')
  const { id, created_at: _, email, confirmed_at: __, unsubscribed_at: ___, ...renewed } = row
  const mailId = newId(now)
  const queued = isQueued(mailId)
  const isStored = exists(subscriptions, sql`email = ${email}`)
  const isNew = sql`${queued} AND NOT ${isStored}`
  const linked = linkedInteraction('newsletter_subscription', input, { source_page: row.source_page }, now)
  const isLeftAlone = sql`status = 'confirmed' OR ${isWithin(sql`refused_at`, REFUSAL_MS, now)}`
  const isWanted = sql`NOT ${exists(subscriptions, sql`email = ${email} AND (${isLeftAlone})`)}`
  const queue = queueConfirmation(db, { ...request, mailId, subscriptionId: id, email }, isWanted, now)
  const store = insertUnless(db, subscriptions, row, sql`NOT (${queued} OR ${isStored})`).onConflictDoUpdate({
    target: subscriptions.email,
    set: renewed,
    // A retried request does not overwrite what came after it.
    setWhere: sql`max(${subscriptions.subscribed_at}, coalesce(${subscriptions.refused_at}, 0),
        coalesce(${subscriptions.unsubscribed_at}, 0)) <= ${now}
      AND (${subscriptions.status} = 'pending' OR (${subscriptions.status} = 'unsubscribed' AND ${queued}))`,
  })
  const uncounted = tracked ? sql`NOT (${isNew})` : sql`true`
  const [[answer]] = await db.batch([
    ...queue,
    countEvent(db, interactionCounts(linked), uncounted),
    insertUnless(db, customerInteractions, linked, uncounted),
    store,
  ])
  return { subscription: toSubscription(row), created: true, confirmation: answer?.confirmation }
}
