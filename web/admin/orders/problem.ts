import { hasCode, isFullDay, isSignedOut, issueCodeOf, messageOf } from '#web/browser/api/client.ts'
import type { Order } from '#worker/orders/contract.ts'
import type { OrderRefusal } from '#worker/orders/rules.ts'
import { FULL_DAY_TEXT } from '../format.ts'

/** Why nothing was saved, in words; nothing where it was. `order` is as another device has changed it. */
export type Problem = {
  text: string
  code?: string | undefined
  order?: Order | undefined
  /** What the owner may answer, where the problem is a question. */
  answers?: readonly Answer[]
}

/** What a sale may come to. */
export type Answer = { label: string; sums: { amount: number; charge: number | null } }

export function isProblem(result: object): result is Problem {
  return 'text' in result
}

const REFUSALS: Readonly<Record<OrderRefusal, string>> = {
  reference_taken: 'this reference is sold already.',
  reference_erased: 'an order with this reference was sold and erased.',
  already_changed: 'another device has changed it.',
  amount_missing: 'the sale has no amount. Please type what it came to.',
  charge_too_large: 'delivery is part of the amount. Please type at most that.',
  refund_too_large: 'that is more than the amount of the sale.',
  billed: 'a bill of this sale stands. Under “Bill” of the order, cancel it with a credit note first.',
  refund_before_sale: 'the day of the refund is before that of the sale.',
}

/** @returns why a call stored nothing, in the owner's words */
export function problemOf(error: unknown): Problem {
  const code = issueCodeOf(error)
  const refused = code && code in REFUSALS && REFUSALS[code as OrderRefusal]
  if (refused) return { text: `Not saved: ${refused}`, code }
  if (isSignedOut(error)) return { text: 'Not saved: the sign-in has ended.' }
  if (hasCode(error, 'not_found')) return { text: 'Not saved: this order is not there any more.' }
  if (hasCode(error, 'invalid')) return { text: `Not saved: ${messageOf(error)}.` }
  if (isFullDay(error)) return { text: `Not saved: ${FULL_DAY_TEXT} Please mark it then.` }
  if (hasCode(error, 'unavailable') || hasCode(error, 'internal') || hasCode(error, 'rate_limited')) {
    return { text: 'Not saved: the site could not store it just now. Please try again in a minute.' }
  }
  return { text: 'Not saved. Please check your connection, then press the button again.' }
}
