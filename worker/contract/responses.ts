/** Common fields of every successful response. */
export type Success = {
  success: true
  message?: string
  /** What has happened, for a page that describes it in its own words. */
  code?: string
  /** What the visitor has to do next. */
  description?: string
  /** Nothing was stored: no database is bound. */
  demo?: true
}

/** HTTP status of each failure code. */
export const FAILURE_STATUS = {
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
export type FailureCode = keyof typeof FAILURE_STATUS

/** Why a call fails until the next day of D1 begins. */
export const FULL_DAY = 'full_day'

/** Body of every failed response. */
export type Failure = {
  success: false
  code: FailureCode
  message: string
  description?: string
  /** `code` where a page describes it in its own words. */
  issues?: { path: string; message: string; code?: string }[]
  /** The row as it is, where a change of it was refused. */
  data?: unknown[]
  /** The day has no more room for it until midnight UTC, which is 5:30 in the morning in India. */
  reason?: typeof FULL_DAY
}
