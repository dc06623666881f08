// Words of the dashboard for what became of a mail, and what the owner can do about it.

import type { MailEntry, MailKind, MailStatus } from '#contract/mail.ts'

const KINDS: Record<MailKind, string> = {
  confirmation: 'confirmation',
  inquiry_alert: 'enquiry',
  daily_summary: 'summary of the day',
  weekly_summary: 'summary of the week',
  backup_failed: 'failed backup',
  publication_failed: 'publishing failed',
  test: 'test',
}

const STATUSES: Record<MailStatus, string> = {
  waiting: 'Waits for the next try.',
  sending: 'Is being sent.',
  sent: 'Sent.',
  failed: 'Not sent.',
  unknown: 'It may have been sent: the attempt ended without a result. Sending it again may send it twice.',
}

/** By error code. */
const ERRORS: Record<string, string> = {
  E_SENDER_NOT_VERIFIED: 'Cloudflare does not know the sender’s domain. Set it up under Email Service.',
  E_SENDER_DOMAIN_NOT_AVAILABLE: 'The sender’s domain is not set up for sending. Look under Email Service.',
  E_RECIPIENT_NOT_ALLOWED:
    'The recipient is not a verified destination. Verify your address; mail to subscribers needs the paid plan.',
  E_RECIPIENT_SUPPRESSED:
    'This mailbox bounced or complained before. Cloudflare does not write to it any more.',
  E_RATE_LIMIT_EXCEEDED: 'Too many mails at once. It is tried again by itself.',
  E_DAILY_LIMIT_EXCEEDED: 'The day’s quota at Cloudflare is used up. It is tried again by itself.',
  E_INTERNAL_SERVER_ERROR: 'Cloudflare had a fault. It is tried again by itself.',
  address: 'The address cannot be written to. It is probably a typing error; you can delete the subscriber.',
  timeout: 'Cloudflare gave no answer within 20 seconds.',
  interrupted: 'The Worker ended during the attempt.',
  not_composed: 'The mail could not be written: the database did not answer, or TOKEN_SECRET is missing.',
}

export const ACTION_FAILED = 'That did not work. Please check your connection and try again.'

export const kindOf = ({ kind }: MailEntry): string => KINDS[kind]

/** What became of a mail, and why. */
export function outcomeOf({ status, error }: MailEntry): string {
  if (error === null) return STATUSES[status]
  return `${STATUSES[status]} ${ERRORS[error] ?? `Cloudflare refused it: ${error}`}`
}
