import { describe, expect, it, vi } from 'vitest'
import type { Run } from '#worker/runs/contract.ts'
import { d1Store } from '#worker/store.ts'
import { subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider, providerError, type Sent } from './mail-app.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, FIVE_MINUTES, HOUR_MS, MINUTE_MS, NIGHTLY, NOON } from './times.ts'

const local = localD1()

const rows = () => local.rows('SELECT * FROM newsletter_subscriptions ORDER BY id')

/** Without mail to the owner: on Mondays the cron would send the summary of the week. */
const appWith = (answer?: (mail: Sent) => Promise<unknown> | undefined, env: Partial<Env> = {}) => {
  const { binding, sent } = provider(answer)
  return { sent, app: mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '', ...env }) }
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
    const { body } = await app.owner().get<{ data: { lastRefused: Run } }>('/owner/mail')
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
    for (let reader = 0; reader < 30; reader += 1) {
      const input = subscription(`reader-${reader}@visitor.example`)
      await d1Store(local.db, NOON - DAY_MS).subscribe(input, { userAgent: null, confirm: true })
    }
    const claimed = await d1Store(local.db, NOON).claimMail(12)
    expect(claimed).toHaveLength(10)
    for (const mail of claimed.slice(0, 4)) await d1Store(local.db, NOON).recordSent(mail)
    expect(await d1Store(local.db, NOON + 1).claimMail(12)).toHaveLength(2)
    expect(await d1Store(local.db, NOON + 2).claimMail(12)).toEqual([])
    // The other eight were not sent: their lease is over.
    expect(await d1Store(local.db, NOON + HOUR_MS).claimMail(12)).toHaveLength(8)
    expect(await d1Store(local.db, NOON + DAY_MS).claimMail(12)).toHaveLength(10)
  })

  it('over the limit of the day is sent on the next one, and its sign-up does not expire before', async () => {
    const { app, sent } = appWith(undefined, { MAIL_DAILY_LIMIT: '1' })
    for (let visitor = 0; visitor < 2; visitor += 1) await app.signUp()
    expect(sent).toHaveLength(1)
    await app.scheduled(NIGHTLY, Date.now() + 40 * DAY_MS)
    expect(await rows()).toHaveLength(1)
    await app.scheduled(FIVE_MINUTES, Date.now() + 40 * DAY_MS)
    expect(sent).toHaveLength(2)
  })
})

it('without SITE_URL the cron sends nothing, and says so; what waits is kept, and sent once it is there', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await appWith(undefined, { MAIL_DAILY_LIMIT: '0' }).app.signUp()
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

describe('what the privacy policy says about confirmations', () => {
  claim('a new address gets one mail with a link, at most one a day if it is signed up again', async () => {
    const mailsAt = async (time: number) => {
      const store = d1Store(local.db, time)
      await store.subscribe(subscription('asha@visitor.example'), { userAgent: null, confirm: true })
      const claimed = await store.claimMail(500)
      for (const mail of claimed) await store.recordSent(mail)
      return claimed.length
    }
    const mails = []
    for (let hours = 0; hours <= 48; hours += 8) mails.push(await mailsAt(NOON + hours * HOUR_MS))
    expect(mails).toEqual([1, 0, 0, 1, 0, 0, 1])
  })

  claim('If it is not pressed within 30 days of the mail, we delete the address', async () => {
    const { app } = appWith()
    await app.signUp()
    await app.scheduled(NIGHTLY, Date.now() + 29 * DAY_MS)
    expect(await rows()).toHaveLength(1)
    await app.scheduled(NIGHTLY, Date.now() + 31 * DAY_MS)
    expect(await rows()).toEqual([])
  })
})
