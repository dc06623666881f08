import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailOverview } from '#contract/mail.ts'
import { sendToVisitors } from '#worker/mail/deliver.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { MAIL_VARS } from '../mail-worker.ts'
import { subscription } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
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

type Row = { status: string; mail_due_at: number | null; mail_attempts: number; mail_sent_at: number | null }
const rows = () => local.rows<Row>('SELECT * FROM newsletter_subscriptions ORDER BY id')
const counted = async () =>
  (await local.rows<{ count: number }>(`SELECT count FROM daily_counts WHERE metric = 'mail'`)).map(
    ({ count }) => count,
  )

/** Without mail to the owner: on Mondays the cron would send the summary of the week. */
const appWith = (answer?: (mail: Sent) => Promise<unknown> | undefined, env: Partial<Env> = {}) => {
  const { binding, sent } = provider(answer)
  return { sent, app: mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '', ...env }) }
}

const signUpAt = (time: number, email: string, db = local.db) =>
  d1Store(db, time).subscribe(subscription(email), { userAgent: null, confirm: true })

describe('a confirmation mail', () => {
  it('is recorded as sent, and counted', async () => {
    const { app, sent } = appWith()
    const visitor = await app.signUp()
    expect(sent.map(({ to }) => to)).toEqual([visitor.email])
    expect(await rows()).toMatchObject([
      { mail_due_at: null, mail_attempts: 0, mail_sent_at: expect.any(Number), mails_sent: 1 },
    ])
    expect(await counted()).toEqual([1])
  })

  it('that is refused is shown to the owner, not counted, tried again later each time, and sent in the end', async () => {
    let working = false
    const { app, sent } = appWith(() =>
      working ? undefined : Promise.reject(providerError('E_SENDER_NOT_VERIFIED')),
    )
    await app.signUp()
    const now = Date.now()
    expect(await counted()).toEqual([0])
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
  })

  it('that fails without a code may arrive twice, but is not lost', async () => {
    let fails = true
    const { app, sent } = appWith(() =>
      fails ? Promise.reject(new Error('asha@visitor.example')) : undefined,
    )
    await app.signUp()
    fails = false
    await app.scheduled(FIVE_MINUTES, Date.now() + 6 * MINUTE_MS)
    expect(sent).toHaveLength(2)
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

  it('whose claim loses its answer is sent after the lease', async () => {
    const now = Date.now()
    await signUpAt(now, 'asha@visitor.example')
    const { binding, sent } = provider()
    const settings = mailSettings({ ...MAIL_VARS, MAIL: binding })
    if (!settings) throw new Error('Mail is off')
    await sendToVisitors(d1Store(unacknowledgedD1(local.db).db, now), settings, now)
    expect(sent).toHaveLength(0)
    const later = now + 6 * MINUTE_MS
    await sendToVisitors(d1Store(local.db, later), settings, later)
    expect(sent).toHaveLength(1)
  })

  it('is sent once by ten processes at the same time', async () => {
    const { app, sent } = appWith()
    const now = Date.now()
    for (let visitor = 0; visitor < 30; visitor += 1) await signUpAt(now, `reader${visitor}@visitor.example`)
    await Promise.all(Array.from({ length: 10 }, () => app.scheduled(FIVE_MINUTES, now + 1000)))
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30)
    expect(sent).toHaveLength(30)
    expect(await counted()).toEqual([30])
  })

  it.each([
    ['unsubscribed', (id: string) => d1Store(local.db, Date.now()).unsubscribe(id)],
    ['was deleted', (id: string) => d1Store(local.db, Date.now()).deleteSubscriber(id)],
    ['signed up again', () => local.db.prepare('UPDATE newsletter_subscriptions SET mail_due_at = 7').run()],
  ])('that is sent after its address %s leaves the row as it is', async (_, act) => {
    const store = d1Store(local.db, Date.now())
    await signUpAt(Date.now(), 'asha@visitor.example')
    for (const claimed of await store.claimMail(500)) {
      await act(claimed.id)
      const before = await rows()
      await store.recordSent(claimed)
      expect(await rows()).toEqual(before)
    }
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

  it('to an address that cannot stand in a header is dropped with its sign-up', async () => {
    const { app, sent } = appWith()
    for (const email of ['<a@b.example>', 'a,b@c.example', '"x"@c.example', 'a@b.example,c']) {
      expect((await app.visitor().post('/newsletter', { email })).status).toBe(201)
    }
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a\u0000@b.example']) {
      expect((await app.visitor().post('/newsletter', { email })).status).toBe(400)
    }
    await app.settled()
    expect([sent, await rows()]).toEqual([[], []])
  })
})

it.each([1, 2])('a sign-up that loses the answer to query %i has one row and one mail', async (lost) => {
  const { app, sent } = appWith(undefined, { DB: unacknowledgedD1(local.db, lost).db })
  await app.signUp()
  await appWith().app.scheduled(FIVE_MINUTES, Date.now() + MINUTE_MS)
  expect(await rows()).toHaveLength(1)
  expect(sent.length).toBeLessThanOrEqual(1)
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
