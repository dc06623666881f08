import { d1Store } from '#worker/store/d1/index.ts'
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

/** The counts of subscribers by day, `MM-DD`: that day's, and the running total. */
export const subscriberTotals = (db: D1Database) =>
  rowsOf<{ day: string; count: number; running_total: number }>(
    db,
    `SELECT day, count, running_total FROM daily_counts WHERE metric = 'subscription' ORDER BY day`,
  ).then((rows) => rows.map(({ day, count, running_total }) => [day.slice(5), count, running_total]))
