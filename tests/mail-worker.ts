export const TOKEN_SECRET = 'token-secret-of-the-tests-0123456789'
const SENDER = 'letters@site.example'
export const OWNER_MAIL = 'owner@site.example'

/** What `wrangler.toml` lacks: mail is off there. */
export const MAIL_VARS = { MAIL_FROM: SENDER, OWNER_MAIL, MAIL_CONFIRM: 'on', TOKEN_SECRET }

/** A mail as the simulator shows it in the local explorer. */
export type SentMail = {
  from: string
  to: string[]
  subject: string
  messageId: string
  headers: Record<string, string>
  text: string
  html: string
}

const LIST = '/cdn-cgi/explorer/api/local/email/sending'

/**
 * @param url of the Worker
 * @returns the mails sent since it started, oldest first, of one recipient where it is given
 */
export async function sentMails(url: string | URL, recipient?: string): Promise<SentMail[]> {
  const found: SentMail[] = []
  for (let cursor = ''; ; ) {
    const page = await read<{ result: SentMail[]; result_info: { cursor?: string; has_more: boolean } }>(
      new URL(`${LIST}?per_page=100${cursor}`, url),
    )
    for (const { messageId, to } of page.result) {
      if (recipient !== undefined && !to.includes(recipient)) continue
      const id = encodeURIComponent(messageId)
      found.push((await read<{ result: SentMail }>(new URL(`${LIST}?email_id=${id}`, url))).result)
    }
    if (!page.result_info.has_more) return found.reverse()
    cursor = `&cursor=${encodeURIComponent(page.result_info.cursor ?? '')}`
  }
}

/** Polls until a recipient has so many mails: they are sent after the response. */
export async function mailsTo(url: string | URL, recipient: string, count = 1): Promise<SentMail[]> {
  const deadline = Date.now() + 5000
  for (;;) {
    const mails = await sentMails(url, recipient)
    if (mails.length >= count || Date.now() > deadline) return mails
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The first link of a mail to one of the newsletter's pages, such as `confirm`. */
export function linkIn({ text }: Pick<SentMail, 'text'>, page: 'confirm' | 'unsubscribe'): URL {
  const link = new RegExp(`https?://\\S+/newsletter/${page}\\?token=\\S+`).exec(text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`)
  return new URL(link)
}

async function read<T>(url: URL): Promise<T> {
  return (await (await fetch(url)).json()) as T
}
