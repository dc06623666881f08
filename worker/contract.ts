/** What the browser and the Worker agree on: rules, limits, messages and results. It brings no library along. */

/** Longest texts in characters (spec 3); what the spec leaves open is bounded as design 5 says. */
export const LIMITS = {
  email: 255,
  sourcePage: 100,
  userAgent: 512,
  interactionType: 50,
  userSession: 100,
  pageUrl: 2048,
  eventName: 100,
  productName: 100,
  actionType: 50,
  inquiryName: 255,
  inquiryPhone: 20,
  inquiryMessage: 5000,
  inquiryType: 50,
  /** Bytes of JSON. */
  additionalData: 4 * 1024,
  /** Levels of nesting; SQLite's own JSON stops at 1,000. */
  additionalDataDepth: 8,
  /** Bytes of a request's body. */
  body: 16 * 1024,
  /** Rupees: decimal(10,2). */
  conversionValue: 99_999_999.99,
  /** Rows in one answer of a stats call. */
  statsRows: 100,
  /** Each part of where a visit came from. */
  visitSource: 100,
  /** As long as a token of Turnstile gets (developers.cloudflare.com/turnstile). */
  challengeToken: 2048,
} as const

export const DEFAULT_SOURCE_PAGE = 'footer'

/** The dashboard's ranges in days (spec 9). */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** Text, at sign, text, dot, text, no spaces (spec 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The forms of `user_session` that are long enough to be their own key (design 5). */
export const SESSION_ID = /^session_\d{1,16}_[0-9a-f]{24,64}$/

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

/**
 * Checks an e-mail address by the rule of spec 5.
 *
 * @param typed what a visitor typed
 * @returns the address as it is saved, trimmed and lowercased; or the message that says what to do
 */
export function readEmail(
  typed: string,
): { email: string } | { problem: { message: string; description: string } } {
  const email = typed.trim().toLowerCase()
  if (email === '') return { problem: MESSAGES.emailEmpty }
  if (email.length > LIMITS.email || !EMAIL.test(email) || hasControlCharacter(email)) {
    return { problem: MESSAGES.emailInvalid }
  }
  return { email }
}

/**
 * @param text any text
 * @returns whether it holds a C0 or C1 control character or DEL; NUL would cut a text short in SQLite
 */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

export type Success = {
  success: true
  message?: string
  /** Nothing was stored: no database is bound. */
  demo?: true
}

export const FAILURES = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof FAILURES

export type Failure = {
  success: false
  code: FailureCode
  message: string
  description?: string
  issues?: { path: string; message: string }[]
  /** With `forbidden`: send the same again with the token of a Turnstile check for this site key. */
  challenge?: { site_key: string }
}

/** What is said of the check that a sign-up may be asked for; under the message that it failed. */
export const CHALLENGE_MESSAGES = {
  first: 'A short check comes first: it keeps programs out.',
  failed:
    'The check that keeps programs out did not load or was not passed. Let your browser load challenges.cloudflare.com, or write to us.',
} as const

/** What the newsletter's check is called at Turnstile, so that a token made elsewhere is not taken here. */
export const CHALLENGE_ACTION = 'newsletter'

/** Every time in a result is ISO 8601 in UTC. */
export type Subscription = {
  id: string
  email: string
  source_page: string
  subscribed_at: string
}

/** A subscription with all that is stored of it: what a deletion answers, and what undoes the deletion. */
export type Subscriber = Subscription & { user_agent: string | null; created_at: string }

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export type Interaction = {
  id: string
  interaction_type: string
  timestamp: string
  user_session: string
  page_url: string | null
  additional_data: JsonObject | null
}

export type ProductEvent = {
  id: string
  event_name: string
  product_name: string
  action_type: string
  timestamp: string
  user_session: string
  /** Rupees. */
  conversion_value: number | null
}

export type Inquiry = {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  inquiry_type: string
  status: string
  created_at: string
  updated_at: string
}

/** A number of a range beside all there ever was and the same number of days before. */
export type Summary = { total: number; inRange: number; previous: number }

/** Days are `YYYY-MM-DD` in Asia/Kolkata, oldest first, zeros included. */
export type DayCounts = { day: string; count: number }[]

/** With `search`, `data` holds every address that begins so, of any time, in the order of the alphabet. */
export type SubscriptionStats = { data: Subscription[]; summary: Summary; series: DayCounts }

export type InquiryStats = { data: Inquiry[]; summary: Summary; series: DayCounts }

export type ByType = Record<string, number>

export type InteractionStats = {
  data: Interaction[]
  summary: Summary & { byType: ByType; previousByType: ByType }
  series: { day: string; byType: ByType }[]
}

/**
 * What is folded by the hour: chat clicks by placement, interactions by the path of their page and by where the visit
 * came from, order clicks by pack.
 */
export const DIMENSIONS = ['placement', 'page', 'source', 'order'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Rows of one dimension in one answer, the one of `OTHER` included. */
export const BREAKDOWN_ROWS = 10
/** The key that joins what is beyond the first rows. */
export const OTHER = 'other'
/** The key of what does not say its own. */
export const UNKNOWN = 'unknown'
/** The source of a visit that came from nowhere else. */
export const DIRECT = 'direct'

/** `previous` is the count of the same number of days before. */
export type BreakdownRow = {
  key: string
  count: number
  previous: number
  /** Rupees of the range; with `order` only. */
  value?: number
}

export type Breakdowns = {
  /** Most first, `OTHER` last. */
  data: Record<Dimension, BreakdownRow[]>
  /** Up to when everything is folded in; null where nothing was folded yet. */
  freshAt: string | null
}

/** The three numbers of a page view's speed. Times are milliseconds; `cls` has no unit. */
export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITAL_NAMES)[number]

/**
 * Up to `good` a page is good, above `poor` it is poor (Google's thresholds, web.dev/articles/vitals). Above `most` it is
 * not a measure but a mistake.
 */
export const VITALS: Record<Vital, { good: number; poor: number; most: number }> = {
  /** Until the largest picture or text is there. */
  lcp: { good: 2500, poor: 4000, most: 600_000 },
  /** Until the page shows that it was touched; absent where nobody touched it. */
  inp: { good: 200, poor: 500, most: 600_000 },
  /** How far things jumped, and how many of them. */
  cls: { good: 0.1, poor: 0.25, most: 100 },
}

/** What one sampled page view measured; no browser measures all three. */
export type Vitals = { [name in Vital]?: number | undefined }

/**
 * The 75th percentile of each number: three visits of four were at least so fast. Null where nobody measured it. It is in
 * the same bucket of `worker/store/vitals.ts` as the exact one, and so on the same side of `good` and of `poor`.
 */
export type VitalsP75 = Record<Vital, number | null> & {
  /** Page views that measured. */
  samples: number
}

/** A week is its Monday, `YYYY-MM-DD` in Asia/Kolkata. A range has the weeks that it touches, each of them whole. */
export type VitalsStats = {
  /** Newest first, weeks without samples left out. */
  data: ({ week: string } & VitalsP75)[]
  /** All these weeks together. */
  summary: VitalsP75
  /** Oldest first, zeros included. */
  series: { week: string; samples: number }[]
  /** Up to when everything is folded in; null where nothing was folded yet. */
  freshAt: string | null
}

export type NotCountedStats = { summary: Record<NotCounted, Summary> }

/** What Cloudflare's free plan gives D1 a day. */
export const PLAN_LIMITS = { rowsRead: 5_000_000, rowsWritten: 100_000 } as const

/**
 * Rows of D1 used today, as our own counters know it: what visitors did and what was not counted, each at its measured
 * cost, the hourly fold, and the owner's room. The plan's day is UTC's; ours is Asia/Kolkata's, which begins 5½ hours
 * earlier.
 */
export type Usage = {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string
  rowsRead: number
  rowsWritten: number
  limits: { rowsRead: number; rowsWritten: number }
}

/** All that is stored of one browser session. */
export type MyData = {
  interactions: Interaction[]
  productEvents: ProductEvent[]
  inquiries: Inquiry[]
}

export type Status = {
  mode: 'live' | 'demo'
  /** Whether every table is there. */
  migrated: boolean
  ownerKey: 'set' | 'unset'
  signedIn: boolean
}

/** Interaction types that are counted by name; any other is counted as `other`. */
export const COUNTED_TYPES = ['whatsapp_click', 'pricing_view', 'newsletter_subscription'] as const

/**
 * The type of what a sampled page view tells of its speed. It is stored as an interaction is, but the numbers and lists
 * of the customers' interactions leave it out.
 */
export const WEB_VITALS = 'web_vitals'

/** The placement of the floating chat button; its click comes as an inquiry. */
export const FLOATING_PLACEMENT = 'floating-button'

/** Why something that reached the Worker was not counted. */
export const NOT_COUNTED = ['bot', 'gpc', 'rate_limit', 'owner'] as const
export type NotCounted = (typeof NOT_COUNTED)[number]

/** `1` in it: the call comes from a device that the owner marked as theirs, and is not counted. */
export const OWNER_DEVICE_HEADER = 'X-Owner-Device'
