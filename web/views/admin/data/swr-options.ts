import type { SWRConfiguration } from 'swr'

/** Data is loaded with its page, when the range changes and on Refresh, and at no other time. */
export const swrOptions: SWRConfiguration = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}
