import { parseEmail } from '#contract/email.ts'
import type { LanguageId } from '#contract/languages.ts'
import type { Failure } from '#contract/responses.ts'
import { DEFAULT_SOURCE_PAGE } from '#worker/subscriptions/constants.ts'
import type { Words } from '../../model/types.ts'
import { visit, visitSource } from '../tracking/session.ts'
import { isTrackingAllowed } from '../tracking/tracking-switch.ts'
import { answerOf, api } from './client.ts'

export type Outcome = {
  /** After `invalid` the address has to be corrected; after `failed` the same address may be sent again. */
  kind: 'success' | 'invalid' | 'failed'
  /** Names the words for it. */
  code: keyof Words['signUp']['outcomes']
}

type Form = {
  /** The version of the notice beside the form. */
  noticeVersion: string
  /** The language of the page; a translator writes another one into its `lang`. */
  language: LanguageId
  /** Called when the visitor has to wait. */
  onSend(): void
}

/**
 * Subscribes what the visitor typed to the newsletter, if `parseEmail` finds an address in it.
 *
 * @throws only where the browser cannot run the code that reads it
 */
export async function subscribe(typed: string, { noticeVersion, language, onSend }: Form): Promise<Outcome> {
  const read = parseEmail(typed)
  if ('problem' in read) return { kind: 'invalid', code: read.problem }
  onSend()
  try {
    const json = {
      email: read.email,
      source_page: DEFAULT_SOURCE_PAGE,
      language,
      notice_version: noticeVersion,
      ...(isTrackingAllowed()
        ? { ...visit(), visit_source: visitSource() }
        : { do_not_track: 'on' as const }),
    }
    const answer = await answerOf(api.newsletter.$post({ json }))
    return answer.success ? { kind: 'success', code: answer.code } : outcomeOf(answer)
  } catch {
    return { kind: 'failed', code: 'unreachable' }
  }
}

function outcomeOf({ code, issues, reason }: Failure): Outcome {
  // Nothing else was typed: where another field is refused, the address is right.
  const isAddress = issues?.some(({ path }) => path === 'email') ?? true
  if (code === 'invalid' && isAddress) return { kind: 'invalid', code: 'email_invalid' }
  if (reason) return { kind: 'failed', code: reason }
  if (code === 'internal') return { kind: 'failed', code: 'unavailable' }
  return { kind: 'failed', code: code === 'rate_limited' || code === 'unavailable' ? code : 'failed' }
}
