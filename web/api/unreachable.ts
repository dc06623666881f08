/** What is said where something could not be done for want of an answer (spec 8). */
export const THROWN = {
  message: 'Oops! Something went wrong',
  description: 'Please check your connection and try again',
} as const
