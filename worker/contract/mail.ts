import type { Run } from './runs.ts'

/** Why mail to subscribers or to the owner is off, or what is missing for it. */
export type MailSetup = {
  /** Whether the Worker has the `send_email` binding. */
  bound: boolean
  /** MAIL_FROM, if it is one plain address. */
  sender: string | null
  /** OWNER_MAIL, if it is one plain address. */
  owner: string | null
  /** Whether TOKEN_SECRET is long enough to sign links with. */
  tokenSecret: boolean
  /** MAIL_CONFIRM; `incomplete` where it is on and something is missing, so that sign-ups stay pending. */
  confirmation: 'off' | 'on' | 'incomplete'
}

export type MailOverview = {
  /** Mails to visitors that are due, at most `DUE_COUNTED`. */
  due: number
  /** The last mail that was not sent; the code of the error is its `detail`. */
  lastFailure: Run | null
}

/** Counting reads rows. */
export const DUE_COUNTED = 100
