import { describe, expect, it, vi } from 'vitest'
import { DAILY_LIMITS } from '#contract/limits.ts'
import { sendToVisitors } from '#worker/mail/deliver.ts'
import { LEASE_MS } from '#worker/mail/queries.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import type { Report } from '#worker/reports/contract.ts'
import { MAIL_VARS } from '../mail-worker.ts'
import { localSite } from './app.ts'
import { subscription } from './inputs.ts'
import { d1Error, interceptedD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { mailApp, provider, providerError, type Sent, SITE_URL } from './mail-app.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, FIVE_MINUTES, HOUR_MS, MINUTE_MS, NIGHTLY, NOON } from './times.ts'

const site = localSite()

const rows = () => site.rows('SELECT * FROM newsletter_subscriptions ORDER BY id')
const storeAt = (time: number, mail = 100, db = site.db) => site.at(time, db, { ...DAILY_LIMITS, mail })
const signUpAt = (time: number, name = 'asha') =>
  storeAt(time).subscribe(subscription(`${name}@visitor.example`), { userAgent: null, confirm: true })

/** Sends as a process does that is not interrupted. @returns how many */
async function sendAt(time: number): Promise<number> {
  const claimed = await storeAt(time).claimMail()
  for (const mail of claimed) await storeAt(time).recordSent(mail)
  return claimed.length
}

/** Without mail to the owner: on Mondays the cron would send the summary of the week. */
const appWith = (answer?: (mail: Sent) => Promise<unknown> | undefined, env: Partial<Env> = {}) => {
  const { binding, sent } = provider(answer)
  return { sent, app: mailApp({ DB: site.db, MAIL: binding, OWNER_MAIL: '', ...env }) }
}

describe('a confirmation mail', () => {
  it('that is refused is shown to the owner, tried again later each time, and sent in the end', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    let working = false
    const { app, sent } = appWith(() =>
      working ? undefined : Promise.reject(providerError('E_SENDER_NOT_VERIFIED')),
    )
    await app.signUp()
    const now = Date.now()
    const { body } = await app.owner().get<{ data: { lastRefused: Report } }>('/owner/mail')
    expect(body.data.lastRefused).toMatchObject({ kind: 'confirmation', detail: 'E_SENDER_NOT_VERIFIED' })
    const attempts = []
    for (const minutes of [4, 6, 24, 27]) {
      await app.scheduled(FIVE_MINUTES, now + minutes * MINUTE_MS)
      attempts.push(sent.length)
    }
    expect(attempts).toEqual([1, 2, 2, 3])
    working = true
    await app.scheduled(FIVE_MINUTES, now + 3 * HOUR_MS)
    expect(await rows()).toMatchObject([{ mail_due_at: null, mail_attempts: 0 }])
    expect(sent).toHaveLength(4)
    expect(warned.mock.calls.join()).not.toContain('@')
  })

  it('has room on a day for as many as its limit, those that are being sent among them', async () => {
    for (let reader = 0; reader < 22; reader += 1) await signUpAt(NOON - DAY_MS, `reader-${reader}`)
    // At the same time, as two requests and the job do.
    const claims = await Promise.all([1, 2, 3].map((late) => storeAt(NOON + late, 12).claimMail()))
    expect(claims.map((mails) => mails.length).sort()).toEqual([0, 10, 2].sort())
    // Their processes ended, and they may have gone: an hour later they are due again, and the day has no more room.
    const counts = []
    for (const time of [NOON + HOUR_MS, NOON + DAY_MS])
      counts.push((await storeAt(time, 12).claimMail()).length)
    expect(counts).toEqual([0, 10])
  })

  it('that is refused takes no room: ten bad addresses leave it to a good one, also after midnight', async () => {
    // D1's day ends while they are being sent.
    const midnight = Math.ceil(NOON / DAY_MS) * DAY_MS
    for (let reader = 0; reader < 10; reader += 1) await signUpAt(NOON, `bad-${reader}`)
    const before = storeAt(midnight - 1, 10)
    const claimed = await before.claimMail()
    const after = storeAt(midnight + 1, 10)
    await signUpAt(midnight - 1, 'good')
    expect([claimed.length, (await before.claimMail()).length]).toEqual([10, 0])
    for (const mail of claimed) {
      // Each record is tried again, because its acknowledgement is lost.
      const { db } = unacknowledgedD1(site.db)
      await storeAt(midnight - 1, 10, db).recordRefused(mail.mail_kind, 'E_RECIPIENT_NOT_ALLOWED')
    }
    const counters = `SELECT day, count FROM daily_counts WHERE metric = 'written' AND key = 'mail' ORDER BY day`
    expect(await site.rows(counters)).toEqual([{ day: '2026-11-21', count: 0 }])
    expect((await after.claimMail()).map(({ email }) => email)).toEqual(['good@visitor.example'])
    expect(await site.rows(counters)).toMatchObject([{ count: 0 }, { day: '2026-11-22', count: 1 }])
  })

  it('that was claimed again after its lease is not recorded as sent by the first process', async () => {
    await signUpAt(NOON)
    const [first] = await storeAt(NOON).claimMail()
    const [second] = await storeAt(NOON + LEASE_MS).claimMail()
    if (first) await storeAt(NOON).recordSent(first)
    expect(await rows()).toMatchObject([{ mail_due_at: expect.any(Number) }])
    if (second) await storeAt(NOON + LEASE_MS).recordSent(second)
    expect(await rows()).toMatchObject([{ mail_due_at: null }])
  })

  it('is recorded as sent, though the record of another fails', async () => {
    for (const name of ['asha', 'ravi', 'meera']) await signUpAt(NOON, name)
    let calls = 0
    let isOver = false
    // The first call claims the mails. What comes after the end of the work is lost, as where Cloudflare ends a Worker.
    const DB = interceptedD1(site.db, async (query) => {
      calls += 1
      if (calls === 2) throw d1Error('D1 DB is overloaded.')
      if (calls > 2) await new Promise(setImmediate)
      return isOver ? new Promise(() => {}) : query()
    })
    const { binding, sent } = provider()
    const settings = mailSettings({ ...MAIL_VARS, MAIL: binding })
    const sending = settings && sendToVisitors(storeAt(NOON, 100, DB), settings, NOON, SITE_URL)
    const ended = sending?.finally(() => {
      isOver = true
    })
    await expect(ended).rejects.toThrow('not available: overloaded')
    const recorded = (await rows()).filter(({ mail_sent_at }) => mail_sent_at !== null)
    expect([sent.length, recorded.length]).toEqual([3, 2])
  })
})

