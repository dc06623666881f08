import { sql } from 'drizzle-orm'
import { newId } from '../rules/ids.ts'
import { ALERT_INTERVAL_MS } from '../rules/mail.ts'
import { mailOutbox as outbox } from '../schema.ts'
import type { Database } from './database.ts'

/**
 * Builds the statement that queues the alert of an inquiry. One that is waiting already will include the inquiry: a mail
 * has every inquiry from its first one on, as of when it is sent. Within an hour of the last alert the mail waits.
 *
 * @param inquiryId the first inquiry of the mail
 */
export function queueAlert(db: Database, inquiryId: string, recipient: string, now: number) {
  const ofOwner = sql`FROM ${outbox} WHERE kind = 'inquiry_alert' AND subscription_id IS NULL AND recipient = ${recipient}`
  const nextHour = sql`coalesce((
    SELECT coalesce(sent_at, created_at) + ${ALERT_INTERVAL_MS} ${ofOwner} ORDER BY id DESC LIMIT 1), 0)`
  return db
    .insert(outbox)
    .select(sql`
      SELECT ${newId(now)}, 'inquiry_alert', ${recipient}, NULL, ${JSON.stringify({ since: inquiryId })}, 'waiting', 0,
        ${now}, max(${now}, min(${now + ALERT_INTERVAL_MS}, ${nextHour})), NULL, NULL, NULL
      WHERE NOT EXISTS (SELECT 1 ${ofOwner} AND status <> 'sent' AND status = 'waiting')`)
    .onConflictDoNothing()
}
