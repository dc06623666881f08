import { DAILY_LIMITS, type DailyLimits, type WrittenKind } from '../contract/limits.ts'
import { recordOf } from '../contract/record-of.ts'
import { wholeNumber } from '../lib/whole-number.ts'
import { cloudflareMailer, isMailable } from './mailer.ts'

export type MailEnv = Pick<
  Env,
  'MAIL' | 'MAIL_FROM' | 'OWNER_MAIL' | 'MAIL_CONFIRM' | 'TOKEN_SECRET' | 'SITE_URL'
>

/** Characters of TOKEN_SECRET; shorter ones could be guessed offline from one mail. */
const MIN_SECRET_LENGTH = 32

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>

/**
 * @returns how mail is sent; undefined without the binding or the sender, where the product works without mail. Whether
 * the sender's domain is set up, only Cloudflare can say
 */
export function mailSettings(env: MailEnv) {
  const sender = mailable(env.MAIL_FROM)
  if (!env.MAIL || !sender) return undefined
  const secret = tokenSecret(env)
  return {
    send: cloudflareMailer(env.MAIL, sender),
    /** Where alerts and summaries go; undefined where they are off. */
    owner: mailable(env.OWNER_MAIL),
    /** What confirmation mails need: the secret that signs their links. Undefined where they cannot be sent. */
    confirmation: isConfirmed(env) && secret ? { secret } : undefined,
  }
}

/** @returns whether sign-ups are confirmed by mail; where settings are missing, they stay pending until it can be sent */
export function isConfirmed({ MAIL_CONFIRM }: Pick<Env, 'MAIL_CONFIRM'>): boolean {
  return MAIL_CONFIRM === 'on'
}

/**
 * @returns what visitors may have written on a day: what is no whole number in the setting is as in `DAILY_LIMITS`. With
 * confirmations no more sign-ups than mails, so that none waits for the next day
 */
export function dailyLimits(env: Pick<Env, 'DAILY_LIMITS' | 'MAIL_CONFIRM'>): DailyLimits {
  const kinds = Object.keys(DAILY_LIMITS) as WrittenKind[]
  const limits = recordOf(kinds, (kind) => wholeNumber(`${env.DAILY_LIMITS?.[kind]}`, DAILY_LIMITS[kind]))
  return isConfirmed(env) ? { ...limits, sign_up: Math.min(limits.sign_up, limits.mail) } : limits
}

/** @returns the secret that links are signed with, or undefined where it is missing or too short */
export function tokenSecret({ TOKEN_SECRET }: Pick<Env, 'TOKEN_SECRET'>): string | undefined {
  return TOKEN_SECRET && TOKEN_SECRET.length >= MIN_SECRET_LENGTH ? TOKEN_SECRET : undefined
}

/** @returns what is switched on and what is missing for it, for the dashboard */
export function mailSetup(env: MailEnv) {
  const [owner = null, confirmation] = [mailable(env.OWNER_MAIL), isConfirmed(env)]
  const isOn = env.OWNER_MAIL || confirmation
  const missing = [
    ...(isOn && !env.MAIL ? ['send_email'] : []),
    ...(isOn && !mailable(env.MAIL_FROM) ? ['MAIL_FROM'] : []),
    ...(isOn && !env.SITE_URL ? ['SITE_URL'] : []),
    ...(env.OWNER_MAIL && !owner ? ['OWNER_MAIL'] : []),
    ...(confirmation && !tokenSecret(env) ? ['TOKEN_SECRET'] : []),
  ]
  return { owner, confirmation, missing }
}

function mailable(address: string | undefined): string | undefined {
  return address && isMailable(address) ? address : undefined
}
