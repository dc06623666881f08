import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DAY_MS } from '../contract/days.ts'
import { FAILURE_STATUS, type Failure, type FailureCode, FULL_DAY } from '../contract/responses.ts'
import { DAILY_LIMIT, StoreUnavailable } from '../d1/with-retry.ts'

type Details = Pick<Failure, 'description' | 'issues' | 'data'> & { headers?: Record<string, string> }

/** A request that is refused. Thrown anywhere below a route, turned into a response by `failureResponse`. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  readonly failure: Failure
  readonly headers: Record<string, string>

  constructor(code: FailureCode, message: string, { headers = {}, ...details }: Details = {}) {
    super(message)
    this.failure = { success: false, code, message, ...details }
    this.headers = headers
  }
}

const MESSAGES = {
  unavailable: 'The service is not available right now. Please try again in a minute.',
  internal: 'Something went wrong on our side.',
}

/** In every call, because to try again soon would be no use. */
const FULL = {
  success: false,
  message: 'Nothing more can be stored here today.',
  description:
    'This works again at 5:30 in the morning in India. Until then please write to us on WhatsApp, or call: both are at the foot of every page.',
  reason: FULL_DAY,
} as const

/**
 * Turns a thrown error into the failure response that every call shares, and logs server errors.
 *
 * @param message of every server error, where the call has its own
 */
export function failureResponse(error: unknown, c: Context, message?: string): Response {
  const { failure, headers } = logFailure(error, c, message)
  return c.json(failure, FAILURE_STATUS[failure.code], headers)
}

/**
 * Adds one log line for a server error: neither the path, which may contain an id, nor the message, which may contain a
 * parameter. Returns the failure that the error stands for.
 */
export function logFailure(error: unknown, c: Context, message?: string) {
  const answer = failureOf(error, message)
  const { code } = answer.failure
  if (FAILURE_STATUS[code] >= 500) {
    const kind =
      error instanceof StoreUnavailable ? error.kind : error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ code, kind, method: c.req.method, route: c.req.routePath }))
  }
  return answer
}

/** @returns the failure that an error stands for; one that nobody expected is `internal`, without its message */
function failureOf(error: unknown, message?: string): { failure: Failure; headers?: Record<string, string> } {
  if (error instanceof RequestFailure) return error
  // Hono throws this for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return { failure: { success: false, code: 'invalid', message: 'The body is not valid JSON' } }
  }
  if (error instanceof StoreUnavailable && error.kind === DAILY_LIMIT) {
    const seconds = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000)
    return { failure: { ...FULL, code: 'unavailable' }, headers: { 'Retry-After': String(seconds) } }
  }
  const code = error instanceof StoreUnavailable ? 'unavailable' : 'internal'
  return { failure: { success: false, code, message: message ?? MESSAGES[code] } }
}
