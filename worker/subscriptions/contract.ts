import type { DayCounts, Summary } from '../statistics/contract.ts'
import type { ListedSubscriber } from './table.ts'

export { DEFAULT_SOURCE_PAGE } from '../contract/values.ts'
export type { ListedSubscriber, Subscription } from './table.ts'

/**
 * `data` has the addresses that were confirmed on the days, the last one first, those included that have left since; with
 * `search` the addresses with that prefix, of any date and status, in alphabetical order. The total counts confirmed
 * addresses; those of the range are all that were confirmed in it.
 */
export type SubscriptionStats = { data: ListedSubscriber[]; summary: Summary; series: DayCounts }

/** What the sign-up to the newsletter answers, by the code in the answer. A page describes it in its own words. */
export const SIGN_UP_ANSWERS = {
  subscribed: { message: 'Successfully subscribed!' },
  already_subscribed: { message: 'Already subscribed!' },
  demo_subscribed: { message: 'Demo: Subscription successful!' },
  confirmation_sent: {
    message: 'Successfully subscribed!',
    description: 'Please confirm with the link in our mail.',
  },
} as const
export type SignUpCode = keyof typeof SIGN_UP_ANSWERS

export const SUBSCRIPTION_FAILED = 'Subscription failed. Please try again.'
