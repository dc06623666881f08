import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type LanguageId, SOURCE_LANGUAGE } from '../contract/languages.ts'
import { LIMITS } from '../contract/limits.ts'
import { id, line, maxLengths, type RowOf, time } from '../d1/columns.ts'
import type { VisitorMail } from '../mail/constants.ts'
import { DEFAULT_SOURCE_PAGE, SUBSCRIPTION_STATUSES } from './constants.ts'

export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: line(LIMITS.email).notNull().unique(),
    subscribed_at: time().notNull(),
    source_page: line(LIMITS.sourcePage).notNull().default(DEFAULT_SOURCE_PAGE),
    user_agent: line(LIMITS.userAgent),
    created_at: time().notNull(),
    /** This column and those down to `language` are the record of the consent. */
    status: text({ length: LIMITS.subscriptionStatus, enum: SUBSCRIPTION_STATUSES })
      .notNull()
      .default('confirmed'),
    /** The day on which it counts as a subscription; null before. Kept when the address is unsubscribed. */
    confirmed_at: time(),
    /** The day on which a confirmed address counts as unsubscribed. Kept while it is pending again. */
    unsubscribed_at: time(),
    /** When it unsubscribed instead of confirming. */
    refused_at: time(),
    notice_version: line(LIMITS.noticeVersion),
    /** The language of the page of the last sign-up, in which the mail to confirm it is written. */
    language: text().$type<LanguageId>().notNull().default(SOURCE_LANGUAGE),
    /** The mail that is due or was last sent. */
    mail_kind: text().$type<VisitorMail>().notNull().default('confirmation'),
    /** When it is due; during an attempt, and after one that failed, when the next one is. */
    mail_due_at: time(),
    /** Attempts to send it. */
    mail_attempts: integer().notNull().default(0),
    /** When the last mail was sent. */
    mail_sent_at: time(),
    /** Not in use; a release before counted the mails of a day. */
    mails_sent: integer().notNull().default(0),
  },
  (table) => [
    index('newsletter_subscriptions_mail').on(table.mail_due_at).where(sql`mail_due_at IS NOT NULL`),
    // Lists and sums go by the day of the confirmation.
    index('newsletter_subscriptions_confirmed').on(table.confirmed_at).where(sql`confirmed_at IS NOT NULL`),
    // For the nightly retention.
    index('newsletter_subscriptions_pending').on(table.subscribed_at).where(sql`status = 'pending'`),
    check(
      'newsletter_subscriptions_status',
      sql`${table.status} IN ('pending', 'confirmed', 'unsubscribed')`,
    ),
    check(
      'newsletter_subscriptions_language',
      // The contract has the list: a further language needs no migration.
      sql`length(${table.language}) BETWEEN 2 AND 8`,
    ),
    ...maxLengths(table),
  ],
)

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect

const { email, source_page, subscribed_at, ...others } = newsletterSubscriptions
/** What the visitor who signed up reads. */
export const subscriptionColumns = { id: others.id, email, source_page, subscribed_at }
export type Subscription = RowOf<typeof subscriptionColumns>

const { status, language, confirmed_at } = others
/** A row of the owner's list, which is sorted by `confirmed_at`. */
export const subscriberColumns = { ...subscriptionColumns, status, language, confirmed_at }
export type ListedSubscriber = RowOf<typeof subscriberColumns>
