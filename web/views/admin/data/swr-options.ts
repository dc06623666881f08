import type { SWRConfiguration } from 'swr'
import { ApiError } from '#web/api/client.ts'

/** Data is loaded with its page, when the range changes and on Refresh, and at no other time. */
export const swrOptions: SWRConfiguration = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/** Whether a call was refused because there is no session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized'
}

/** Whether a call was refused because no owner key is set, so that nobody can sign in. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden'
}
