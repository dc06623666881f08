import type { Failure, Success } from '#contract/responses.ts'

/**
 * Sends one call to the Worker.
 *
 * @param path the call's path below `/api`, such as `/newsletter`
 * @param body sent as JSON; left out, the call is a GET
 * @returns the Worker's answer, including its failures
 * @throws when no answer of the Worker arrives: offline, timed out after 15 s, or a response that is not JSON
 */
export async function call<T extends object>(
  path: string,
  body?: object,
  init: RequestInit = {},
): Promise<(Success & T) | Failure> {
  const response = await fetch(`/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...init,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...init.headers },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) {
    throw new TypeError('The response is not one of the Worker’s')
  }
  return answer as (Success & T) | Failure
}

const CALL_TIMEOUT_MS = 15_000
