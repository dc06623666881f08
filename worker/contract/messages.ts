/** Messages of the newsletter form. */
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
  /** Beside `subscribed`, where sign-ups are confirmed by mail. */
  confirmationSent: 'Please check your inbox and confirm with the link that we have just sent you.',
  confirmationLate: 'Many people are signing up. Our mail with the link to confirm may take a day or more.',
  subscriptionFailed: 'Subscription failed. Please try again.',
} as const
