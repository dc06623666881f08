import { slug } from '../content/facts/brand.json'

export const SESSION_KEY = `${slug}_session_id`
const RANDOM_BYTES = 16

let withoutStorage: string | undefined

/**
 * The anonymous id of this browser session, generated at first use and kept in the session storage.
 *
 * @returns `session_{timestamp}_{random}` with 128 random bits, so that the id can serve as its own key;
 * where storage is blocked, an id that lasts as long as the page; on a server `server-session-{timestamp}`
 */
export function sessionId(): string {
  if (typeof window === 'undefined') return `server-session-${Date.now()}`
  try {
    const kept = sessionStorage.getItem(SESSION_KEY)
    if (kept) return kept
    const made = newSessionId()
    sessionStorage.setItem(SESSION_KEY, made)
    return made
  } catch {
    withoutStorage ??= newSessionId()
    return withoutStorage
  }
}

function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `session_${Date.now()}_${hex}`
}
