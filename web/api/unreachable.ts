/** Shown where a request got no answer (spec 8). */
export const THROWN = {
  message: 'Oops! Something went wrong',
  description: 'Please check your connection and try again',
} as const
