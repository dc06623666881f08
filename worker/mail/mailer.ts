import { MAIL_ERRORS } from '../contract/mail.ts'
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

/**
 * What became of one attempt. `busy` may be tried again. `unknown`: the mail may have been sent, so trying again might
 * send it twice.
 */
export type SendResult = { outcome: 'sent' } | { outcome: 'refused' | 'busy' | 'unknown'; error: string }

export type Mailer = { send(mail: Mail): Promise<SendResult> }

/** After this time the outcome is unknown. `waitUntil` ends 30 s after the response. */
export const SEND_TIMEOUT_MS = 20_000

/** Codes of Cloudflare that concern the moment, not the mail. All its other codes are final. */
const BUSY = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']
/** Where an error has no code: refusals before anything is sent. */
const REFUSAL = /not allowed|not (a )?verified/i

/**
 * Sends through Cloudflare's `send_email` binding, which builds the MIME message.
 *
 * @param sender an address of a domain that is set up for sending
 */
export function cloudflareMailer(binding: SendEmail, sender: string): Mailer {
  return {
    async send({ to, subject, text, html, headers }) {
      if (!isMailable(to)) return { outcome: 'refused', error: MAIL_ERRORS.address }
      const from = { email: sender, name: brand.name }
      const attempt = binding.send({ from, to, subject, text, html, headers })
      let timer: number | null = null
      const timeout = new Promise<'timeout'>((resolve) => {
        timer = setTimeout(() => resolve('timeout'), SEND_TIMEOUT_MS)
      })
      try {
        const result = await Promise.race([attempt, timeout])
        if (result !== 'timeout') return { outcome: 'sent' }
        // The attempt is over: a later rejection is ignored.
        attempt.catch(() => undefined)
        return { outcome: 'unknown', error: MAIL_ERRORS.timeout }
      } catch (error) {
        return resultOf(error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The message of an error may contain the address, so that only its code is kept. */
function resultOf(error: unknown): SendResult {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && /^E_[A-Z_]{1,90}$/.test(code)) {
    return { outcome: BUSY.includes(code) ? 'busy' : 'refused', error: code }
  }
  return REFUSAL.test(String(message))
    ? { outcome: 'refused', error: 'E_RECIPIENT_NOT_ALLOWED' }
    : { outcome: 'unknown', error: MAIL_ERRORS.other }
}
