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
  /** What confirmation mails need: the secret that signs their links. Undefined where they cannot be sent. */
  confirmation: { secret: string; dailyLimit: number } | undefined
}

/**
 * @returns how mail is sent; undefined without the binding or the sender, where the product works without mail. Whether
 * the sender's domain is set up, only Cloudflare can say
 */
export function mailSettings(env: MailEnv): MailSettings | undefined {
  const sender = mailable(env.MAIL_FROM)
  if (!env.MAIL || !sender) return undefined
  const secret = tokenSecret(env)
  // 0 stops confirmation mails; anything but a number is a mistake.
  const dailyLimit = /^\d+$/.test(env.MAIL_DAILY_LIMIT ?? '') ? Number(env.MAIL_DAILY_LIMIT) : DAILY_LIMIT
  return {
    mailer: cloudflareMailer(env.MAIL, sender),
    owner: mailable(env.OWNER_MAIL),
    confirmation: isConfirmed(env) && secret ? { secret, dailyLimit } : undefined,
  }
}

/** @returns whether sign-ups are confirmed by mail; where settings are missing, they stay pending until it can be sent */
export function isConfirmed({ MAIL_CONFIRM }: MailEnv): boolean {
  return MAIL_CONFIRM === 'on'
}

/** @returns what is set and what is missing, for the dashboard */
export function mailSetup(env: MailEnv): MailSetup {
  const isComplete = mailSettings(env)?.confirmation !== undefined
  return {
    bound: env.MAIL !== undefined,
    sender: mailable(env.MAIL_FROM) ?? null,
    owner: mailable(env.OWNER_MAIL) ?? null,
    tokenSecret: tokenSecret(env) !== undefined,
    confirmation: isConfirmed(env) ? (isComplete ? 'on' : 'incomplete') : 'off',
  }
}

function mailable(address: string | undefined): string | undefined {
  return address && isMailable(address) ? address : undefined
}
