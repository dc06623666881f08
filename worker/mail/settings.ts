import type { MailSetup } from '../contract/mail.ts'
import { isMailable, senderProblem } from './address.ts'
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
 * @returns how mail is sent; undefined without the binding or a sender that may be used, where the product works
 * without mail
 */
export function mailSettings(env: MailEnv): MailSettings | undefined {
  const { MAIL, MAIL_FROM } = env
  if (!MAIL || !MAIL_FROM || senderProblem(MAIL_FROM)) return undefined
  return {
    mailer: cloudflareMailer(MAIL, MAIL_FROM),
    owner: ownerAddress(env),
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
    sender: env.MAIL_FROM ?? null,
    senderProblem: env.MAIL_FROM ? senderProblem(env.MAIL_FROM) : null,
    owner: ownerAddress(env) ?? null,
    tokenSecret: tokenSecret(env) !== undefined,
    confirmation: confirmation ? (confirmation.isComplete ? 'on' : 'incomplete') : 'off',
  }
}

function ownerAddress({ OWNER_MAIL }: Pick<Env, 'OWNER_MAIL'>): string | undefined {
  return OWNER_MAIL && isMailable(OWNER_MAIL) ? OWNER_MAIL : undefined
}
