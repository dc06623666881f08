import { readStorage, writeStorage } from './storage.ts'

/** The key under which this browser saves that the owner was signed in when the dashboard was last shown. */
export const SIGNED_IN_KEY = 'owner_signed_in'

/**
 * The key under which it saves how many things there were to do, so that their place is reserved before they are
 * loaded.
 */
const TO_DO_KEY = 'owner_to_do'

const MAX_ROWS = 8
const DEFAULT_ROWS = 3

/**
 * Marks the page before the first paint, by what this browser has saved: whether the dashboard or the sign-in form
 * is shown until the API responds, and how much space is reserved for what is to do.
 */
export function markSignedIn({ documentElement }: Document): void {
  if (readStorage('localStorage', SIGNED_IN_KEY) === null) return
  documentElement.dataset.owner ??= ''
  const rows = Number(readStorage('localStorage', TO_DO_KEY) ?? DEFAULT_ROWS)
  documentElement.style.setProperty('--to-do-rows', String(Math.min(Math.max(rows, 0), MAX_ROWS)))
}

/** Saves for the next visit how many things there are to do. */
export function rememberToDo(rows: number): void {
  writeStorage('localStorage', TO_DO_KEY, String(rows))
}
