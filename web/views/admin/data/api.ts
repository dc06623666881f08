import { hc } from 'hono/client'
import type { Failure, FailureCode, Success } from '#contract/responses.ts'
import type { AppType } from '#worker/index.ts'

const TIMEOUT_MS = 15_000

/** The Worker's calls, typed by its routes. */
export const { api } = hc<AppType>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
})

/** A call that the Worker answered with `success: false`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

/** Whether a call failed for want of a session or of an owner key. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'unauthorized' || error.code === 'forbidden')
}

type JsonResponse = { json(): Promise<Success | Failure> }
type Body<R extends JsonResponse> = Extract<Awaited<ReturnType<R['json']>>, Success>

/**
 * Reads the body of a successful call.
 *
 * @throws ApiError for `success: false`; any other error where no valid answer arrived (offline, timeout, not JSON)
 */
export async function bodyOf<R extends JsonResponse>(call: Promise<R>): Promise<Body<R>> {
  const body = await (await call).json()
  if (typeof body !== 'object' || body === null || !('success' in body)) {
    throw new TypeError('The answer is not one of the Worker’s')
  }
  if (!body.success) throw new ApiError(body.code)
  return body as Body<R>
}
