import { html } from 'hono/html'
import { localeOf } from '../contract/languages.ts'
import type { VisitorMail } from '../contract/runs.ts'
import type { ClaimedMail } from '../store/store.ts'
import { words } from './content.ts'
import { linkTo, type Purpose, signToken, UNSUBSCRIBE_CALL } from './links.ts'
import type { Mail } from './mailer.ts'

/** What the button of each kind of mail leads to; its words are in `mail.json`. */
const BUTTONS: Record<VisitorMail, Purpose> = { confirmation: 'confirm' }

/**
 * Writes a mail to a visitor, in the language of the sign-up. Its links are signed when it is sent.
 *
 * @param now milliseconds UTC
 */
export async function toVisitor(
  { id, kind, email, language }: ClaimedMail,
  { origin, secret, now }: { origin: string; secret: string; now: number },
): Promise<Mail> {
  const { [kind]: letter, sender } = words[language].mail
  const purpose = BUTTONS[kind]
  const url = origin + linkTo(purpose, language, await signToken(secret, purpose, id, now))
  const leave = await signToken(secret, 'unsubscribe', id, now)
  const leaveUrl = origin + linkTo('unsubscribe', language, leave)
  const { subject, heading, text, button, expiry, notYou, refuse } = letter
  return {
    to: email,
    subject,
    text: [heading, text, `${button}:\n${url}`, expiry, `${notYou}\n${leaveUrl}`, sender].join('\n\n'),
    // Mail programs need the colours, which are the brand's, beside the element.
    html: html`<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><title>${heading}</title></head>
<body style="max-width:520px;margin:0 auto;padding:24px;font:17px/1.6 serif">
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:28px;background:#1f3b2c;color:#fbf6ea;text-decoration:none">${button}</a></p>
<p>${expiry}</p>
<p>${notYou} <a href="${leaveUrl}">${refuse}</a></p>
<p>${sender}</p>
</body>
</html>
`.toString(),
    headers: {
      // RFC 8058: one click in the mail program.
      'List-Unsubscribe': `<${origin}${UNSUBSCRIBE_CALL}?token=${leave}&language=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
