import { d1Store } from '#worker/store.ts'
import { subscription } from './inputs.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/** Stores a subscriber of a time, milliseconds UTC. */
export async function subscribeAt(db: D1Database, time: number, name: string) {
  const subscribed = await d1Store(db, time).subscribe(subscription(name + VISITOR_DOMAIN), {
    userAgent: 'Firefox',
    tracked: false,
  })
  return subscribed.subscription
}
