import type { Setup } from './history.ts'
import type { InvariantName } from './invariants.ts'
import { ORDER_CHANGES } from './operations.ts'

/** Operations that meet in a history, and what holds after each of its rounds. */
export type Theme = Setup & { invariants: readonly InvariantName[] }

const ALWAYS = [
  'no operation fails',
  'no count is negative',
  'a recount is equal',
  'a call that is repeated changes nothing',
] as const

const OF_MAIL = [
  'a mail is claimed when it is due',
  'a claim takes the mail that is due',
  'a day has a limited number of mails',
] as const

const OF_SIGN_UPS = [
  'an acknowledged sign-up is kept',
  'an address has the language of its last sign-up',
  'an inbox gets no mail within an hour, or after it refused',
] as const

/** What becomes of a confirmation that is due. */
const DELIVERY = [
  'confirmations are claimed',
  'claimed confirmations are sent',
  'a claimed confirmation is refused',
  'a sent confirmation is recorded',
] as const

export const THEMES: Record<string, Theme> = {
  'sign-ups without confirmation': {
    names: ['signs up', 'signs up, to be confirmed', 'confirms', 'unsubscribes', ...DELIVERY],
    invariants: [...ALWAYS, ...OF_SIGN_UPS],
  },
  subscriptions: {
    names: ['signs up, to be confirmed', 'confirms', 'unsubscribes', ...DELIVERY],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_SIGN_UPS],
  },
  'confirmations under way': {
    // A mail is sent, and its sign-up changes before that is recorded.
    opening: [['signs up, to be confirmed', 'confirmations are claimed']],
    names: ['signs up, to be confirmed', 'unsubscribes', ...DELIVERY],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_SIGN_UPS],
  },
  retention: {
    names: [
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      ...DELIVERY,
      'unconfirmed sign-ups are deleted',
    ],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_SIGN_UPS, 'a pending sign-up ends'],
  },
  deletions: {
    names: [
      'signs up',
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      'is deleted by the owner',
      ...DELIVERY,
    ],
    invariants: [...ALWAYS],
  },
  inquiries: {
    names: [
      'opens the chat',
      'writes to the owner',
      'writes to the owner, untracked',
      'a crowd leaves room for one inquiry',
      'the owner deletes an inquiry',
      'deletes the data of the session',
      'old rows are deleted',
    ],
    invariants: [...ALWAYS, 'an acknowledged inquiry is kept', 'a day has a limited number of inquiries'],
  },
  alerts: {
    names: [
      'writes to the owner',
      'the owner deletes an inquiry',
      'an alert is written',
      'an alert is started',
      'an alert is sent',
      'an alert is recorded',
    ],
    invariants: [
      ...ALWAYS,
      'an acknowledged inquiry is kept',
      'the owner hears of every inquiry',
      'the owner gets one alert an hour',
    ],
  },
  orders: {
    names: [
      'clicks an order link',
      'clicks a copied link',
      'the owner records a sale',
      'the owner records a sale without reference',
      ...ORDER_CHANGES,
      'deletes the data of the session',
    ],
    invariants: [
      ...ALWAYS,
      'an answer is the stored order',
      'an undo brings the status back',
      'a change of one field leaves the others',
    ],
  },
}
