import * as z from 'zod'
import { bareAddress } from '../contract/email.ts'
import { email, language, line, optional, pageUrl, userSession } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { before, limit, optionalSpanQuery, spanQuery, withCursor } from '../statistics/input.ts'
import { visitSource } from '../tracking/input.ts'
import { DEFAULT_SOURCE_PAGE } from './constants.ts'

/** Body of `POST /api/newsletter`. */
export const newsletterInput = z.object({
  email,
  source_page: optional(line(LIMITS.sourcePage)).transform((page) => page || DEFAULT_SOURCE_PAGE),
  language,
  notice_version: optional(line(LIMITS.noticeVersion)).transform((version) => version ?? UNKNOWN),
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
  /** The switch “Do not track me” of the visitor's browser. */
  do_not_track: optional(z.literal('on')),
})

/** A validated sign-up, as the Store takes it. */
export type NewSubscription = Omit<z.output<typeof newsletterInput>, 'do_not_track'>

/** Prefix of an address, as addresses are stored. */
const search = optional(line(LIMITS.email)).transform((typed) => bareAddress(typed ?? '') || undefined)

/** Query of the list of subscribers in JSON. */
export const subscriberQuery = spanQuery({ limit, before, search }).transform(withCursor)

/** Query of the list of subscribers as CSV: all of them without `days`. */
export const subscribersCsvQuery = optionalSpanQuery({ before }).transform(withCursor)
