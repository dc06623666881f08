import type { ExternalToast } from 'sonner'

const SUCCESS_TOAST_MS = 4000
const ERROR_TOAST_MS = 3000

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Fetches the toasts' code ahead of the first one, for where the network may be gone by then. It never throws. */
export function fetchToaster() {
  // One promise for all: two imports under way may settle the later one first, and an outcome would be lost.
  toaster ??= import('./toaster.tsx')
  return toaster.catch(() => {
    toaster = undefined
  })
}

/**
 * Shows a toast. The toast library is fetched with the first one; where that fails, none shows, and the next one tries
 * again. It never throws.
 *
 * @param kind one of the five types of spec 4
 * @param title the message
 * @param options `description`; `id` replaces the toast of that id; `duration` in ms
 */
export async function showToast(kind: Kind, title: string, options: ExternalToast = {}): Promise<void> {
  const loaded = await fetchToaster()
  loaded?.toast[kind](title, { duration: kind === 'error' ? ERROR_TOAST_MS : SUCCESS_TOAST_MS, ...options })
}
