import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { FAILURES, type Failure, type FailureCode, MESSAGES } from './contract.ts'
import { StoreUnavailable } from './store/d1/failures.ts'

/** A request that can't be answered as asked; thrown by whoever finds out, answered by `answerFailure`. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  readonly failure: Failure
  readonly headers: Record<string, string>

  /**
   * @param code says the status too
   * @param message what to do, in words for a person
   */
  constructor(
    code: FailureCode,
    message: string,
    more: Pick<Failure, 'description' | 'issues' | 'challenge'> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.failure = { success: false, code, message, ...more }
    this.headers = headers
  }
}

/**
 * Turns what was thrown into the answer of design 5, and into one log line without personal data.
 *
 * @param unavailable what is said where the database does not answer
 */
export function answerFailure(
  error: unknown,
  c: Context,
  unavailable = 'The service is not available right now. Please try again in a minute.',
): Response {
  const { failure, headers } = failureOf(error, unavailable)
  const status = FAILURES[failure.code]
  if (status >= 500) {
    // Neither the path, which may hold an id, nor a message, which may hold a parameter.
    const kind =
      error instanceof StoreUnavailable ? error.kind : error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ code: failure.code, kind, method: c.req.method, route: c.req.routePath }))
  }
  return c.json(failure, status, headers)
}

function failureOf(
  error: unknown,
  unavailable: string,
): { failure: Failure; headers?: Record<string, string> } {
  if (error instanceof RequestFailure) return error
  if (error instanceof StoreUnavailable) {
    return { failure: { success: false, code: 'unavailable', message: unavailable } }
  }
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return { failure: { success: false, code: 'invalid', message: 'The body is not valid JSON' } }
  }
  return { failure: { success: false, code: 'internal', message: 'Something went wrong on our side.' } }
}

/**
 * A body or query that breaks a rule.
 *
 * @param issues what zod found, in order; an e-mail address has the spec's own two messages
 */
export function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): RequestFailure {
  const named = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  const email = named.find(({ path }) => path === 'email')
  const known = [MESSAGES.emailEmpty, MESSAGES.emailInvalid].find(({ message }) => message === email?.message)
  return new RequestFailure('invalid', known?.message ?? 'Some fields need a correction', {
    ...(known && { description: known.description }),
    issues: named,
  })
}
