import { slug } from 'virtual:shop'
import { VISITOR_LIMITS } from '#contract/browser-limits.ts'
import { forgetInSession, oncePerSession, saveInSession } from '../storage.ts'

export const SESSION_KEY = `${slug}_session_id`
const RANDOM_BYTES = 16

/**
 * The anonymous id of this browser session, generated at first use and saved in the session storage.
 *
 * @returns `session_{timestamp}_{random}` with 128 random bits, so that the id can serve as its own key; where
 * storage is blocked, an id that lasts as long as the page; on a server `server-session-{timestamp}`
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

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** The source of a visit: the host of the referrer and the UTM parameters of the link; or the lot of a jar's code. */
export type VisitSource = Partial<Record<'referrer' | 'lot' | (typeof TAGS)[number], string>>

const SOURCE_KEY = `${slug}_visit_source`

/** Returns where this browser session came from, which was recorded on its first page. */
export function visitSource(): VisitSource {
  return JSON.parse(
    oncePerSession(SOURCE_KEY, () => JSON.stringify(readVisitSource(location.href, document.referrer))),
  )
}

/** Makes the lot of a jar's code the source of this browser session, where no link has brought the visitor. */
export function noteJarCode(lot: string): void {
  if (Object.keys(visitSource()).length === 0) saveInSession(SOURCE_KEY, JSON.stringify({ lot }))
}

/** The parts that the address of the first page and its referrer have; links within this site do not count. */
function readVisitSource(landing: string, referrer: string): VisitSource {
  const { searchParams, host } = new URL(landing)
  const from = referrer === '' ? '' : new URL(referrer).host
  const parts: [keyof VisitSource, string][] = [
    ['referrer', from === host ? '' : from.replace(/^www\./, '')],
    ...TAGS.map((tag): [keyof VisitSource, string] => [tag, searchParams.get(tag) ?? '']),
  ]
  return Object.fromEntries(
    parts.map(([name, text]) => [name, cleanText(text)]).filter(([, text]) => text !== ''),
  )
}

/**
 * Cuts and normalises a text as the Worker accepts it: a question or a sign-up must not be refused for what no
 * visitor typed.
 */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, VISITOR_LIMITS.visitSource)
}

/** Returns the session, and the address of the page without query and fragment, at most as long as the Worker accepts. */
export function visit() {
  return {
    user_session: sessionId(),
    page_url: (location.origin + location.pathname).slice(0, VISITOR_LIMITS.pageUrl),
  }
}
