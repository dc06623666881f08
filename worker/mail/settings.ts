import type { MailSetup } from '../contract/mail.ts'
import { isMailable } from './address.ts'
import { cloudflareMailer, type Mailer } from './mailer.ts'
import { tokenSecret } from './tokens.ts'

export type MailEnv = Pick<
  Env,
  'MAIL' | 'MAIL_FROM' | 'OWNER_MAIL' | 'MAIL_CONFIRM' | 'MAIL_DAILY_LIMIT' | 'TOKEN_SECRET'
>

/** Confirmation mails a day without MAIL_DAILY_LIMIT; the paid plan includes 3,000 a month. */
const DAILY_LIMIT = 500

export type MailSettings = {
  mailer: Mailer
  /** Where alerts and summaries go; undefined where they are off. */
  owner: string | undefined
  /** Signs the links in mails. */
  tokenSecret: string | undefined
}

/**
 * @returns how mail is sent; undefined without the binding or the sender, where the product works without mail. Whether
 * the sender's domain is set up, only Cloudflare can say
 */
export function mailSettings(env: MailEnv): MailSettings | undefined {
  const sender = mailable(env.MAIL_FROM)
  if (!env.MAIL || !sender) return undefined
  return {
    mailer: cloudflareMailer(env.MAIL, sender),
    owner: mailable(env.OWNER_MAIL),
    tokenSecret: tokenSecret(env),
  }
}

/** @returns how sign-ups are confirmed by mail; undefined where they are not. `isComplete`: the mails can be sent */
export function confirmationSettings(env: MailEnv) {
  const { MAIL_CONFIRM, MAIL_DAILY_LIMIT } = env
  if (MAIL_CONFIRM !== 'on') return undefined
  const secret = tokenSecret(env)
  // 0 stops confirmation mails; anything but a number is a mistake.
  const dailyLimit = /^\d+$/.test(MAIL_DAILY_LIMIT ?? '') ? Number(MAIL_DAILY_LIMIT) : DAILY_LIMIT
  return { secret, dailyLimit, isComplete: secret !== undefined && mailSettings(env) !== undefined }
}

/** @returns what is set and what is missing, for the dashboard */
export function mailSetup(env: MailEnv): MailSetup {
  const confirmation = confirmationSettings(env)
  return {
    bound: env.MAIL !== undefined,
    sender: mailable(env.MAIL_FROM) ?? null,
    owner: mailable(env.OWNER_MAIL) ?? null,
    tokenSecret: tokenSecret(env) !== undefined,
    confirmation: confirmation ? (confirmation.isComplete ? 'on' : 'incomplete') : 'off',
  }
}

function mailable(address: string | undefined): string | undefined {
  return address && isMailable(address) ? address : undefined
}
