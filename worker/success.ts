import type { Success } from './contract/responses.ts'
import type { Store } from './store/store.ts'

/**
 * Builds the body of a successful response.
 *
 * @param store its mode decides whether the response is marked as demo
 * @param fields the call's own fields
 */
export function success<T extends object>(store: Store, fields: T): Success & T {
  return { success: true, ...(store.mode === 'demo' && { demo: true }), ...fields }
}
