import * as z from 'zod'
import { DEFAULT_SOURCE_PAGE, LIMITS } from '../limits.ts'
import { email, language, line, optional, pageUrl, userSession } from './fields.ts'
import { visitSource } from './visit-source.ts'

/** Body of `POST /api/newsletter`. */
export const newsletterInput = z.object({
  email,
  source_page: optional(line(LIMITS.sourcePage)).transform((page) => page?.trim() || DEFAULT_SOURCE_PAGE),
  language,
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
  /** Honeypot: a form field hidden from people. */
  website: z.unknown().optional(),
  /** Token of a passed Turnstile check. */
  challenge_token: optional(line(LIMITS.challengeToken)),
})

/** A validated sign-up, as the Store takes it. */
export type NewSubscription = Omit<z.output<typeof newsletterInput>, 'challenge_token' | 'website'>
