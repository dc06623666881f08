import { pathIn, SOURCE } from '../contract/languages.ts'
import type { ClaimedConfirmation } from '../store/store.ts'
import { brand, words } from './content.ts'
import { htmlText, type Letter, plainText } from './letter.ts'
import { CONFIRM_PAGE, linkTo, UNSUBSCRIBE_CALL, UNSUBSCRIBE_PAGE } from './links.ts'
import type { Mail } from './mailer.ts'
import { signToken } from './tokens.ts'

/**
 * Writes the mail that confirms a sign-up, in the language of the sign-up.
 *
 * @param origin of the links
 * @param secret signs the links
 * @param now milliseconds UTC
 */
export async function confirmation(
  { id, email, language }: ClaimedConfirmation,
  origin: string,
  secret: string,
  now: number,
): Promise<Mail> {
  const { subject, heading, text, button, expiry, notYou, refuse } = words[language].mail.confirmation
  const confirm = await signToken(secret, 'confirm', id, now)
  const unsubscribe = await signToken(secret, 'unsubscribe', id, now)
  const confirmUrl = linkTo(origin, pathIn(language, CONFIRM_PAGE), confirm)
  const refuseUrl = linkTo(origin, pathIn(language, UNSUBSCRIBE_PAGE), unsubscribe)
  const letter: Letter = {
    language,
    heading,
    paragraphs: [text],
    button: { name: button, url: confirmUrl },
    notes: [expiry, { text: notYou, link: { name: refuse, url: refuseUrl } }],
  }
  return mailOf(email, subject, letter, {
    // RFC 8058: one click in the mail program.
    'List-Unsubscribe': `<${linkTo(origin, UNSUBSCRIBE_CALL, unsubscribe)}&language=${language}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
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
