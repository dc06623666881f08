import { eq, isNull, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, iso, MINUTE_MS } from '../contract/days.ts'
import type { Database } from '../d1/database.ts'
import { exists, isOneOf, isWithin } from '../d1/guards.ts'
import { toInquiry } from '../inquiries/row.ts'
import { contactInquiries as inquiries, inquiryColumns } from '../inquiries/table.ts'
import { insertReport, selectLastReport } from '../reports/queries.ts'
import { reportRow } from '../reports/row.ts'
import { type Report, reportColumns, reports } from '../reports/table.ts'
import type { DailyQuota } from '../statistics/daily-quota.ts'
import { type SubscriptionRow, newsletterSubscriptions as subscriptions } from '../subscriptions/table.ts'
import { MAIL_KINDS, type OwnerMail, type VisitorMail } from './constants.ts'

/** Mails to visitors of one claim, which are sent at the same time. */
const CLAIM_SIZE = 10

/** A claimed mail that is not recorded as sent is tried again after this time; with each attempt it is four times as long. */
export const LEASE_MS = 5 * MINUTE_MS

const MAX_RETRY_MS = DAY_MS

/** Mails to the owner: at most one attempt of a kind in this time. */
const OWNER_MAIL_INTERVAL_MS = HOUR_MS

/** Inquiries of one alert; the others are in the next one. */
const MAX_INQUIRIES = 20

/** The last refused mail, in D1: what requests read of mail. */
export function refusedMail(db: Database) {
  return {
    /** The last mail that was not sent; the code of the error is its `detail`. */
    async lastRefusedMail(): Promise<Report | null> {
      const [[last]] = await db.batch([selectLastReport(db, MAIL_KINDS, 'failed')])
      return last ?? null
    },
  }
}

/** Mail that is due, in D1, at a time in milliseconds UTC. */
export function mailQueries(db: Database, now: number, quota: DailyQuota) {
  const time = iso(now)

  return {
    /**
     * Claims some mails to visitors that are due, as many as the day has room for. The new `mail_due_at` of each is the end of
     * its lease: unless it is recorded as sent by then, it is due again. A claimed mail counts as one of the day's mails,
     * because it may have been sent; only `recordRefused` takes it off again.
     */
    async claimMail(): Promise<SubscriptionRow[]> {
      const due = sql`
        SELECT id FROM ${subscriptions} WHERE mail_due_at <= ${now} ORDER BY mail_due_at
        LIMIT max(0, min(${CLAIM_SIZE}, ${quota.left('mail')}))`
      const [rows] = await db.batch([
        db
          .update(subscriptions)
          .set({
            mail_due_at: sql`${now} + min(${MAX_RETRY_MS}, ${LEASE_MS} << 2 * min(mail_attempts, 5))`,
            mail_attempts: sql`mail_attempts + 1`,
          })
          .where(sql`${subscriptions.id} IN (${due})`)
          .returning(),
        quota.use('mail'),
      ])
      return rows
    },

    /** Records that a mail which this Store claimed was refused, for the owner to see, and gives back its part of the quota. */
    async recordRefused(kind: VisitorMail, error: string): Promise<void> {
      const [insert, deleteOld] = insertReport(db, reportRow(kind, { outcome: 'failed', detail: error }, now))
      await db.batch([insert, quota.giveBack('mail'), deleteOld])
    },

    /** Records that a claimed mail was sent. Changes nothing where it has been claimed again, or is not due any more. */
    async recordSent({ id, mail_due_at }: SubscriptionRow): Promise<void> {
      await db.batch([
        db
          .update(subscriptions)
          .set({ mail_due_at: null, mail_attempts: 0, mail_sent_at: time })
          .where(sql`id = ${id} AND mail_due_at = ${sql.param(mail_due_at, subscriptions.mail_due_at)}`),
      ])
    },

    /** Reads what the owner is to be alerted to, oldest first, and the kinds that have become full since the last alert. */
    async unalerted() {
      const lastAlert = sql`coalesce((
        SELECT max(created_at) FROM ${reports} WHERE kind = ${'alert' satisfies OwnerMail} AND outcome = 'succeeded'), 0)`
      const [unread, failures, full] = await db.batch([
        db
          .select(inquiryColumns)
          .from(inquiries)
          .where(isNull(inquiries.alerted_at))
          .orderBy(inquiries.id)
          .limit(MAX_INQUIRIES),
        db.select(reportColumns).from(reports).where(isNull(reports.alerted_at)).orderBy(reports.id),
        quota.selectFull(sql`${lastAlert} + 1`),
      ])
      return { inquiries: unread.map(toInquiry), failures, full: quota.fullKinds(full) }
    },

    /**
     * Starts a mail to the owner. Returns the id of its row; undefined if one of the kind has succeeded since a time,
     * milliseconds UTC, or was started within the hour.
     */
    async startOwnerMail(kind: OwnerMail, since: number): Promise<string | undefined> {
      const row = reportRow(kind, { outcome: 'started', detail: '' }, now)
      const isTooSoon = isWithin(sql`created_at`, OWNER_MAIL_INTERVAL_MS, now)
      const isDone = exists(
        reports,
        sql`kind = ${kind} AND id <> ${row.id}
          AND (${isTooSoon} OR (outcome = 'succeeded' AND created_at >= ${since}))`,
      )
      const results = await db.batch([
        ...insertReport(db, row, sql`NOT ${isDone}`),
        db.select({ id: reports.id }).from(reports).where(eq(reports.id, row.id)),
      ])
      return results[2].length > 0 ? row.id : undefined
    },

    /** Ends a mail to the owner. `alerted`: ids of the inquiries and reports in it, if it was sent. */
    async endOwnerMail(id: string, alerted: string[], error = ''): Promise<void> {
      const isAlerted = isOneOf(alerted)(sql`id`)
      const outcome = error ? 'failed' : 'succeeded'
      await db.batch([
        db.update(reports).set({ outcome, detail: error }).where(eq(reports.id, id)),
        db.update(inquiries).set({ alerted_at: time }).where(isAlerted),
        db.update(reports).set({ alerted_at: time }).where(isAlerted),
      ])
    },
  }
}
