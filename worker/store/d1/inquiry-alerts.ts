import { type SQL, sql } from 'drizzle-orm'
import { newId } from '../rules/ids.ts'
import { ALERT_INTERVAL_MS } from '../rules/mail.ts'
import { mailOutbox as outbox } from '../schema.ts'
import type { Database } from './database.ts'

/**
 * Builds the statement that queues the alert of an inquiry. One that is waiting already will include the inquiry: a mail
 * has every inquiry from its first one on, as of when it is sent. A request held open commits after one with a later
 * time, so that its inquiry may become the first. Within an hour of the last alert the mail waits.
 *
 * @param inquiryId the first inquiry of the mail
 * @param when a condition
 */
export function queueAlert(db: Database, inquiryId: string, recipient: string, now: number, when: SQL) {
  const ofOwner = sql`FROM ${outbox} WHERE kind = 'inquiry_alert' AND subscription_id IS NULL AND recipient = ${recipient}`
  const waiting = sql`
    SELECT id ${ofOwner} AND status <> 'sent' AND status = 'waiting' ORDER BY payload ->> 'since' LIMIT 1`
  const nextHour = sql`coalesce((
    SELECT coalesce(sent_at, created_at) + ${ALERT_INTERVAL_MS} ${ofOwner} ORDER BY id DESC LIMIT 1), 0)`
  return db
    .insert(outbox)
    .select(sql`
      SELECT coalesce((${waiting}), ${newId(now)}), 'inquiry_alert', ${recipient}, NULL,
        ${JSON.stringify({ since: inquiryId })}, 'waiting', 0, ${now},
        max(${now}, min(${now + ALERT_INTERVAL_MS}, ${nextHour})), NULL, NULL, NULL
      WHERE ${when}`)
    .onConflictDoUpdate({
      target: outbox.id,
      // One that has been due for long, because mail was off, would be deleted as old with the new inquiry in it.
      set: {
        payload: sql`iif(payload ->> 'since' < ${inquiryId}, payload, excluded.payload)`,
        next_attempt_at: sql`max(next_attempt_at, ${now})`,
      },
      setWhere: sql`payload ->> 'since' > ${inquiryId} OR next_attempt_at < ${now}`,
    })
}
