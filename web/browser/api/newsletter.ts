import { parseEmail } from '#contract/email.ts'
import type { LanguageId } from '#contract/languages.ts'
import type { Failure } from '#contract/responses.ts'
import { DEFAULT_SOURCE_PAGE } from '#worker/subscriptions/contract.ts'
import type { Content } from '../../model/content.ts'
import { pageUrl, sessionId, visitSource } from '../tracking/session.ts'
import { isTrackingAllowed } from '../tracking/tracking-switch.ts'
import { answerOf, api } from './client.ts'

type Words = Content['signUp']

export type Outcome = {
  /** After `invalid` the address has to be corrected; after `failed` the same address may be sent again. */
  kind: 'success' | 'invalid' | 'failed'
  /** Names the words for it. */
  code: keyof Words['outcomes']
}

type Form = {
  /** The version of the notice beside the form. */
  noticeVersion: string
  /** The language of the page; a translator writes another one into its `lang`. */
  language: LanguageId
  /** An empty element for the Turnstile widget, should the Worker require a check. */
  challengePlace: HTMLElement | null
  /** Called whenever the visitor has to wait for something else. */
  onPending(step: keyof Words['pending']): void
}

/** Subscribes what the visitor typed to the newsletter, if `parseEmail` finds an address in it. It never throws. */
export async function subscribe(
  typed: string,
  { noticeVersion, language, challengePlace, onPending }: Form,
): Promise<Outcome> {
  const read = parseEmail(typed)
  if ('problem' in read) return { kind: 'invalid', code: read.problem }
  onPending('subscribing')
  try {
    const json = {
      email: read.email,
      source_page: DEFAULT_SOURCE_PAGE,
      language,
      notice_version: noticeVersion,
      ...(isTrackingAllowed() && {
        user_session: sessionId(),
        page_url: pageUrl(),
        visit_source: visitSource(),
      }),
    }
    let answer = await answerOf(api.newsletter.$post({ json }))
    if (!answer.success && answer.challenge && challengePlace) {
      const { solveChallenge } = await import('./challenge.ts')
      onPending('challenge')
      const token = await solveChallenge(challengePlace, answer.challenge.site_key)
      if (!token) return { kind: 'failed', code: 'challenge_failed' }
      onPending('subscribing')
      answer = await answerOf(api.newsletter.$post({ json: { ...json, challenge_token: token } }))
    }
    return answer.success ? { kind: 'success', code: answer.code } : outcomeOf(answer)
  } catch {
    return { kind: 'failed', code: 'unreachable' }
  }
}

function outcomeOf({ code, challenge, issues, reason }: Failure): Outcome {
  if (challenge) return { kind: 'failed', code: 'challenge_failed' }
  // Nothing else was typed: where another field is refused, the address is right.
  const isAddress = issues?.some(({ path }) => path === 'email') ?? true
  if (code === 'invalid' && isAddress) return { kind: 'invalid', code: 'email_invalid' }
  if (reason) return { kind: 'failed', code: reason }
  if (code === 'internal') return { kind: 'failed', code: 'unavailable' }
  return { kind: 'failed', code: code === 'rate_limited' || code === 'unavailable' ? code : 'failed' }
}
