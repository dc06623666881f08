import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailOverview } from '#contract/mail.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider, providerError, type Sent } from './mail-app.ts'
import { DAY_MS, FIVE_MINUTES, HOUR_MS, MINUTE_MS, NIGHTLY, NOON } from './times.ts'

const local = localD1()

let warned: string[]
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((line) => void warned.push(String(line)))
})
afterEach(() => {
  for (const line of warned) expect(line).not.toContain('@')
})

const rows = () => local.rows('SELECT * FROM newsletter_subscriptions ORDER BY id')
const counted = async () =>
  (await local.rows(`SELECT total(count) AS mails FROM daily_counts WHERE metric = 'mail'`))[0]?.mails

/** Without mail to the owner: on Mondays the cron would send the summary of the week. */
const appWith = (answer?: (mail: Sent) => Promise<unknown> | undefined, env: Partial<Env> = {}) => {
  const { binding, sent } = provider(answer)
  return { sent, app: mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '', ...env }) }
}

const signUpAt = (time: number, email: string) =>
  d1Store(local.db, time).subscribe(subscription(email), { userAgent: null, confirm: true })

describe('a confirmation mail', () => {
  it('that is refused is shown to the owner, not counted, tried again later each time, and sent in the end', async () => {
    let working = false
    const { app, sent } = appWith(() =>
      working ? undefined : Promise.reject(providerError('E_SENDER_NOT_VERIFIED')),
    )
    await app.signUp()
    const now = Date.now()
    expect(await counted()).toBe(0)
    const { body } = await app.owner().get<{ data: MailOverview }>('/owner/mail')
    expect(body.data).toMatchObject({
      due: 1,
      lastFailure: { kind: 'confirmation', detail: 'E_SENDER_NOT_VERIFIED' },
    })
    for (const [minutes, attempts] of [
      [4, 1],
      [6, 2],
      [24, 2],
      [27, 3],
    ] as const) {
      await app.scheduled(FIVE_MINUTES, now + minutes * MINUTE_MS)
      expect(sent).toHaveLength(attempts)
    }
    working = true
    await app.scheduled(FIVE_MINUTES, now + 3 * HOUR_MS)
    expect(await rows()).toMatchObject([{ mail_due_at: null, mail_attempts: 0 }])
    expect(sent).toHaveLength(4)
    expect(await counted()).toBe(1)
  })

  it('whose process ended after the claim is sent by the next one after the lease', async () => {
    const { app, sent } = appWith()
    const now = Date.now()
    await signUpAt(now, 'asha@visitor.example')
    expect(await d1Store(local.db, now).claimMail(500)).toHaveLength(1)
    await app.scheduled(FIVE_MINUTES, now + 4 * MINUTE_MS)
    expect(sent).toHaveLength(0)
    await app.scheduled(FIVE_MINUTES, now + 6 * MINUTE_MS)
    expect(sent).toHaveLength(1)
  })

  it('over the limit of the day is sent on the next one, and its sign-up does not expire before', async () => {
    const { app, sent } = appWith(undefined, { MAIL_DAILY_LIMIT: '2' })
    for (let visitor = 0; visitor < 5; visitor += 1) await app.signUp()
    await app.scheduled(FIVE_MINUTES, Date.now())
    expect(sent).toHaveLength(2)
    await app.scheduled(NIGHTLY, Date.now() + 40 * DAY_MS)
    expect(await rows()).toHaveLength(3)
    for (const [days, total] of [
      [40, 4],
      [41, 5],
    ] as const) {
      await app.scheduled(FIVE_MINUTES, Date.now() + days * DAY_MS)
      expect(sent).toHaveLength(total)
    }
    await app.scheduled(NIGHTLY, Date.now() + 69 * DAY_MS)
    expect(await rows()).toHaveLength(3)
    await app.scheduled(NIGHTLY, Date.now() + 72 * DAY_MS)
    expect(await rows()).toEqual([])
  })

  it('is sent to an inbox at most once an hour and five times a day', async () => {
    let mails = 0
    for (let half = 0; half < 24; half += 1) {
      const store = d1Store(local.db, NOON + (half * HOUR_MS) / 2)
      await store.subscribe(subscription(`asha+${half % 3}@visitor.example`), {
        userAgent: null,
        confirm: true,
      })
      for (const claimed of await store.claimMail(500)) {
        mails += 1
        await store.recordSent(claimed)
      }
      if (half < 10) expect(mails).toBe(Math.ceil((half + 1) / 2))
    }
    expect(mails).toBe(5)
    await signUpAt(NOON + DAY_MS, 'asha@visitor.example')
    expect(await d1Store(local.db, NOON + DAY_MS).claimMail(500)).toHaveLength(1)
  })
})

describe('with confirmation on', () => {
  it.each([
    ['no binding', {}],
    ['a malformed sender', { MAIL: provider().binding, MAIL_FROM: 'Samayu <a@b.example>' }],
    ['no secret for links', { MAIL: provider().binding, TOKEN_SECRET: 'short' }],
  ])('but %s a sign-up is pending, and its mail is sent once the settings are complete', async (_, env) => {
    const visitor = await mailApp({ DB: local.db, ...env }).signUp()
    expect(await rows()).toMatchObject([{ status: 'pending', mail_sent_at: null }])
    const { app, sent } = appWith()
    await app.scheduled(FIVE_MINUTES, Date.now() + DAY_MS)
    expect(sent.map(({ to }) => to)).toEqual([visitor.email])
  })

  it('but mail off, an address is kept for 30 days after its last sign-up', async () => {
    const app = mailApp({ DB: local.db })
    await app.signUp()
    for (const [days, left] of [
      [29, 1],
      [31, 0],
    ] as const) {
      await app.scheduled(NIGHTLY, Date.now() + days * DAY_MS)
      expect(await rows()).toHaveLength(left)
    }
  })
})

it('with confirmation off a sign-up is subscribed at once', async () => {
  const app = mailApp({ DB: local.db, MAIL: provider().binding, MAIL_CONFIRM: 'off' })
  const visitor = app.visitor()
  const { status, body } = await visitor.post<{ data: unknown[] }>('/newsletter', { email: visitor.email })
  expect([status, body.data]).toMatchObject([201, [{ email: visitor.email }]])
  expect(await rows()).toMatchObject([{ status: 'confirmed', mail_due_at: null }])
})
