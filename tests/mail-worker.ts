import { setTimeout } from 'node:timers/promises'

export const TOKEN_SECRET = 'token-secret-of-the-tests-0123456789'
export const OWNER_MAIL = 'owner@site.example'

/** What `wrangler.toml` lacks: mail is off there. */
export const MAIL_VARS = { MAIL_FROM: 'letters@site.example', OWNER_MAIL, MAIL_CONFIRM: 'on', TOKEN_SECRET }

/** Polls the simulator's local explorer for the mail to a recipient, which is sent after a response. Returns its text. */
export async function textOfMailTo(url: string, recipient: string): Promise<string> {
  const list = `${url}/cdn-cgi/explorer/api/local/email/sending`
  const read = async <T>(query: Record<string, string>) => {
    const response = await fetch(`${list}?${new URLSearchParams(query)}`)
    return ((await response.json()) as { result: T }).result
  }
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const mails = await read<{ to: string[]; messageId: string }[]>({ per_page: '100' })
    const mail = mails.find(({ to }) => to.includes(recipient))
    if (mail) return (await read<{ text: string }>({ email_id: mail.messageId })).text
    await setTimeout(100)
  }
  throw new Error(`No mail to ${recipient}`)
}

/** The first link of a mail to one of the newsletter's pages, such as `confirm`. */
export function linkIn(text: string, page: 'confirm' | 'unsubscribe'): URL {
  const link = new RegExp(`https?://\\S+/newsletter/${page}\\?token=\\S+`).exec(text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`)
  return new URL(link)
}
