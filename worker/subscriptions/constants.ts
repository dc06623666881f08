/** Only confirmed addresses are subscribers; without confirmation by mail, every sign-up is confirmed at once. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const

/** The page recorded for a sign-up whose form names none. */
export const DEFAULT_SOURCE_PAGE = 'footer'

/** Days that a sign-up which is not confirmed is kept after its mail. */
export const PENDING_RETENTION_DAYS = 30

/**
 * Days without mail for an address that unsubscribed instead of confirming, because somebody else had signed it up. Then
 * it is deleted, unless it was confirmed before.
 */
export const REFUSED_DAYS = 30

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
