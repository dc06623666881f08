/** What is wrong with an e-mail address, by the code that its issue carries. A page says it in its own words. */
export const EMAIL_PROBLEMS = {
  email_empty: {
    message: 'Please enter your email address',
    description: 'Email field cannot be empty',
  },
  email_invalid: {
    message: 'Enter correct mail',
    description: 'Please enter a valid email address',
  },
} as const

export type EmailProblem = keyof typeof EMAIL_PROBLEMS

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
