import type { Inquiry } from '../contract/entities.ts'
import { pathIn, SOURCE } from '../contract/languages.ts'
import type { ClaimedMail } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import { brand, words } from './content.ts'
import { htmlText, type Letter, plainText } from './letter.ts'
import { CONFIRM_PAGE, linkTo, UNSUBSCRIBE_CALL, UNSUBSCRIBE_PAGE } from './links.ts'
import type { Mail } from './mailer.ts'
import { signToken } from './tokens.ts'

/** Inquiries printed in one alert; the mail says how many more there are. */
const PRINTED_INQUIRIES = 10

/** RFC 3834: keeps vacation programs from answering. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

type Composer = (mail: ClaimedMail, context: Context) => Promise<Composed | undefined>
type Context = { store: Store; secret: string | undefined; now: number }
type Composed = { subject: string; letter: Letter; headers?: Record<string, string> }

const COMPOSERS: Record<ClaimedMail['kind'], Composer> = {
  confirmation,
  inquiry_alert: inquiryAlert,
  daily_summary: summary,
  weekly_summary: summary,
  async backup_failed({ payload }) {
    return toOwner('The backup of your website failed', 'The backup failed', [
      'The website works as before, and the earlier backups are still there. Show this to whoever looks after the website:',
      String(payload.detail),
    ])
  },
  async publication_failed({ payload }) {
    return toOwner('Publishing a change of your website failed', 'Publishing a change failed', [
      String(payload.detail),
      'What you wrote you can correct on /edit, or undo it there.',
    ])
  },
  async test() {
    return toOwner('A test from your website', 'Mail works', [
      'You asked for this test in the dashboard. If it landed in the spam folder, look at SPF, DKIM and DMARC in the setup guide.',
    ])
  },
}

/** A mail to the owner, in English like the dashboard that its button leads to. */
function toOwner(subject: string, heading: string, paragraphs: string[]): Composed {
  return {
    subject,
    letter: {
      language: SOURCE,
      heading,
      paragraphs,
      button: { name: 'Open the dashboard', url: `${brand.siteUrl}/admin` },
      notes: ['The website sent this to its owner. To end these mails, remove OWNER_MAIL from the settings.'],
    },
  }
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
    html: htmlText(letter),
    headers: { ...AUTOMATIC, ...headers },
  }
}

/** In the language of the sign-up. Nothing is sent once the address is confirmed, has refused or is deleted. */
async function confirmation(
  { subscription, payload }: ClaimedMail,
  { secret, now }: Context,
): Promise<Composed | undefined> {
  if (subscription?.status !== 'pending') return undefined
  if (!secret) throw new Error('TOKEN_SECRET is not set')
  const { language } = subscription
  const origin = String(payload.origin)
  const page = (path: string, token: string) => linkTo(origin, pathIn(language, path), token)
  const unsubscribe = await signToken(secret, 'unsubscribe', subscription.id, now)
  const confirm = await signToken(secret, 'confirm', subscription.id, now)
  const { subject, heading, text, button, expiry, notYou, refuse } = words[language].mail.confirmation
  return {
    subject,
    letter: {
      language,
      heading,
      paragraphs: [text],
      button: { name: button, url: page(CONFIRM_PAGE, confirm) },
      notes: [expiry, { text: notYou, link: { name: refuse, url: page(UNSUBSCRIBE_PAGE, unsubscribe) } }],
    },
    headers: {
      // RFC 8058: one click in the mail program.
      'List-Unsubscribe': `<${linkTo(origin, UNSUBSCRIBE_CALL, unsubscribe)}&language=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The subject has a number only: subjects are shown on locked screens. */
async function inquiryAlert({ payload }: ClaimedMail, { store }: Context): Promise<Composed | undefined> {
  const inquiries = await store.inquiriesSince(String(payload.since), 100)
  if (inquiries.length === 0) return undefined
  const count = inquiries.length
  const rest = count - PRINTED_INQUIRIES
  return toOwner(
    count === 1 ? 'An enquiry on the website' : `${count} enquiries on the website`,
    'Somebody wrote to you',
    [
      ...inquiries.slice(0, PRINTED_INQUIRIES).map(printed),
      ...(rest > 0 ? [`And ${rest} more in the dashboard.`] : []),
    ],
  )
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function printed({ name, email, phone, inquiry_type, message, created_at }: Inquiry): string {
  const lines = [
    ['Received', moment.format(new Date(created_at))],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['About', inquiry_type],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [...lines, ...(message ? ['', message] : [])].join('\n')
}

/** Daily and weekly: numbers only, written when they were queued. */
async function summary({ payload }: ClaimedMail): Promise<Composed> {
  return toOwner(String(payload.subject), String(payload.heading), [String(payload.text)])
}
