import { eq, isNull, sql } from 'drizzle-orm'
import { runRow, toInquiry, toRun } from '../rows.ts'
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../rules/days.ts'
import {
  dailyCounts,
  contactInquiries as inquiries,
  runs,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Store } from '../store.ts'
import { addCounts, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './guards.ts'
import { insertRun } from './runs.ts'
import { isWithin } from './subscriptions.ts'

const METRIC = 'mail'
/** Mails to visitors of one claim, which are sent at the same time. */
const CLAIM_SIZE = 10
/** A mail that was claimed may be tried again after this time, and after four times as long with each attempt. */
export const LEASE_MS = 5 * MINUTE_MS
const MAX_RETRY_MS = DAY_MS
/** Mails to the owner: at most one attempt of a kind in this time. */
const OWNER_MAIL_INTERVAL_MS = HOUR_MS
/** Inquiries of one alert; the others are in the next one. */
const MAX_INQUIRIES = 20

export function d1Mail(db: Database, now: number) {
  const today = dayOf(now)
  const time = new Date(now).toISOString()

  return {
    /** The new due time is the lease. */
    async claimMail(dailyLimit) {
      const sent = sql`SELECT count FROM ${dailyCounts} WHERE metric = ${METRIC} AND day = ${today} AND key = ''`
      const room = sql`max(0, min(${CLAIM_SIZE}, ${dailyLimit} - coalesce((${sent}), 0)))`
      const due = sql`
        SELECT id FROM ${subscriptions} WHERE mail_due_at <= ${now} ORDER BY mail_due_at LIMIT ${room}`
      const [claimed] = await db.batch([
        db
          .update(subscriptions)
          .set({
            mail_due_at: sql`${now} + min(${MAX_RETRY_MS}, ${LEASE_MS} << 2 * min(mail_attempts, 5))`,
            mail_attempts: sql`mail_attempts + 1`,
          })
          .where(sql`${subscriptions.id} IN (${due})`)
          .returning(),
        addCounts(
          db,
          sql`
            SELECT ${METRIC} AS metric, ${today} AS day, '' AS key, changes() AS count, 0 AS value
            WHERE changes() > 0`,
        ),
      ])
      return claimed
    },

    /** Changes nothing where the mail has been claimed again, or is not due any more. */
    async recordSent({ id, mail_due_at }) {
      const isSameDay = sql`${dayIn(sql`mail_sent_at`)} = ${today}`
      await db.batch([
        db
          .update(subscriptions)
          .set({
            mail_due_at: null,
            mail_attempts: 0,
            mail_sent_at: time,
            mails_sent: sql`iif(${isSameDay}, mails_sent, 0) + 1`,
          })
          .where(sql`id = ${id} AND mail_due_at = ${sql.param(mail_due_at, subscriptions.mail_due_at)}`),
      ])
    },

    async unalerted() {
      const [unread, failed] = await db.batch([
        db
          .select()
          .from(inquiries)
          .where(isNull(inquiries.alerted_at))
          .orderBy(inquiries.id)
          .limit(MAX_INQUIRIES),
        db.select().from(runs).where(isNull(runs.alerted_at)).orderBy(runs.id),
      ])
      return { inquiries: unread.map(toInquiry), failures: failed.map(toRun) }
    },

    async startMail(kind, since) {
      const run = runRow(kind, { outcome: 'started', detail: '' }, now)
      const isTooSoon = isWithin(sql`created_at`, OWNER_MAIL_INTERVAL_MS, now)
      const isDone = exists(
        runs,
        sql`kind = ${kind} AND id <> ${run.id}
          AND (${isTooSoon} OR (outcome = 'succeeded' AND created_at >= ${since}))`,
      )
      const results = await db.batch([
        ...insertRun(db, run, isDone),
        db.select({ id: runs.id }).from(runs).where(eq(runs.id, run.id)),
      ])
      return results[2].length > 0 ? run.id : undefined
    },

    async endMail(id, alerted, error = '') {
      const isAlerted = sql`id IN (SELECT value FROM json_each(${JSON.stringify(alerted)}))`
      const outcome = error ? 'failed' : 'succeeded'
      await db.batch([
        db.update(runs).set({ outcome, detail: error }).where(eq(runs.id, id)),
        db.update(inquiries).set({ alerted_at: time }).where(isAlerted),
        db.update(runs).set({ alerted_at: time }).where(isAlerted),
      ])
    },
  } satisfies Partial<Store>
}
