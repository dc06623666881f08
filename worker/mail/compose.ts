import { brand } from '#web/content/brand.ts'
import { mailText } from '#web/content/mail.ts'
import type { Inquiry } from '../contract/entities.ts'
import type { ClaimedMail } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import { html, type Letter, plainText } from './letter.ts'
import { CONFIRM_PAGE, linkTo, UNSUBSCRIBE_CALL, UNSUBSCRIBE_PAGE } from './links.ts'
import type { Mail } from './mailer.ts'
import { signToken } from './tokens.ts'

/** Inquiries printed in one alert; the mail says how many more there are. */
const PRINTED_INQUIRIES = 10

/** RFC 3834: keeps vacation programs from answering. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

const DASHBOARD = { name: mailText.toDashboard, url: `${brand.siteUrl}/admin` }

type Composer = (mail: ClaimedMail, context: Context) => Promise<Composed | undefined>
type Context = { store: Store; secret: string | undefined; now: number }
type Composed = { subject: string; letter: Letter; headers?: Record<string, string> }

const COMPOSERS: Record<ClaimedMail['kind'], Composer> = {
  confirmation,
  inquiry_alert: inquiryAlert,
  daily_summary: summary,
  weekly_summary: summary,
  async backup_failed({ payload }) {
    const { subject, heading, text } = mailText.backupFailed
    return {
      subject,
      letter: {
        heading,
        paragraphs: [text, String(payload.detail)],
        button: DASHBOARD,
        notes: [mailText.ownerFoot],
      },
    }
  },
  async test() {
    const { subject, heading, text } = mailText.test
    return { subject, letter: { heading, paragraphs: [text], notes: [mailText.ownerFoot] } }
  },
}

/**
 * Writes a mail of the outbox as of now: a link is signed, and inquiries are read, only when they are sent.
 *
 * @param context `secret` signs the links; `now` is milliseconds UTC
 * @returns undefined where there is nothing to send any more
 */
export async function composeMail(mail: ClaimedMail, context: Context): Promise<Mail | undefined> {
  const composed = await COMPOSERS[mail.kind](mail, context)
  if (!composed) return undefined
  const { subject, letter, headers = {} } = composed
  return {
    to: mail.recipient,
    subject,
    text: plainText(letter),
    html: html(letter),
    headers: { ...AUTOMATIC, ...headers },
  }
}

/** Nothing is sent once the address is confirmed, has refused or is deleted. */
async function confirmation(
  { subscription, payload }: ClaimedMail,
  { secret, now }: Context,
): Promise<Composed | undefined> {
  if (subscription?.status !== 'pending') return undefined
  if (!secret) throw new Error('TOKEN_SECRET is not set')
  const origin = String(payload.origin)
  const unsubscribe = await signToken(secret, 'unsubscribe', subscription.id, now)
  const confirm = await signToken(secret, 'confirm', subscription.id, now)
  const { subject, heading, text, button, expiry, notYou, refuse } = mailText.confirmation
  return {
    subject,
    letter: {
      heading,
      paragraphs: [text],
      button: { name: button, url: linkTo(origin, CONFIRM_PAGE, confirm) },
      notes: [
        expiry,
        { text: notYou, link: { name: refuse, url: linkTo(origin, UNSUBSCRIBE_PAGE, unsubscribe) } },
      ],
    },
    headers: {
      // RFC 8058: one click in the mail program.
      'List-Unsubscribe': `<${linkTo(origin, UNSUBSCRIBE_CALL, unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The subject has a number only: subjects are shown on locked screens. */
async function inquiryAlert({ payload }: ClaimedMail, { store }: Context): Promise<Composed | undefined> {
  const inquiries = await store.inquiriesSince(String(payload.since), 100)
  if (inquiries.length === 0) return undefined
  const { subject, heading, more } = mailText.inquiry
  const rest = inquiries.length - PRINTED_INQUIRIES
  return {
    subject: subject(inquiries.length),
    letter: {
      heading,
      paragraphs: [...inquiries.slice(0, PRINTED_INQUIRIES).map(printed), ...(rest > 0 ? [more(rest)] : [])],
      button: DASHBOARD,
      notes: [mailText.ownerFoot],
    },
  }
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function printed({ name, email, phone, inquiry_type, message, created_at }: Inquiry): string {
  const text = mailText.inquiry
  const lines = [
    [text.received, moment.format(new Date(created_at))],
    [text.name, name],
    [text.email, email],
    [text.phone, phone],
    [text.kind, inquiry_type],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [...lines, ...(message ? ['', message] : [])].join('\n')
}

/** Daily and weekly: numbers only, written when they were queued. */
async function summary({ payload }: ClaimedMail): Promise<Composed> {
  return {
    subject: String(payload.subject),
    letter: {
      heading: String(payload.heading),
      paragraphs: [String(payload.text)],
      button: DASHBOARD,
      notes: [mailText.ownerFoot],
    },
  }
}
