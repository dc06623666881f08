// The newsletter's words at the foot of every page. What is said of a sign-up's success or failure is fixed, in the contract.

import { brand } from './brand.ts'
import type { LinkedView } from './types.ts'

export const newsletter = {
  heading: 'A letter from the kitchen',
  text: 'Wellness tips, and early word of each batch.',
  /** Names the box for screen readers. */
  label: 'Email address',
  placeholder: 'Enter your email',
  button: 'Subscribe',
  /** Names, for screen readers, the check against programs that a visitor may be asked for. */
  challenge: 'A short check that you are a person',
  privacy: 'One letter a month.',
  /** The itemised notice: what, why, how to leave, who to complain to. */
  notice: `For adults. We keep your email address, the time, the part of the page and your browser’s user agent, only for this letter. To leave, use the link in it; to complain, write to ${brand.email}; after us, to the Data Protection Board of India.`,
  privacyLink: { name: 'Privacy Policy', view: 'privacy-policy' satisfies LinkedView },
} as const
