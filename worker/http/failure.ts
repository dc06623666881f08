import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DAY_MS } from '../contract/days.ts'
import { FAILURE_STATUS, type Failure, type FailureCode, FULL_DAY } from '../contract/responses.ts'
import { DayFull, type RefusedKind } from '../d1/day-full.ts'
import { DAILY_LIMIT, StoreUnavailable } from '../d1/with-retry.ts'

type Details = Pick<Failure, 'description' | 'issues' | 'data' | 'reason'> & {
  headers?: Record<string, string>
}

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

/** What the answer says is full today. Visitors read the last two, in the words of their page. */
const FULL: Readonly<Record<RefusedKind | typeof DAILY_LIMIT, string>> = {
  [DAILY_LIMIT]: 'Nothing more can be stored here today.',
  order: 'No more orders are recorded here today: the chat takes them all the same.',
  chat: 'No more chats are counted today.',
  sign_up: 'Today’s letters are all taken, please try again tomorrow.',
  inquiry: 'We cannot take more enquiries here today.',
}

/** The failure of a call that cannot succeed before the next day of D1, which begins at midnight in UTC. */
function fullDay(kind: keyof typeof FULL): RequestFailure {
  const seconds = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000)
  return new RequestFailure(kind === DAILY_LIMIT ? 'unavailable' : 'rate_limited', FULL[kind], {
    description:
      'This works again from 5:30 in the morning in India. Until then please write to us on WhatsApp, or call: both are at the foot of every page.',
    reason: FULL_DAY,
    headers: { 'Retry-After': String(seconds) },
  })
}

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
  if (error instanceof DayFull) return fullDay(error.kind)
  // Hono throws this for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return { failure: { success: false, code: 'invalid', message: 'The body is not valid JSON' } }
  }
  if (error instanceof StoreUnavailable && error.kind === DAILY_LIMIT) {
    return fullDay(DAILY_LIMIT)
  }
  const code = error instanceof StoreUnavailable ? 'unavailable' : 'internal'
  return { failure: { success: false, code, message: message ?? MESSAGES[code] } }
}
