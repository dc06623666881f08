import type { Subscriber } from '#contract/entities.ts'
import { SOURCE } from '#contract/languages.ts'
import { NOTICE_VERSION } from '#contract/subscriptions.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { newId } from '#worker/store/rules/ids.ts'
import { subscription } from './inputs.ts'
import { rowsOf } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/** Stores a subscriber of a time, milliseconds UTC. */
export async function subscribeAt(db: D1Database, time: number, name: string) {
  const subscribed = await d1Store(db, time).subscribe(subscription(name + VISITOR_DOMAIN), {
    userAgent: 'Firefox',
    tracked: false,
  })
  return subscribed.subscription
}

/** The body that restores a subscriber of a time, milliseconds UTC. */
export function subscriberOf(time: number, name: string): Subscriber {
  const at = new Date(time).toISOString()
  return {
    id: newId(time),
    email: name + VISITOR_DOMAIN,
    source_page: 'footer',
    subscribed_at: at,
    user_agent: null,
    created_at: at,
    status: 'confirmed',
    confirmed_at: at,
    unsubscribed_at: null,
    refused_at: null,
    notice_version: NOTICE_VERSION,
    language: SOURCE,
    mail_kind: 'confirmation',
    mail_due_at: null,
    mail_attempts: 0,
    mail_sent_at: null,
    mails_sent: 0,
  }
}

/** The counts of subscribers: by day, `MM-DD`, and of `all` time. */
export async function subscriberCounts(db: D1Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ day: string; count: number }>(
    db,
    `SELECT day, count FROM daily_counts WHERE metric = 'subscription' ORDER BY day`,
  )
  return Object.fromEntries(rows.map(({ day, count }) => [day.slice(5) || 'all', count]))
}
