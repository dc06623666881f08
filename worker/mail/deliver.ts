import type { OwnerMail } from '../contract/runs.ts'
import { openStore } from '../store/index.ts'
import { startOfWeek } from '../store/rules/days.ts'
import { WEEKLY_SUMMARY_MS } from '../store/rules/mail.ts'
import type { Store } from '../store/store.ts'
import { brand } from './content.ts'
import type { MailSettings } from './settings.ts'
import { type OwnerLetter, toOwner, writeAlert, writeWeek } from './to-owner.ts'
import { toVisitor } from './to-visitor.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sends some mails to visitors that are due. Each is claimed first and recorded afterwards: where the Worker ends between,
 * it is sent again.
 *
 * @param now milliseconds UTC
 * @param origin of the links in the mails
 */
export async function sendToVisitors(
  store: Store,
  { send, confirmation }: MailSettings,
  now: number,
  origin = new URL(brand.siteUrl).origin,
): Promise<void> {
  if (!confirmation) return
  const claimed = await store.claimMail(confirmation.dailyLimit)
  await Promise.all(
    claimed.map(async (mail) => {
      const error = await send(await toVisitor(mail, { origin, secret: confirmation.secret, now }))
      if (error === undefined) return await store.recordSent(mail)
      console.warn(JSON.stringify({ mail: mail.kind, error }))
      await store.recordRefusal(mail, error)
    }),
  )
}

/** Tells the owner of inquiries and failed workflows, at most once an hour. */
export async function sendAlert(store: Store, settings: MailSettings, now: number): Promise<void> {
  const unalerted = await store.unalerted()
  if (unalerted.inquiries.length + unalerted.failures.length === 0) return
  await sendToOwner(store, settings, 'alert', now, async () => writeAlert(unalerted))
}

/** Sends the summary of the week before, Monday to Sunday in Asia/Kolkata, from Monday 8:00 to Tuesday 8:00, once. */
export async function sendWeeklySummary(env: Pick<Env, 'DB'>, settings: MailSettings, now: number) {
  const monday = startOfWeek(now)
  const due = monday + WEEKLY_SUMMARY_MS
  if (now < due || now >= due + DAY_MS) return
  await sendToOwner(openStore(env, now), settings, 'weekly_summary', due, async () => ({
    letter: await writeWeek(openStore(env, monday - 1)),
    alerted: [],
  }))
}

/**
 * Sends a mail to the owner unless one of its kind has succeeded since a time, milliseconds UTC. One that fails is tried
 * again after an hour.
 */
async function sendToOwner(
  store: Store,
  { send, owner }: MailSettings,
  kind: OwnerMail,
  since: number,
  write: () => Promise<{ letter: OwnerLetter; alerted: string[] }>,
): Promise<void> {
  const run = owner && (await store.startMail(kind, since))
  if (!run) return
  const { letter, alerted } = await write()
  const error = await send(toOwner(owner, letter))
  if (error) console.warn(JSON.stringify({ mail: kind, error }))
  await store.endMail(run, error ? { error } : { alerted })
}
