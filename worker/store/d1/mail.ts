import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { MAIL_KINDS } from '#contract/runs.ts'
import { runRow, toInquiry, toRun } from '../rows.ts'
import type { Count } from '../rules/counts.ts'
import { dayOf } from '../rules/days.ts'
import { LEASE_MS, MAX_RETRY_MS, OWNER_MAIL_INTERVAL_MS } from '../rules/mail.ts'
import {
  dailyCounts,
  contactInquiries as inquiries,
  runs,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Store } from '../store.ts'
import { addCounts, countEvent, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertRun } from './runs.ts'
import { isWithin } from './subscriptions.ts'

const METRIC = 'mail'
/** Mails to visitors of one claim, which are sent at the same time. */
const CLAIM_SIZE = 10
/** Inquiries of one alert; the others are in the next one. */
const MAX_UNTOLD = 20

export function d1Mail(db: Database, now: number) {
  const today = dayOf(now)
  const time = new Date(now).toISOString()

  return {
    /** The new due time is the lease, after which a mail that was not recorded as sent, or whose claim's answer was lost, is due again. */
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
          .returning({
            id: subscriptions.id,
            kind: subscriptions.mail_kind,
            email: subscriptions.email,
            language: subscriptions.language,
            lease: sql<number>`mail_due_at`.as('lease'),
          }),
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
    async recordSent({ id, lease }) {
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
          .where(sql`id = ${id} AND mail_due_at = ${lease}`),
      ])
    },

    async recordRefusal({ kind }, error) {
      const run = runRow(kind, { outcome: 'failed', detail: error }, now)
      const refused: Count = { metric: METRIC, day: today, key: '', count: -1, value: 0 }
      await db.batch([countEvent(db, [refused], exists(runs, sql`id = ${run.id}`)), ...insertRun(db, run)])
    },

    async unalerted() {
      const [unread, failed] = await db.batch([
        db
          .select()
          .from(inquiries)
          .where(isNull(inquiries.alerted_at))
          .orderBy(inquiries.id)
          .limit(MAX_UNTOLD),
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

    async endMail(id, result) {
      const alerted = 'alerted' in result ? result.alerted : []
      const isAlerted = sql`id IN (SELECT value FROM json_each(${JSON.stringify(alerted)}))`
      const outcome = 'error' in result ? 'failed' : 'succeeded'
      const detail = 'error' in result ? result.error : ''
      await db.batch([
        db.update(runs).set({ outcome, detail }).where(eq(runs.id, id)),
        db.update(inquiries).set({ alerted_at: time }).where(isAlerted),
        db.update(runs).set({ alerted_at: time }).where(isAlerted),
      ])
    },

    async mailOverview() {
      const [due, [failed]] = await db.batch([
        db.select({ count: count() }).from(subscriptions).where(isNotNull(subscriptions.mail_due_at)),
        db
          .select()
          .from(runs)
          .where(and(inArray(runs.kind, MAIL_KINDS), eq(runs.outcome, 'failed')))
          .orderBy(desc(runs.id))
          .limit(1),
      ])
      return { due: due[0]?.count ?? 0, lastFailure: failed ? toRun(failed) : null }
    },
  } satisfies Partial<Store>
}
