import type { OwnerMail } from '../contract/runs.ts'
import { openStore } from '../store/index.ts'
import { dayOf, midnightOf, startOfWeek } from '../store/rules/days.ts'
import { MORNING_MS } from '../store/rules/mail.ts'
import type { Store } from '../store/store.ts'
import { alert } from './alert.ts'
import { type OwnerLetter, toOwner, toVisitor } from './compose.ts'
import { brand } from './content.ts'
import type { MailSettings } from './settings.ts'
import { summarizeDay, summarizeWeek } from './summaries.ts'

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
  { mailer, confirmation }: MailSettings,
  now: number,
  origin = new URL(brand.siteUrl).origin,
): Promise<void> {
  if (!confirmation) return
  const claimed = await store.claimMail(confirmation.dailyLimit)
  await Promise.all(
    claimed.map(async (mail) => {
      const error = await mailer.send(await toVisitor(mail, { origin, secret: confirmation.secret, now }))
      if (error === undefined) return await store.recordSent(mail)
      console.warn(JSON.stringify({ mail: mail.kind, error }))
      await store.recordRefusal(mail, error)
    }),
  )
}

/** Tells the owner of inquiries and failed workflows, at most once an hour. */
export async function sendAlert(store: Store, settings: MailSettings, now: number): Promise<void> {
  const untold = await store.untold()
  if (untold.inquiries.length + untold.failures.length === 0) return
  await sendToOwner(store, settings, 'alert', now, async () => alert(untold))
}

/** Sends the summary of yesterday, from 8:00 in Asia/Kolkata until midnight, once. */
export async function sendDailySummary(env: Pick<Env, 'DB'>, settings: MailSettings, now: number) {
  const today = midnightOf(dayOf(now))
  if (now < today + MORNING_MS) return
  await sendToOwner(openStore(env, now), settings, 'daily_summary', today + MORNING_MS, async () => ({
    letter: await summarizeDay(openStore(env, today - 1), today - 1),
  }))
}

/** Sends the summary of the week before, Monday to Sunday in Asia/Kolkata, from Monday 8:00 to Tuesday 8:00, once. */
export async function sendWeeklySummary(env: Pick<Env, 'DB'>, settings: MailSettings, now: number) {
  const monday = startOfWeek(now)
  const due = monday + MORNING_MS
  if (now < due || now >= due + DAY_MS) return
  await sendToOwner(openStore(env, now), settings, 'weekly_summary', due, async () => ({
    letter: await summarizeWeek(openStore(env, monday - 1)),
  }))
}

/**
 * Sends a mail to the owner unless one of its kind has succeeded since a time, milliseconds UTC. One that fails is tried
 * again after an hour.
 *
 * @param write returns no letter where there is nothing to say
 */
async function sendToOwner(
  store: Store,
  { mailer, owner }: MailSettings,
  kind: OwnerMail,
  since: number,
  write: () => Promise<{ letter: OwnerLetter | undefined; told?: string[] }>,
): Promise<void> {
  const run = owner && (await store.startMail(kind, since))
  if (!run) return
  const { letter, told = [] } = await write()
  const error = letter && (await mailer.send(toOwner(owner, letter)))
  if (error) console.warn(JSON.stringify({ mail: kind, error }))
  await store.endMail(run, error ? { error } : { told })
}
