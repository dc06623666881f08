import { type Definitions, makeRowCounter } from '../statistics/counts.ts'
import type { DailySeries } from '../statistics/daily.ts'
import type { SubscriptionRow } from './table.ts'

/** Confirmed addresses, and of these the ones that unsubscribed. */
export const SUBSCRIPTION_METRICS = {
  subscription: { time: ({ confirmed_at }) => confirmed_at, allTime: true },
  unsubscription: {
    time: ({ confirmed_at, unsubscribed_at }) => confirmed_at && unsubscribed_at,
    allTime: true,
  },
} satisfies Definitions<Pick<SubscriptionRow, 'confirmed_at' | 'unsubscribed_at'>>

export const subscriptionCounts = makeRowCounter(SUBSCRIPTION_METRICS)

/** What the chart shows of subscriptions. */
export const SUBSCRIPTION_SERIES = { subscriptions: { metric: 'subscription' } } satisfies Record<
  string,
  DailySeries
>
