import { desc, eq, sql } from 'drizzle-orm'
import { MAIL_ERRORS, MAIL_PROBLEMS, type MailEntry, WAITING_COUNTED } from '#contract/mail.ts'
import type { ClaimedMail, Outbox } from '../outbox.ts'
import { type MailRow, toInquiry } from '../rows.ts'
import { newId } from '../rules/ids.ts'
import { LEASE_MS, MAX_DELAY_MS } from '../rules/mail.ts'
import {
  contactInquiries,
  mailOutbox as outbox,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

/** The condition of the partial index, which a query must repeat to use it. */
const IS_OPEN = sql`${outbox.status} <> 'sent'`
/** The last mail that was sent is looked for among so many. */
const LATEST_ROWS = 50

export function d1Outbox(db: Database, now: number) {
  return {
    async queueMail({ id = newId(now), kind, recipient, payload, dueAt = now }) {
      const mail = {
        id,
        kind,
        recipient,
        payload,
        status: 'waiting',
        attempts: 0,
        created_at: new Date(now).toISOString(),
        next_attempt_at: new Date(dueAt).toISOString(),
      } as const
      await db.batch([db.insert(outbox).values(mail).onConflictDoNothing()])
      return id
    },

    /** The claim makes it idempotent: a retry returns what the first attempt claimed, and takes no more. */
    async claimMail(limit) {
      const claim = crypto.randomUUID()
      const isOurs = sql`${IS_OPEN} AND ${outbox.status} = 'sending' AND ${outbox.claim} = ${claim}`
      // A row that is due later than any delay was written before the clock was corrected.
      const due = sql`
        SELECT id FROM ${outbox} WHERE ${IS_OPEN} AND status = 'waiting' AND NOT ${exists(outbox, isOurs)}
          AND (next_attempt_at <= ${now} OR next_attempt_at > ${now + MAX_DELAY_MS})
        ORDER BY next_attempt_at LIMIT ${limit}`
      const results = await db.batch([
        db
          .update(outbox)
          .set({
            status: 'sending',
            attempts: sql`attempts + 1`,
            claim,
            next_attempt_at: new Date(now + LEASE_MS).toISOString(),
          })
          .where(sql`${outbox.id} IN (${due})`),
        db
          .select({
            id: outbox.id,
            kind: outbox.kind,
            recipient: outbox.recipient,
            payload: outbox.payload,
            attempts: outbox.attempts,
            subscription: sql`(
              SELECT json_object('id', id, 'status', status, 'language', language) FROM ${subscriptions}
              WHERE id = ${outbox.subscription_id})`
              .mapWith((text: string): ClaimedMail['subscription'] => JSON.parse(text))
              .as('subscription'),
          })
          .from(outbox)
          .where(isOurs),
      ])
      return { claim, mails: results[1] }
    },

    /** An address that unsubscribed during the attempt gets no other one. */
    async recordOutcomes(claim, outcomes) {
      const isOurs = sql`${outbox.claim} = ${claim} AND ${outbox.status} <> 'sent'`
      const outcome = sql`(
        SELECT value ->> 'id' AS mail, value ->> 'status' AS status, value ->> 'error' AS error,
          value ->> 'retryAt' AS retry_at
        FROM json_each(${JSON.stringify(outcomes)})) AS outcome`
      const isVoid = sql`outcome.status = 'obsolete' OR (kind = 'confirmation' AND outcome.status = 'waiting'
        AND subscription_id NOT IN (SELECT id FROM ${subscriptions} WHERE status = 'pending'))`
      await db.batch([
        db
          .delete(outbox)
          .where(
            sql`${isOurs} AND EXISTS (SELECT 1 FROM ${outcome} WHERE ${outbox.id} = outcome.mail AND (${isVoid}))`,
          ),
        db
          .update(outbox)
          .set({
            status: sql`outcome.status`,
            error: sql`outcome.error`,
            recipient: sql`iif(kind = 'confirmation' AND outcome.status = 'sent', '', recipient)`,
            sent_at: sql`iif(outcome.status = 'sent', ${now}, NULL)`,
            next_attempt_at: sql`coalesce(outcome.retry_at, next_attempt_at)`,
          })
          .from(outcome)
          .where(sql`${outbox.id} = outcome.mail AND ${isOurs}`),
      ])
    },

    async expireLeases() {
      // The process that has the lease may be ahead of this one's time; much further ahead, the clock was corrected.
      await db.batch([
        db
          .update(outbox)
          .set({ status: 'unknown', error: MAIL_ERRORS.interrupted })
          .where(
            sql`${IS_OPEN} AND status = 'sending' AND next_attempt_at NOT BETWEEN ${now + 1} AND ${now + 2 * LEASE_MS}`,
          ),
      ])
    },

    async retryMail(id) {
      const results = await db.batch([
        db
          .update(outbox)
          .set({ status: 'waiting', attempts: 0, next_attempt_at: new Date(0).toISOString() })
          .where(sql`id = ${id} AND status IN ('failed', 'unknown')`),
        db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id)),
      ])
      return results[1].length > 0
    },

    async mailEntry(id) {
      const [[row]] = await db.batch([db.select().from(outbox).where(eq(outbox.id, id))])
      return row && toEntry(row)
    },

    /** Reads at most `LATEST_ROWS`, `WAITING_COUNTED` and `MAIL_PROBLEMS` rows, and index entries as many. */
    async outboxOverview() {
      const latest = db.select().from(outbox).orderBy(desc(outbox.id)).limit(LATEST_ROWS).as('latest')
      const problems = (status: 'failed' | 'unknown') =>
        db
          .select()
          .from(outbox)
          .where(sql`${IS_OPEN} AND ${outbox.status} = ${status}`)
          .orderBy(desc(outbox.next_attempt_at))
          .limit(MAIL_PROBLEMS)
      const [last, [waiting], failed, unknown] = await db.batch([
        db.select().from(latest).where(eq(latest.status, 'sent')).orderBy(desc(latest.sent_at)).limit(1),
        db
          .select({ count: sql<number>`count(*)`.as('count') })
          .from(
            sql`(SELECT 1 FROM ${outbox} WHERE ${IS_OPEN} AND status IN ('waiting', 'sending') LIMIT ${WAITING_COUNTED})`,
          ),
        problems('failed'),
        problems('unknown'),
      ])
      return {
        lastSent: last[0] ? toEntry(last[0]) : null,
        waiting: waiting?.count ?? 0,
        problems: [...failed, ...unknown]
          .map(toEntry)
          .sort((one, other) => (one.id < other.id ? 1 : -1))
          .slice(0, MAIL_PROBLEMS),
      }
    },

    async inquiriesSince(id, limit) {
      const [rows] = await db.batch([
        db
          .select()
          .from(contactInquiries)
          .where(
            sql`${contactInquiries.id} >= ${id}
              AND coalesce(nullif(name, ''), nullif(email, ''), nullif(phone, ''), nullif(message, '')) IS NOT NULL`,
          )
          .orderBy(contactInquiries.id)
          .limit(limit),
      ])
      return rows.map(toInquiry)
    },
  } satisfies Partial<Outbox>
}

function toEntry({ id, kind, recipient, status, attempts, created_at, sent_at, error }: MailRow): MailEntry {
  return { id, kind, recipient, status, attempts, created_at, sent_at, error }
}
