import type { Setup } from './history.ts'
import type { InvariantName } from './invariants.ts'

/** Operations that meet in a history, what may go wrong in it, and what holds after each of its rounds. */
export type Theme = Setup & { invariants: readonly InvariantName[] }

const ALWAYS = [
  'no operation fails',
  'no count is negative',
  'a recount is equal',
  'a call that is repeated changes nothing',
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
    faults: ['lost before', 'lost after', 'crash before', 'crash after'],
    invariants: [...ALWAYS, 'an acknowledged sign-up is kept'],
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
    faults: ['lost before', 'lost after', 'crash before', 'crash after'],
    invariants: [
      ...ALWAYS,
      'an acknowledged sign-up is kept',
      'an address gets one mail an hour',
      'an address that refused gets no mail',
      'a finished mail has no address',
    ],
  },
  retention: {
    names: [
      'signs up, to be confirmed',
      'signs up, over the quota',
      'confirms',
      'unsubscribes',
      'resubscribes',
      'mail is delivered',
      'unconfirmed sign-ups are deleted',
      'old mail is deleted',
    ],
    faults: ['lost before', 'crash before', 'crash after'],
    invariants: [...ALWAYS, 'an acknowledged sign-up is kept', 'a pending sign-up ends'],
  },
  deletions: {
    names: [
      'signs up',
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      'resubscribes',
      'is deleted by the owner',
      'is restored by the owner',
      'mail is delivered',
    ],
    faults: ['lost before', 'crash before', 'crash after'],
    invariants: [...ALWAYS, 'an undo of the owner does not undo an unsubscription'],
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
    faults: ['lost before', 'lost after', 'crash before', 'crash after'],
    invariants: [
      ...ALWAYS,
      'an acknowledged sign-up is kept',
      'an address gets one mail an hour',
      'an address that refused gets no mail',
      'a finished mail has no address',
    ],
  },
  orders: {
    names: [
      'clicks an order link',
      'clicks a copied link',
      'the owner records a sale',
      'the owner records a sale without reference',
      'the owner marks it sold',
      'the owner marks it cancelled',
      'the owner changes the amount',
      'the owner changes the quantity',
      'the owner writes a note',
      'the owner undoes the mark',
      'deletes the data of the session',
    ],
    faults: ['lost before', 'lost after', 'crash before', 'crash after'],
    invariants: [
      ...ALWAYS,
      'an answer is the stored order',
      'a mark and its undo leave no trace',
      'a change of one field leaves the others',
    ],
  },
}
