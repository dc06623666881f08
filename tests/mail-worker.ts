export const TOKEN_SECRET = 'token-secret-of-the-tests-0123456789'
const SENDER = 'letters@site.example'
export const OWNER_MAIL = 'owner@site.example'

/** What `wrangler.toml` lacks: mail is off there. */
export const MAIL_VARS = { MAIL_FROM: SENDER, OWNER_MAIL, MAIL_CONFIRM: 'on', TOKEN_SECRET }

/** A mail as the simulator shows it in the local explorer. */
type SentMail = { to: string[]; subject: string; messageId: string; text: string; html: string }

const LIST = '/cdn-cgi/explorer/api/local/email/sending'

/** Polls until a recipient has a mail, because mails are sent after the response. Oldest first, of the last hundred. */
export async function mailsTo(url: string, recipient: string): Promise<SentMail[]> {
  const deadline = Date.now() + 5000
  for (;;) {
    const { result } = await read<{ result: SentMail[] }>(new URL(`${LIST}?per_page=100`, url))
    const found = result.filter(({ to }) => to.includes(recipient)).reverse()
    if (found.length > 0 || Date.now() > deadline) {
      const address = (id: string) => new URL(`${LIST}?email_id=${encodeURIComponent(id)}`, url)
      return Promise.all(
        found.map(async ({ messageId }) => (await read<{ result: SentMail }>(address(messageId))).result),
      )
    }
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
