import { LIMITS } from '../contract/limits.ts'
import { hasControlCharacter } from '../contract/text.ts'
import { brand } from './content.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Only names on Cloudflare's list (developers.cloudflare.com/email-service/reference/headers). */
  headers?: Record<string, string>
}

/** Returns why a mail was not sent, undefined if it was: Cloudflare's code, such as `E_SENDER_NOT_VERIFIED`. */
export type Mailer = (mail: Mail) => Promise<string | undefined>

/**
 * Sends through Cloudflare's `send_email` binding, which builds the MIME message.
 *
 * @param sender an address of a domain that is set up for sending
 */
export function cloudflareMailer(binding: SendEmail, sender: string): Mailer {
  return async ({ headers, ...mail }) => {
    if (!isMailable(mail.to)) return 'address'
    try {
      await binding.send({
        ...mail,
        from: { email: sender, name: brand.name },
        // RFC 3834: keeps vacation programs from answering.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
      return undefined
    } catch (error) {
      // The message of an error may contain the address, so that only its code is kept.
      const { code } = error as { code?: unknown }
      return typeof code === 'string' && /^E_[A-Z_]{1,90}$/.test(code) ? code : 'without a code'
    }
  }
}

/**
 * Narrower than `parseEmail`, which a form's input must match: no list, no display name, no comment and no quoting
 * (RFC 5322), so that an address cannot become two, or bring along a header.
 */
const MAILABLE =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** @returns whether the text is one address that a mail's header may contain */
export function isMailable(address: string): boolean {
  return address.length <= LIMITS.email && MAILABLE.test(address) && !hasControlCharacter(address)
}
