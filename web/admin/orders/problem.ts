import { hasCode, isSignedOut, issueCodeOf, messageOf } from '#web/browser/api/client.ts'
import type { Order } from '#worker/orders/contract.ts'
import { adviceOf } from '../controls/advice.ts'
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
  if (hasCode(error, 'invalid')) return { text: `Not saved: ${messageOf(error)}.`, code }
  return { text: `Not saved. ${adviceOf(error)}` }
}
