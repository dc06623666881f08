import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { FAILURE_STATUS, type Failure } from './contract/responses.ts'
import { RequestFailure } from './failure.ts'
import { StoreUnavailable } from './store/errors.ts'

/**
 * Turns a thrown error into the failure response of design 5. Server errors add one log line without personal data.
 *
 * @param unavailable the message where the database is not available
 */
export function failureResponse(
  error: unknown,
  c: Context,
  unavailable = 'The service is not available right now. Please try again in a minute.',
): Response {
  const { failure, headers } = failureOf(error, unavailable)
  const status = FAILURE_STATUS[failure.code]
  if (status >= 500) {
    // Neither the path, which may contain an id, nor the message, which may contain a parameter.
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
  // Hono throws this for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return { failure: { success: false, code: 'invalid', message: 'The body is not valid JSON' } }
  }
  return { failure: { success: false, code: 'internal', message: 'Something went wrong on our side.' } }
}
