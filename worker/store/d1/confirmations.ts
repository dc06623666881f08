import { type SQL, sql } from 'drizzle-orm'
import type { ConfirmationRequest, ConfirmationTime } from '../outbox.ts'
import { dayOf, midnightOf } from '../rules/days.ts'
import {
  ALL_NETWORKS,
  CONFIRMATION_INTERVAL_MS,
  INBOX_DAILY_LIMIT,
  MORNING_MS,
  QUEUE_DAYS,
} from '../rules/mail.ts'
import {
  mailOutbox as outbox,
  mailQuotas as quotas,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Confirmation = ConfirmationRequest & {
  /** Of the mail in the outbox. */
  mailId: string
  /** Of the subscription, if the address has none yet. */
  subscriptionId: string
  email: string
}

/** @returns the condition that a confirmation mail has been queued with this id */
export function isQueued(mailId: string): SQL {
  return exists(outbox, sql`id = ${mailId}`)
}

/** @returns the condition that a time is less than a length away. A request held open commits after one with a later time */
export function isWithin(time: SQL, length: number, now: number): SQL {
  return sql`coalesce(${time}, 0) BETWEEN ${now - length + 1} AND ${now + length - 1}`
}

/**
 * Builds the statements that queue a confirmation mail for the first day whose limits are not reached, and count it on
 * that day. They precede the change of the subscription; the first one returns `confirmation`.
 *
 * @param isWanted the condition that the subscription may get a mail; the limits of its inbox come on top
 */
export function queueConfirmation(
  db: Database,
  { mailId, subscriptionId, email, origin, networks, dailyLimit }: Confirmation,
  isWanted: SQL,
  now: number,
) {
  const midnight = midnightOf(dayOf(now))
  const days = JSON.stringify(
    Array.from({ length: QUEUE_DAYS }, (_, index) => ({
      day: dayOf(midnight + index * DAY_MS),
      dueAt: index === 0 ? now : midnight + index * DAY_MS + MORNING_MS,
      scopes: [{ scope: ALL_NETWORKS, limit: dailyLimit }, ...(networks[index] ?? [])],
    })),
  )
  const isFull = sql`EXISTS (
    SELECT 1 FROM json_each(day.value, '$.scopes') AS quota WHERE quota.value ->> 'limit' <= coalesce((
      SELECT count FROM ${quotas}
      WHERE ${quotas.day} = day.value ->> 'day' AND ${quotas.scope} = quota.value ->> 'scope'), 0))`
  const freeTime = sql`(
    SELECT day.value ->> 'dueAt' FROM json_each(${days}) AS day WHERE NOT ${isFull} ORDER BY day.key LIMIT 1)`
  const ofInbox = sql`
    FROM ${outbox} WHERE kind = 'confirmation'
      AND subscription_id IN (SELECT id FROM ${subscriptions} WHERE ${isOfInbox(email)})`
  const isRecent = isWithin(sql`coalesce(sent_at, next_attempt_at)`, CONFIRMATION_INTERVAL_MS, now)
  // Where the answer of an earlier attempt was lost, the mail may have been claimed since: then it was due now.
  const dueAt = sql`(SELECT iif(attempts = 0, next_attempt_at, ${now}) FROM ${outbox} WHERE id = ${mailId})`
  return [
    db
      .select({
        confirmation: sql<ConfirmationTime>`CASE
          WHEN coalesce(${dueAt}, ${freeTime}) < ${midnight + DAY_MS} THEN 'now'
          WHEN ${freeTime} IS NULL THEN 'never' ELSE 'another day' END`.as('confirmation'),
      })
      .from(sql`(SELECT 1)`),
    db
      .insert(outbox)
      .select(sql`
        SELECT ${mailId}, 'confirmation', ${email},
          coalesce((SELECT id FROM ${subscriptions} WHERE email = ${email}), ${subscriptionId}),
          ${JSON.stringify({ origin })}, 'waiting', 0, ${now}, free_time, NULL, NULL, NULL
        FROM (SELECT ${freeTime} AS free_time)
        WHERE free_time IS NOT NULL AND ${isWanted}
          AND NOT EXISTS (SELECT 1 ${ofInbox} AND (status = 'waiting' OR ${isRecent}))
          AND (SELECT count(*) ${ofInbox} AND ${isWithin(sql`created_at`, DAY_MS, now)}) < ${INBOX_DAILY_LIMIT}`)
      .onConflictDoNothing(),
    // Nothing changed if the mail was queued by an earlier attempt whose answer was lost.
    db
      .insert(quotas)
      .select(sql`
        SELECT day.value ->> 'day', quota.value ->> 'scope', 1
        FROM json_each(${days}) AS day, json_each(day.value, '$.scopes') AS quota
        WHERE changes() > 0 AND day.value ->> 'dueAt' = ${dueAt}`)
      .onConflictDoUpdate({ target: [quotas.day, quotas.scope], set: { count: sql`count + 1` } }),
  ] as const
}

/** `name+anything@` is in most places the inbox of `name@`. */
function isOfInbox(email: string): SQL {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at)
  // The comma follows the plus sign, so that this is a range of the index.
  return sql`email = ${name + domain} OR (
    email >= ${`${name}+`} AND email < ${`${name},`} AND substr(email, ${-domain.length}) = ${domain})`
}
