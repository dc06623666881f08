// Returns, cancellation, refund cases and guarantee: the policy, the refund helper, Shop, the chat texts and the structured data print from here. Windows and lists are the specification's.

import { GUARANTEE_DAYS } from './packs.ts'
import type { Sample } from './types.ts'

type RefundCaseId = 'damaged' | 'missing' | 'spoiled' | 'wrong' | 'guarantee'

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
const openTerms: Sample & {
  /** Working days from our yes until we have paid the money back. */
  readonly refundWorkingDays: number
  /** Days after the last day of the delivery time from which a parcel counts as lost. */
  readonly lostAfterDays: number
  readonly wrongItemDays: number
} = { sample: true, refundWorkingDays: 5, lostAfterDays: 7, wrongItemDays: 10 }

/** Once an order is confirmed; the cases below are apart from it. */
export const generalReturns = 'There are no general returns once an order is confirmed.'

/** When a refund arrives. */
export const refundTime = `We pay refunds within ${openTerms.refundWorkingDays} working days of agreeing to them, the way you paid.`

/** Up to when an order can be cancelled; the hour of packing is the moment that counts. */
export const cancellation = [
  'Before you pay, tell us in the chat, and nothing is owed.',
  'After you have paid and before the jar is packed, tell us in the chat too, and we refund all of it, shipping included.',
  'Once the jar is packed, only a late parcel can be cancelled. The cases below and the guarantee still hold.',
] as const

/** A parcel that does not come, for which there is no day of delivery to count from. */
export const undelivered = [
  {
    name: 'Late parcel',
    text: 'If your parcel has not come by the last day of its delivery time, write to us with your order number. We ask the courier and tell you what we learn within 48 hours. You may cancel a late parcel, and we refund all of it.',
  },
  {
    name: 'Lost parcel',
    text: `If it has still not come ${openTerms.lostAfterDays} days after that, it counts as lost. You choose: a new parcel, or all of your money back, shipping included. You need not prove anything.`,
  },
] as const

/** What the guarantee covers, in one meaning wherever it is named. */
export const guaranteeTerms =
  'For the first jar that a household buys from us, even if it is open. Nothing to send back.'

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
    remedy: 'We send the missing item free, or refund it if it is sold out.',
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
    id: 'wrong',
    name: 'Wrong item or size',
    window: { days: openTerms.wrongItemDays },
    send: ['your order number', 'one photo of what came'],
    remedy: 'We send the right one free, or refund it if it is sold out.',
    note: 'If we want the wrong one back, we fetch it and pay for that.',
  },
  {
    id: 'guarantee',
    name: `${GUARANTEE_DAYS}-day money-back guarantee`,
    window: { days: GUARANTEE_DAYS },
    send: ['your order number', 'one line on what did not suit you'],
    remedy: 'We refund the price of the jar.',
    note: `${guaranteeTerms} Once for each household. Shipping charges are not refunded.`,
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
  /** Also on the page: no window ends a right. */
  closedAdvice: 'Write to us all the same: your rights under the law do not end with it.',
  send: 'Have these ready',
  remedy: 'What we do',
  whatsapp: 'Open WhatsApp with the message',
  email: 'Send it by email',
  reply: 'We reply within 24 to 48 hours.',
} as const
