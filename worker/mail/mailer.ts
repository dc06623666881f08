import { isMailable } from './address.ts'
import { brand } from './content.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Only names on Cloudflare's list (developers.cloudflare.com/email-service/reference/headers). */
  headers: Record<string, string>
}

export type Mailer = {
  /** Returns why the mail was not sent, undefined if it was: Cloudflare's code, such as `E_SENDER_NOT_VERIFIED`. */
  send(mail: Mail): Promise<string | undefined>
}

/**
 * Sends through Cloudflare's `send_email` binding, which builds the MIME message.
 *
 * @param sender an address of a domain that is set up for sending
 */
export function cloudflareMailer(binding: SendEmail, sender: string): Mailer {
  return {
    async send(mail) {
      if (!isMailable(mail.to)) return 'address'
      try {
        await binding.send({ ...mail, from: { email: sender, name: brand.name } })
        return undefined
      } catch (error) {
        // The message of an error may contain the address, so that only its code is kept.
        const { code } = error as { code?: unknown }
        return typeof code === 'string' && /^E_[A-Z_]{1,90}$/.test(code) ? code : 'without a code'
      }
    },
  }
}
