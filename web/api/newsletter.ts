import { parseEmail } from '#contract/email.ts'
import { DEFAULT_SOURCE_PAGE } from '#contract/limits.ts'
import { MESSAGES } from '#contract/messages.ts'
import { showToast } from '../lib/toast.ts'
import { isTrackingAllowed } from '../tracking/privacy-control.ts'
import { sessionId } from '../tracking/session-id.ts'
import { visitSource } from '../tracking/visit-source.ts'
import { answerOf, api } from './client.ts'
import { THROWN } from './unreachable.ts'

export type Notice = {
  /** After `invalid` the address has to be corrected; after `failed` the same address may be sent again. */
  kind: 'success' | 'invalid' | 'failed'
  message: string
  description: string
}

/** One id, so that the outcome replaces the loading toast. */
const TOAST_ID = 'newsletter'

const SUBSCRIBING = 'Subscribing to wellness updates...'
const WELCOME = 'You will receive wellness tips and early access to each new batch.'
const FAILED = { title: 'Subscription failed', description: 'Please try again later' }

type Form = {
  /** Value of the honeypot field; the Worker stores no address that is sent with one. */
  honeypot?: string
  /** An empty element for the Turnstile widget, should the Worker require a check. */
  challengePlace?: HTMLElement | null
}

/**
 * Subscribes an address to the newsletter and shows the outcome as a toast.
 *
 * @param typed what the visitor typed, checked by `parseEmail` before anything is sent
 * @returns the notice to show beside the box; it never throws
 */
export async function subscribe(typed: string, { honeypot, challengePlace }: Form = {}): Promise<Notice> {
  const read = parseEmail(typed)
  if ('problem' in read) return report({ kind: 'invalid', ...read.problem })
  showPending(SUBSCRIBING)
  try {
    const json = {
      email: read.email,
      source_page: DEFAULT_SOURCE_PAGE,
      ...(honeypot && { website: honeypot }),
      ...(isTrackingAllowed() && {
        user_session: sessionId(),
        page_url: location.origin + location.pathname,
        visit_source: visitSource(),
      }),
    }
    let answer = await answerOf(api.newsletter.$post({ json }))
    if (!answer.success && answer.challenge && challengePlace) {
      const { ASKED, NOT_PASSED, solveChallenge } = await import('./challenge.ts')
      showPending(ASKED.message, ASKED.description)
      const token = await solveChallenge(challengePlace, answer.challenge.site_key)
      if (!token) return report({ kind: 'failed', ...NOT_PASSED })
      showPending(SUBSCRIBING)
      answer = await answerOf(api.newsletter.$post({ json: { ...json, challenge_token: token } }))
    }
    if (answer.success) {
      return report({
        kind: 'success',
        message: answer.message ?? MESSAGES.subscribed,
        description: answer.description ?? WELCOME,
      })
    }
    if (answer.code === 'invalid') {
      return report({ kind: 'invalid', message: answer.message, description: answer.description ?? '' })
    }
    if (answer.challenge) {
      return report({ kind: 'failed', message: answer.message, description: answer.description ?? '' })
    }
    return report({
      kind: 'failed',
      message: FAILED.title,
      description: answer.message || FAILED.description,
    })
  } catch {
    return report({ kind: 'failed', ...THROWN })
  }
}

function showPending(title: string, description?: string): void {
  showToast('loading', title, { id: TOAST_ID, description, duration: Number.POSITIVE_INFINITY })
}

function report(notice: Notice): Notice {
  const kind = notice.kind === 'success' ? 'success' : 'error'
  showToast(kind, notice.message, { id: TOAST_ID, description: notice.description })
  return notice
}