it('without SITE_URL the cron sends nothing, and says so; what waits is kept, and sent once it is there', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await signUpAt(Date.now())
  const later = Date.now() + 40 * DAY_MS
  const without = appWith(undefined, { SITE_URL: '' })
  await without.app.scheduled(FIVE_MINUTES, later)
  expect([without.sent, warned.mock.calls.join()]).toEqual([[], expect.stringContaining('SITE_URL')])
  const { body } = await without.app.owner().get('/owner/mail')
  expect(body).toMatchObject({ data: { missing: ['SITE_URL'] } })
  await without.app.scheduled(NIGHTLY, later)
  const { app, sent } = appWith()
  await app.scheduled(FIVE_MINUTES, later)
  expect(sent).toHaveLength(1)
})

describe('a sign-up that is not confirmed', () => {
  /** How many there are after the nights of some days. */
  const countLeftAfter = async (...days: number[]) => {
    const left = []
    for (const day of days) {
      await storeAt(NOON + day * DAY_MS).deleteUnconfirmed()
      left.push((await rows()).length)
    }
    return left
  }

  claim('a new address gets one mail with a link, at most one a day if it is signed up again', async () => {
    const mails = []
    for (let hours = 0; hours <= 48; hours += 8) {
      await signUpAt(NOON + hours * HOUR_MS)
      mails.push(await sendAt(NOON + hours * HOUR_MS))
    }
    expect(mails).toEqual([1, 0, 0, 1, 0, 0, 1])
  })

  claim('If it is not pressed within 30 days of the mail, we delete the address', async () => {
    for (const time of [NOON, NOON + 29 * DAY_MS]) {
      await signUpAt(time)
      await sendAt(time)
    }
    // However many nights were missed.
    expect(await countLeftAfter(31, 58, 100)).toEqual([1, 1, 0])
  })

  claim(
    'we then do not write for 30 days, whoever enters the address, and after them it goes in the same way',
    async () => {
      await signUpAt(NOON)
      await sendAt(NOON)
      const [{ id }] = (await rows()) as [{ id: string }]
      await storeAt(NOON).unsubscribe(id)
      const mails = []
      for (const days of [1, 29]) {
        await signUpAt(NOON + days * DAY_MS)
        mails.push(await sendAt(NOON + days * DAY_MS))
      }
      expect(mails).toEqual([0, 0])
      expect(await countLeftAfter(30, 31)).toEqual([1, 0])
    },
  )

  it('is deleted though its mail was refused for 30 days, and where mail is off, before it has one', async () => {
    await signUpAt(NOON)
    await storeAt(NOON, 1).claimMail()
    expect(await countLeftAfter(29, 31)).toEqual([1, 0])
    await signUpAt(NOON)
    expect(await countLeftAfter(100)).toEqual([1])
    await storeAt(NOON + 100 * DAY_MS).deleteUnconfirmed({ unsent: true })
    expect(await rows()).toEqual([])
  })

  it('of somebody who had left before becomes “unsubscribed” again, and keeps the day of its first confirmation', async () => {
    await signUpAt(NOON)
    const [{ id }] = (await rows()) as [{ id: string }]
    await storeAt(NOON + 1).confirmSubscription(id)
    await storeAt(NOON + 2).unsubscribe(id)
    await signUpAt(NOON + DAY_MS)
    await sendAt(NOON + DAY_MS)
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect(await countLeftAfter(33)).toEqual([1])
    const left = {
      status: 'unsubscribed',
      confirmed_at: NOON + 1,
      unsubscribed_at: NOON + 2,
      mail_due_at: null,
    }
    expect(await rows()).toMatchObject([left])
    // Who refuses then stays, too.
    await signUpAt(NOON + 40 * DAY_MS)
    await storeAt(NOON + 41 * DAY_MS).unsubscribe(id)
    expect(await countLeftAfter(100)).toEqual([1])
    expect(await rows()).toMatchObject([left])
  })
})
