import { pathIn, SOURCE } from '../contract/languages.ts'
import type { VisitorMail } from '../contract/runs.ts'
import type { ClaimedMail } from '../store/store.ts'
import { brand, words } from './content.ts'
import { htmlText, type Letter, plainText } from './letter.ts'
import { CONFIRM_PAGE, linkTo, UNSUBSCRIBE_CALL, UNSUBSCRIBE_PAGE } from './links.ts'
import type { Mail } from './mailer.ts'
import { signToken } from './tokens.ts'

/** What links are made of; `now` is milliseconds UTC. */
type LinkSettings = { origin: string; secret: string; now: number }

/** What a mail to a visitor says, in the language of the sign-up. */
type VisitorLetter = { subject: string; letter: Omit<Letter, 'language'> }

const VISITOR_LETTERS: Record<
  VisitorMail,
  (mail: ClaimedMail, unsubscribeUrl: string, links: LinkSettings) => Promise<VisitorLetter>
> = {
  async confirmation({ id, language }, unsubscribeUrl, { origin, secret, now }) {
    const { subject, heading, text, button, expiry, notYou, refuse } = words[language].mail.confirmation
    const token = await signToken(secret, 'confirm', id, now)
    return {
      subject,
      letter: {
        heading,
        paragraphs: [text],
        button: { name: button, url: linkTo(origin, pathIn(language, CONFIRM_PAGE), token) },
        notes: [expiry, { text: notYou, link: { name: refuse, url: unsubscribeUrl } }],
      },
    }
  },
}

/** Writes a mail to a visitor. Its links are signed when it is sent. */
export async function toVisitor(mail: ClaimedMail, links: LinkSettings): Promise<Mail> {
  const { id, kind, email, language } = mail
  const { origin, secret, now } = links
  const token = await signToken(secret, 'unsubscribe', id, now)
  const unsubscribeUrl = linkTo(origin, pathIn(language, UNSUBSCRIBE_PAGE), token)
  const { subject, letter } = await VISITOR_LETTERS[kind](mail, unsubscribeUrl, links)
  return mailOf(
    email,
    subject,
    { language, ...letter },
    {
      // RFC 8058: one click in the mail program.
      'List-Unsubscribe': `<${linkTo(origin, UNSUBSCRIBE_CALL, token)}&language=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  )
}

/** What a mail to the owner says. Subjects have no address: they are shown on locked screens. */
export type OwnerLetter = { subject: string; heading: string; paragraphs: string[] }

export const TEST: OwnerLetter = {
  subject: 'A test from your website',
  heading: 'Mail works',
  paragraphs: [
    'You asked for this test in the dashboard. If it landed in the spam folder, look at DMARC in the setup guide.',
  ],
}

/** Writes a mail to the owner, in English like the dashboard that its button leads to. */
export function toOwner(owner: string, { subject, heading, paragraphs }: OwnerLetter): Mail {
  return mailOf(owner, subject, {
    language: SOURCE,
    heading,
    paragraphs,
    button: { name: 'Open the dashboard', url: `${brand.siteUrl}/admin` },
    notes: ['The website sent this to its owner. To end these mails, remove OWNER_MAIL from the settings.'],
  })
}

function mailOf(to: string, subject: string, letter: Letter, headers: Record<string, string> = {}): Mail {
  return {
    to,
    subject,
    text: plainText(letter),
    html: htmlText(letter),
    // RFC 3834: keeps vacation programs from answering.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
}
