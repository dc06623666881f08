/** Shown where a request got no answer. */
export const THROWN = {
  message: 'Oops! Something went wrong',
  description: 'Please check your connection and try again',
} as const
