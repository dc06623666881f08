import { slug } from '../content/facts/opening.json'
import { forgetInSession, oncePerSession } from '../lib/storage.ts'

export const SESSION_KEY = `${slug}_session_id`
const RANDOM_BYTES = 16

/**
 * The anonymous id of this browser session, generated at first use and kept in the session storage.
 *
 * @returns `session_{timestamp}_{random}` with 128 random bits, so that the id can serve as its own key;
 * where storage is blocked, an id that lasts as long as the page; on a server `server-session-{timestamp}`
 */
export function sessionId(): string {
  if (typeof window === 'undefined') return `server-session-${Date.now()}`
  return oncePerSession(SESSION_KEY, newSessionId)
}

/** Lets the next use of `sessionId` generate another one: what is recorded from then on has no link to what was before. */
export function forgetSessionId(): void {
  forgetInSession(SESSION_KEY)
}

function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `session_${Date.now()}_${hex}`
}
