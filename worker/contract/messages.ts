/** Messages of the newsletter form (spec 5). */
export const MESSAGES = {
  emailEmpty: {
    message: 'Please enter your email address',
    description: 'Email field cannot be empty',
  },
  emailInvalid: {
    message: 'Enter correct mail',
    description: 'Please enter a valid email address',
  },
  subscribed: 'Successfully subscribed!',
  alreadySubscribed: 'Already subscribed!',
  demoSubscribed: 'Demo: Subscription successful!',
  subscriptionFailed: 'Subscription failed. Please try again.',
} as const
