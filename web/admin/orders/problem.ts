import { hasCode, isFullDay, isSignedOut, issueCodeOf, messageOf } from '#web/browser/api/client.ts'
import type { Order } from '#worker/orders/contract.ts'
import { FULL_DAY_TEXT } from '../format.ts'
import type { Draft } from './order-draft.ts'

/** Why nothing was saved, in words; absent where it was saved. `order` is as another device has changed it. */
export type Problem = {
  text: string
  code?: string | undefined
  order?: Order | undefined
  /** What the owner may answer, where the problem is a question. */
  answers?: readonly Answer[]
}

/** A value that the form may take in place of what was typed. */
type Answer = { label: string; typed: Partial<Draft> }

export function isProblem(result: object): result is Problem {
  return 'text' in result
}

/** @returns why a call stored nothing, in the owner's words */
export function problemOf(error: unknown): Problem {
  const code = issueCodeOf(error)
  if (isSignedOut(error)) return { text: 'Not saved: the sign-in has ended.' }
  if (hasCode(error, 'not_found'))
    return { text: 'Not saved: this order is not there any more. Press Refresh to see what is.' }
  if (hasCode(error, 'invalid')) return { text: `Not saved: ${messageOf(error)}.`, code }
  if (isFullDay(error)) return { text: `Not saved: ${FULL_DAY_TEXT} Please mark it then.` }
  if (hasCode(error, 'unavailable') || hasCode(error, 'internal') || hasCode(error, 'rate_limited')) {
    return { text: 'Not saved: the site could not store it just now. Please try again in a minute.' }
  }
  return { text: 'Not saved. Please check your connection, then press the button again.' }
}
