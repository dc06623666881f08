// Refund cases and guarantee: the policy and the refund helper print from here. Windows and lists are the specification's.

import { GUARANTEE_DAYS } from './packs.ts'
import type { Sample } from './types.ts'

type RefundCaseId = 'damaged' | 'missing' | 'spoiled' | 'guarantee'

export type RefundCase = {
  readonly id: RefundCaseId
  readonly name: string
  /** How long after delivery we must be told. */
  readonly window: { readonly hours: number } | { readonly days: number }
  /** What to send. */
  readonly send: readonly string[]
  /** What we do. */
  readonly remedy: string
  readonly note?: string
}

/** Terms that the specification leaves open; confirm them and take the mark away. */
const openTerms: Sample & { readonly jarsPerHousehold: number; readonly missingItem: string } = {
  sample: true,
  jarsPerHousehold: 1,
  missingItem: 'We send the missing item, or refund it if it is sold out.',
}

export const refundCases: readonly RefundCase[] = [
  {
    id: 'damaged',
    name: 'Damaged on arrival',
    window: { hours: 24 },
    send: [
      'your order number',
      'an image of the invoice',
      'one photo of the outer box',
      'two photos of the damaged product',
    ],
    remedy: 'We refund the damaged item.',
    note: 'If you ordered several items together, only the affected item is refunded.',
  },
  {
    id: 'missing',
    name: 'Missing item',
    window: { hours: 24 },
    send: [
      'your order number',
      'an image of the invoice',
      'one photo of the outer box',
      'two photos of the opened box',
    ],
    remedy: openTerms.missingItem,
  },
  {
    id: 'spoiled',
    name: 'Spoiled product',
    window: { days: 10 },
    send: [
      'your order number',
      'the date of packaging or manufacture printed on the jar',
      'images or a video that show the problem',
    ],
    remedy: 'If we can confirm that the product is spoiled, we offer a replacement.',
    note: 'Natural variation in taste, texture, colour or aroma is not spoilage.',
  },
  {
    id: 'guarantee',
    name: `${GUARANTEE_DAYS}-day money-back guarantee`,
    window: { days: GUARANTEE_DAYS },
    send: ['your order number', 'one line on what did not suit you'],
    remedy: 'We refund the price of the jar, also when it is open. Nothing to send back.',
    note: `For ${openTerms.jarsPerHousehold} jar a household. Shipping charges are not refunded.`,
  },
]

const HOUR_MS = 60 * 60 * 1000

/**
 * Until when a case can be reported.
 *
 * @param delivered the moment of delivery, or the end of its day where only the day is known
 */
export function windowEnd({ window }: Pick<RefundCase, 'window'>, delivered: Date): Date {
  const hours = 'hours' in window ? window.hours : window.days * 24
  return new Date(delivered.getTime() + hours * HOUR_MS)
}

/** The window as printed: `24 hours` or `10 days`. */
export function windowText({ window }: Pick<RefundCase, 'window'>): string {
  return 'hours' in window ? `${window.hours} hours` : `${window.days} days`
}

/** The words of the refund helper. */
export const refundText = {
  heading: 'Check your case',
  intro: 'Choose what happened and when the parcel came. We write the message for you.',
  chooseCase: 'What happened?',
  delivered: 'When was it delivered?',
  open: 'You can still report this, until',
  closed: 'This window closed on',
  closedAdvice: 'Write to us all the same: your rights under the law do not end with it.',
  send: 'Have these ready',
  remedy: 'What we do',
  whatsapp: 'Open WhatsApp with the message',
  email: 'Send it by e-mail',
  reply: 'We reply within 24 to 48 hours.',
  replyHours: { from: 24, to: 48 },
} as const
