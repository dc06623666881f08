import { sql } from 'drizzle-orm'
import type { NewSubscription } from '#contract/inputs/newsletter.ts'
import type { ConfirmationRequest } from '../outbox.ts'
import { linkedInteraction, subscriptionRow, toSubscription } from '../rows.ts'
import { interactionCounts } from '../rules/counts.ts'
import { newId } from '../rules/ids.ts'
import { customerInteractions, newsletterSubscriptions as subscriptions } from '../schema.ts'
import { isQueued, queueConfirmation } from './confirmations.ts'
import { countEvent, toJson } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertUnless } from './insert-unless.ts'
import { withRetry } from './with-retry.ts'

type Visitor = { userAgent: string | null; tracked: boolean; confirmation: ConfirmationRequest }

/**
 * Stores a sign-up that is to be confirmed by mail. The statements are the same for every address, known or not, so that
 * the time they take does not show whether it is.
 *
 * A known address that is not confirmed gets the new sign-up's data only with its mail.
 */
export async function subscribePending(
  db: Database,
  now: number,
  input: NewSubscription,
  { userAgent, tracked, confirmation }: Visitor,
) {
  const row = subscriptionRow(input, userAgent, now, 'pending')
  const { id, created_at: _, email, confirmed_at: __, unsubscribed_at: ___, ...renewed } = row
  const mailId = newId(now)
  const queued = isQueued(mailId)
  const isStored = exists(subscriptions, sql`email = ${email}`)
  const linked = linkedInteraction('newsletter_subscription', input, { source_page: row.source_page }, now)
  const queue = queueConfirmation(db, { ...confirmation, mailId, subscriptionId: id, email }, now)
  const queuedAt = sql`iif(${queued}, ${now}, NULL)`
  const store = db
    .insert(subscriptions)
    .values({ ...row, confirmation_queued_at: queuedAt })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...renewed, confirmation_queued_at: queuedAt },
      setWhere: sql`${subscriptions.status} <> 'confirmed' AND ${queued}`,
    })
  const interaction = [
    countEvent(db, toJson(interactionCounts(linked)), isStored),
    insertUnless(db, customerInteractions, linked, isStored),
  ] as const
  await withRetry<unknown>(() =>
    tracked ? db.batch([...queue, ...interaction, store]) : db.batch([...queue, store]),
  )
  return { subscription: toSubscription(row), created: true }
}
