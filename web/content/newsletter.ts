// The newsletter's words at the foot of every page. What is said of a sign-up's success or failure is fixed, in worker/contract.ts.

import type { LinkedView } from './types.ts'

export const newsletter = {
  heading: 'A letter from the kitchen',
  text: 'Wellness tips for the season and early word of each new batch.',
  /** Names the box for screen readers. */
  label: 'E-mail address',
  placeholder: 'Enter your email',
  button: 'Subscribe',
  /** Names, for screen readers, the check against programs that a visitor may be asked for. */
  challenge: 'A short check that keeps programs out',
  privacy: 'We write only because you asked, and your address is never sold.',
  privacyLink: { name: 'Privacy Policy', view: 'privacy-policy' satisfies LinkedView },
} as const
