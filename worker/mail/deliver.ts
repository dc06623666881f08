import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { DAY_MS, HOUR_MS, startOfWeek } from '../contract/days.ts'
import { type D1Store, d1Store } from '../store.ts'
import type { OwnerMail } from './constants.ts'
import { originOf } from './links.ts'
import { type MailSettings, mailSettings } from './settings.ts'
import { type OwnerLetter, toOwner, writeAlert, writeWeek } from './to-owner.ts'
import { toVisitor } from './to-visitor.ts'

/** The hour of Monday at which the week's summary is sent, in milliseconds from midnight. */
const WEEKLY_SUMMARY_MS = 8 * HOUR_MS

/** Sends what is due, after the response to a request, where mail is set up. */
export function sendAfterResponse(c: Context<AppEnv>, send: typeof sendToVisitors | typeof sendAlert): void {
  const { store, now } = c.var
  const settings = mailSettings(c.env)
  if (settings && store.mode === 'live')
    c.executionCtx.waitUntil(send(store, settings, now, originOf(c.env, c.req.url)))
}

/**
 * Sends some mails to visitors that are due. Each is claimed first and recorded afterwards: where the Worker ends
 * between, it is sent again.
 *
 * @param now milliseconds UTC
 * @param origin of the links in the mails
 * @throws where the outcome of a mail could not be recorded, after those of all others were
 */
export async function sendToVisitors(
  store: D1Store,
  { send, confirmation }: MailSettings,
  now: number,
  origin: string,
): Promise<void> {
  if (!confirmation) return
  const claimed = await store.claimMail()
  const outcomes = await Promise.allSettled(
    claimed.map(async (mail) => {
      const error = await send(await toVisitor(mail, { origin, secret: confirmation.secret, now }))
      if (error === undefined) return await store.recordSent(mail)
      console.warn(JSON.stringify({ mail: mail.mail_kind, error }))
      await store.recordRefused(mail.mail_kind, error)
    }),
  )
  // Cloudflare ends a Worker once its promise is rejected.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Tells the owner of inquiries, failed workflows and full kinds, at most once an hour. */
export async function sendAlert(store: D1Store, settings: MailSettings, now: number, origin: string) {
  const unalerted = await store.unalerted()
  const ids = [...unalerted.inquiries, ...unalerted.failures].map(({ id }) => id)
  if (ids.length + unalerted.full.length === 0) return
  const write = () => writeAlert(unalerted)
  await sendToOwner(store, settings, origin, { kind: 'alert', since: now, write, alerted: ids })
}

/** Sends the summary of the week before, Monday to Sunday in Asia/Kolkata, from Monday 8:00 to Tuesday 8:00, once. */
export async function sendWeeklySummary(db: D1Database, settings: MailSettings, now: number, origin: string) {
  const monday = startOfWeek(now)
  const due = monday + WEEKLY_SUMMARY_MS
  if (now < due || now >= due + DAY_MS) return
  const write = () => writeWeek(d1Store(db, monday - 1))
  await sendToOwner(d1Store(db, now), settings, origin, { kind: 'weekly_summary', since: due, write })
}

type OwnerMailToSend = {
  kind: OwnerMail
  /** Milliseconds UTC: it is sent unless one of its kind has succeeded since. */
  since: number
  write: () => OwnerLetter | Promise<OwnerLetter>
  /** Ids of the inquiries and reports in it. */
  alerted?: string[]
}

/** Sends a mail to the owner. One that fails is tried again after an hour. */
async function sendToOwner(
  store: D1Store,
  { send, owner }: MailSettings,
  origin: string,
  { kind, since, write, alerted = [] }: OwnerMailToSend,
): Promise<void> {
  const id = owner && (await store.startOwnerMail(kind, since))
  if (!id) return
  const error = await send(toOwner(owner, await write(), origin))
  if (error) console.warn(JSON.stringify({ mail: kind, error }))
  await store.endOwnerMail(id, error ? [] : alerted, error)
}
