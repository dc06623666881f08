/** Only confirmed addresses are subscribers; without confirmation by mail, every sign-up is confirmed at once. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Version of the notice at the newsletter box (`web/content/en/newsletter.json`), stored with each sign-up as consent. */
export const NOTICE_VERSION = '2026-11-23'
