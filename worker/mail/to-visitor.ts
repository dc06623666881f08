import type { SubscriptionRow } from '../subscriptions/table.ts'
import type { VisitorMail } from './constants.ts'
import { words } from './content.ts'
import { linkTo, type Purpose, signToken, UNSUBSCRIBE_CALL } from './links.ts'
import type { Mail } from './mailer.ts'

/** What the link of each kind of mail is for; its words are in `mail.json`. */
const LINKS: Record<VisitorMail, Purpose> = { confirmation: 'confirm' }

/**
 * Writes a mail to a visitor as plain text, in the language of the sign-up. Its links are signed when it is sent.
 *
 * @param now milliseconds UTC
 * @throws where the shop sends no letters any more
 */
export async function toVisitor(
  { id, mail_kind: kind, email, language }: SubscriptionRow,
  { origin, secret, now }: { origin: string; secret: string; now: number },
): Promise<Mail> {
  const { [kind]: letter, sender } = words[language].mail
  if (!letter) throw new Error(`There are no words for the mail “${kind}”`)
  const { subject, text, link, expiry, notYou } = letter
  const purpose = LINKS[kind]
  const url = origin + linkTo(purpose, language, await signToken(secret, purpose, id, now))
  const leave = await signToken(secret, 'unsubscribe', id, now)
  const leaveUrl = origin + linkTo('unsubscribe', language, leave)
  return {
    to: email,
    subject,
    text: [text, `${link}:\n${url}`, expiry, `${notYou}\n${leaveUrl}`, sender].join('\n\n'),
    headers: {
      // RFC 8058: one click in the mail program.
      'List-Unsubscribe': `<${origin}${UNSUBSCRIBE_CALL}?token=${leave}&language=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
