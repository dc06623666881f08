export const MAIL_KINDS = [
  'confirmation',
  'inquiry_alert',
  'daily_summary',
  'weekly_summary',
  'backup_failed',
  'publication_failed',
  'test',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * `waiting` to be sent or to be tried again; `sending` for the few minutes of an attempt; `failed` for good; `unknown`
 * where the attempt ended without a result, so that the mail may have been sent.
 */
export const MAIL_STATUSES = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Error codes of our own; all others are Cloudflare's, such as `E_SENDER_NOT_VERIFIED`. */
export const MAIL_ERRORS = {
  /** The address cannot be in a mail's header. */
  address: 'address',
  /** The provider gave no answer in time. */
  timeout: 'timeout',
  /** The Worker ended during the attempt. */
  interrupted: 'interrupted',
  /** The mail could not be written: the database failed, or TOKEN_SECRET is missing. */
  notComposed: 'not_composed',
  /** Anything without a code. */
  other: 'other',
} as const

/** One mail of the outbox, for the owner. */
export type MailEntry = {
  id: string
  kind: MailKind
  recipient: string
  status: MailStatus
  /** Attempts so far. */
  attempts: number
  /** ISO 8601 UTC. */
  created_at: string
  sent_at: string | null
  error: string | null
}

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

export type OutboxOverview = {
  /** The mail that was sent last. */
  lastSent: MailEntry | null
  /** Mails to be sent, at most `WAITING_COUNTED`. */
  waiting: number
  /** Failed mails and those with an unknown outcome, newest first, at most `MAIL_PROBLEMS`. */
  problems: MailEntry[]
}

/** Counting reads rows. */
export const WAITING_COUNTED = 100
export const MAIL_PROBLEMS = 10
