import type { ExternalToast } from 'sonner'

const SUCCESS_TOAST_MS = 4000
const ERROR_TOAST_MS = 3000

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Loads the toasts' code ahead of the first one, for when the network may have failed by then. It never throws. */
export function loadToaster() {
  // One promise for all callers: concurrent imports may resolve out of order, and an outcome would be lost.
  toaster ??= import('./toaster.tsx')
  return toaster.catch(() => {
    toaster = undefined
  })
}

type Options = Omit<ExternalToast, 'id'> & {
  id?: string
  /** Set where a status on the page has the same text: a screen reader would announce it twice. */
  silent?: boolean
}

/** The library's own id of each toast with an `id` that is on the screen and not being removed. */
const onScreen = new Map<string | undefined, string | number>()

/**
 * Shows a toast, in place of one with the same `id`. The library is loaded with the first one; where that fails, no toast
 * shows, and the next one repeats the request. It never throws.
 */
export async function showToast(
  kind: Kind,
  title: string,
  { silent = false, id, ...options }: Options = {},
): Promise<void> {
  const loaded = await loadToaster()
  if (!loaded) return
  loaded.announceToasts(!silent)
  // Removing a toast takes the library 200 ms, and one that is given its id meanwhile is removed with it.
  const replaced = onScreen.get(id)
  const forget = () => onScreen.delete(id)
  const shown = loaded.toast[kind](title, {
    // One with the same id keeps the description of the former where it has none.
    description: undefined,
    duration: kind === 'error' ? ERROR_TOAST_MS : SUCCESS_TOAST_MS,
    ...options,
    ...(replaced && { id: replaced }),
    onDismiss: forget,
    onAutoClose: forget,
  })
  if (id) onScreen.set(id, shown)
}
