import { d1Store } from '#worker/store.ts'
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

/** The counts of subscribers: by day, `MM-DD`, and of `all` time. */
export async function subscriberCounts(db: D1Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ day: string; count: number }>(
    db,
    `SELECT day, count FROM daily_counts WHERE metric = 'subscription' ORDER BY day`,
  )
  return Object.fromEntries(rows.map(({ day, count }) => [day.slice(5) || 'all', count]))
}
