// Texts of the dashboard about mail: the outbox, what went wrong and what to do about it.

import type { MailKind, MailStatus } from '#contract/mail.ts'
import type { UnsubscribedAddresses } from '#contract/subscriptions.ts'

export const mailPanelText = {
  heading: 'Mail',
  lede: 'Mail to you, and the confirmations of sign-ups. Letters are sent with the tool of your choice.',
  setup: {
    off: 'Mail is off. The setup guide says how to switch it on.',
    noBinding: 'MAIL_FROM is set, but the Worker has no send_email binding: see wrangler.toml.',
    noSender: 'The Worker may send mail, but MAIL_FROM is not set.',
    malformed: 'MAIL_FROM is not one plain address, so nothing is sent.',
    mailbox:
      'MAIL_FROM is an address of a mailbox provider: mail that we send from it would be taken for forged. Use one of your own domain.',
    owner: (address: string) => `Alerts and summaries go to ${address}.`,
    noOwner: 'Mail to you is off: OWNER_MAIL is not set.',
    confirmation: {
      on: 'Sign-ups are confirmed by mail.',
      off: 'Sign-ups are not confirmed by mail: anybody can sign up anybody.',
      incomplete:
        'MAIL_CONFIRM is on, but something is missing, so sign-ups stay pending, and the mails to confirm them wait. It needs the binding, MAIL_FROM and TOKEN_SECRET (32 characters).',
    },
    noSecret: 'TOKEN_SECRET is not set: the subscribers’ file has no links to unsubscribe.',
  },
  lastSent: (kind: string, moment: string) => `Last mail sent: ${kind}, ${moment}`,
  noneSent: 'No mail has been sent yet.',
  waiting: (count: string) => `Waiting to be sent: ${count}`,
  kinds: {
    confirmation: 'confirmation',
    inquiry_alert: 'enquiry',
    daily_summary: 'summary of the day',
    weekly_summary: 'summary of the week',
    backup_failed: 'failed backup',
    test: 'test',
  } satisfies Record<MailKind, string>,
  problems: 'Needs your attention',
  to: (kind: string, address: string) => `${kind} to ${address}`,
  statuses: {
    waiting: 'Waits for the next try.',
    sending: 'Is being sent.',
    sent: 'Sent.',
    failed: 'Not sent.',
    unknown: 'It may have been sent: the attempt ended without a result. Sending it again may send it twice.',
  } satisfies Record<MailStatus, string>,
  /** What the owner can do about an error code. */
  errors: {
    E_SENDER_NOT_VERIFIED: 'Cloudflare does not know the sender’s domain. Set it up under Email Service.',
    E_SENDER_DOMAIN_NOT_AVAILABLE: 'The sender’s domain is not set up for sending. Look under Email Service.',
    E_RECIPIENT_NOT_ALLOWED:
      'The recipient is not a verified destination. Verify your address; mail to subscribers needs the paid plan.',
    E_RECIPIENT_SUPPRESSED:
      'This mailbox bounced or complained before. Cloudflare does not write to it any more.',
    E_RATE_LIMIT_EXCEEDED: 'Too many mails at once. It is tried again by itself.',
    E_DAILY_LIMIT_EXCEEDED: 'The day’s quota at Cloudflare is used up. It is tried again by itself.',
    E_INTERNAL_SERVER_ERROR: 'Cloudflare had a fault. It is tried again by itself.',
    address:
      'The address cannot be written to. It is probably a typing error; you can delete the subscriber.',
    timeout: 'Cloudflare gave no answer within 20 seconds.',
    interrupted: 'The Worker ended during the attempt.',
    not_composed: 'The mail could not be written: the database did not answer, or TOKEN_SECRET is missing.',
  } as Readonly<Record<string, string>>,
  otherError: (code: string) => `Cloudflare refused it: ${code}`,
  again: 'Send again',
  test: 'Send me a test mail',
  testSent: 'The test mail is sent. Check your inbox and the spam folder.',
  failed: 'That did not work. Please check your connection and try again.',
  unsubscribes: {
    heading: 'They unsubscribed elsewhere',
    label: 'Paste addresses that unsubscribed through your letter tool',
    button: 'Unsubscribe them',
    result: ({ unsubscribed, already, unknown }: UnsubscribedAddresses) =>
      `Unsubscribed: ${unsubscribed}. Before: ${already}. Not in the list: ${unknown}.`,
  },
} as const
