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
  'a mail is not sent before its time',
  'a run takes the mail that is due',
  'a day has a limited number of mails',
  'an outcome is recorded by the process that holds the mail',
] as const

const OF_SIGN_UPS = [
  'an acknowledged sign-up is kept',
  'an address has the language of its last sign-up',
] as const

const OF_ADDRESSES = [
  ...OF_SIGN_UPS,
  'an address gets one mail an hour',
  'an address that refused gets no mail',
  'a finished mail has no address',
] as const

export const THEMES: Record<string, Theme> = {
  'sign-ups without confirmation': {
    names: [
      'signs up',
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      'resubscribes',
      'unsubscribed elsewhere',
      'mail is delivered',
    ],
    invariants: [...ALWAYS, ...OF_SIGN_UPS],
  },
  subscriptions: {
    names: [
      'signs up, to be confirmed',
      'signs up, over the quota',
      'confirms',
      'asks for a new link',
      'unsubscribes',
      'resubscribes',
      'unsubscribed elsewhere',
      'mail is delivered',
    ],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_ADDRESSES],
  },
  retention: {
    names: [
      'signs up, to be confirmed',
      'signs up, over the quota',
      'confirms',
      'unsubscribes',
      'resubscribes',
      'mail is delivered',
      'mail is claimed',
      'claimed mail is sent',
      'claimed mail is sent, the provider is busy',
      'the outcomes are recorded',
      'unconfirmed sign-ups are deleted',
      'old mail is deleted',
    ],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_SIGN_UPS, 'a pending sign-up ends'],
  },
  deletions: {
    names: [
      'signs up',
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      'resubscribes',
      'is deleted by the owner',
      'mail is delivered',
    ],
    invariants: [...ALWAYS],
  },
  mail: {
    names: [
      'signs up, to be confirmed',
      'unsubscribes',
      'mail is delivered',
      'mail is delivered, the provider is busy',
      'mail is delivered, the outcome is unknown',
      'the mail cron runs',
      'the mail cron runs, mail is off',
      'leases expire',
      'the owner retries a mail',
      'old mail is deleted',
    ],
    invariants: [...ALWAYS, ...OF_MAIL, ...OF_ADDRESSES],
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
  'mail that is put off': {
    names: [
      'a crowd uses up the mails of two days',
      'signs up, to be confirmed',
      'signs up, over the quota',
      'unsubscribes',
      'resubscribes',
      'mail is delivered',
      'mail is delivered, the provider is busy',
      'the mail cron runs',
      'the mail cron runs, mail is off',
      'the owner retries a mail',
    ],
    invariants: [...ALWAYS, ...OF_MAIL, 'an address gets one mail an hour'],
  },
  'late outcomes': {
    // The owner has a mail sent again whose first attempt has been sent, but not recorded.
    opening: [
      ['writes to the owner', 'mail is claimed', 'claimed mail is sent'],
      ['leases expire', 'the owner retries a mail'],
    ],
    names: [
      'mail is claimed',
      'claimed mail is sent',
      'claimed mail is sent, the provider is busy',
      'the outcomes are recorded',
      'leases expire',
      'the owner retries a mail',
    ],
    jumps: ['a minute', '6 minutes'],
    invariants: [...ALWAYS, ...OF_MAIL],
  },
  'mail to the owner': {
    names: [
      'writes to the owner',
      'the owner deletes an inquiry',
      'signs up, to be confirmed',
      'unsubscribes',
      'mail is claimed',
      'claimed mail is sent',
      'claimed mail is sent, the provider is busy',
      'claimed mail is sent, the outcome is unknown',
      'the outcomes are recorded',
      'leases expire',
      'the owner retries a mail',
      'the weekly summary is queued',
      'the daily summary is queued',
      'old mail is deleted',
    ],
    invariants: [
      ...ALWAYS,
      ...OF_MAIL,
      'an acknowledged inquiry is kept',
      'the owner hears of every inquiry',
      'a mail to the owner is sent once',
      ...OF_ADDRESSES,
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
