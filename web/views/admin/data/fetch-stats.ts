import type { FailureCode, Success } from '../../../../worker/contract/responses.ts'
import { call } from '../../../api/client.ts'

/** A call that the Worker answered with `success: false`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

/**
 * Fetches one statistics call.
 *
 * @param path below `/api/stats`, with its query
 * @throws ApiError for `success: false`; any other error where no valid answer arrived (offline, timeout, not JSON)
 */
export async function fetchStats<T extends object>(path: string): Promise<Success & T> {
  const answer = await call<T>(`/stats${path}`)
  if (!answer.success) throw new ApiError(answer.code)
  return answer
}
