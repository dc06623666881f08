import type { LanguageId } from '../contract/languages.ts'
import type { DayCounts, Summary } from '../statistics/contract.ts'

/** Only confirmed addresses are subscribers; without confirmation by mail, every sign-up is confirmed at once. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const

type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Every time in a response is ISO 8601 in UTC. */
export type Subscription = {
  id: string
  email: string
  source_page: string
  subscribed_at: string
}

/** A row of the owner's list. */
export type ListedSubscriber = Subscription & {
  status: SubscriptionStatus
  language: LanguageId
  /** The day on which it counts, and by which the list is sorted; null for one that was never confirmed. */
  confirmed_at: string | null
}

/**
 * `data` has the addresses that were confirmed on the days, the last one first, those included that have left since; with
 * `search` the addresses with that prefix, of any date and status, in alphabetical order, and with `status` `pending` those
 * that signed up first on the days and are not confirmed yet, newest first. The total counts confirmed
 * addresses; those of the range are all that were confirmed in it.
 */
export type SubscriptionStats = { data: ListedSubscriber[]; summary: Summary; series: DayCounts }

export const DEFAULT_SOURCE_PAGE = 'footer'

/** What the sign-up to the newsletter answers, by the code in the answer. A page says it in its own words. */
export const SIGN_UP_ANSWERS = {
  subscribed: { message: 'Successfully subscribed!' },
  already_subscribed: { message: 'Already subscribed!' },
  demo_subscribed: { message: 'Demo: Subscription successful!' },
  confirmation_sent: {
    message: 'Successfully subscribed!',
    description: 'Please confirm with the link in our mail. On busy days it takes a day or more.',
  },
} as const
export type SignUpCode = keyof typeof SIGN_UP_ANSWERS

export const SUBSCRIPTION_FAILED = 'Subscription failed. Please try again.'
