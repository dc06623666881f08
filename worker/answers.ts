import type { Success } from './contract.ts'
import type { Store } from './store/index.ts'

/**
 * What a call that worked answers (design 5).
 *
 * @param store tells whether this is the demo
 * @param more what the call has to say
 */
export function succeeded<T extends object>(store: Store, more: T): Success & T {
  return { success: true, ...(store.mode === 'demo' && { demo: true }), ...more }
}
