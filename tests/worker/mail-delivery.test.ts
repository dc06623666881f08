import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailEntry, OutboxOverview } from '#contract/mail.ts'
import { SEND_TIMEOUT_MS } from '#worker/mail/mailer.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { dayOf } from '#worker/store/rules/days.ts'
import { OWNER_MAIL } from '../mail-worker.ts'
import { interceptedD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider, providerError, type Sent } from './mail-app.ts'
import { DAY_MS, FIVE_MINUTES, MINUTE_MS, NIGHTLY, NOON } from './times.ts'

const local = localD1()

let warned: string[]
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((line) => void warned.push(String(line)))
})
afterEach(() => {
  vi.useRealTimers()
  for (const line of warned) expect(line).not.toContain('@')
})

const outbox = () =>
  local.rows<Omit<MailEntry, 'sent_at'> & { next_attempt_at: number; sent_at: number }>(
    'SELECT * FROM mail_outbox ORDER BY id',
  )

/** Without mail to the owner: on Mondays the cron would send the summary of the week. */
const appWith = (answer?: (mail: Sent) => Promise<unknown> | undefined, env: Partial<Env> = {}) => {
  const { binding, sent } = provider(answer)
  return { sent, app: mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '', ...env }) }
}

const queueTest = (time = Date.now(), recipient = OWNER_MAIL) =>
  d1Store(local.db, time).queueMail({ kind: 'test', recipient, payload: {} })

describe('a mail', () => {
  it('that is sent is recorded with its time, without the address', async () => {
    const { app, sent } = appWith()
    const visitor = await app.signUp()
    expect(sent.map(({ to }) => to)).toEqual([visitor.email])
    expect(await outbox()).toMatchObject([
      {
        kind: 'confirmation',
        recipient: '',
        status: 'sent',
        attempts: 1,
        error: null,
        sent_at: expect.any(Number),
      },
    ])
  })

  it.each(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])(
    'refused with %s is tried again by the cron, later each time, and sent in the end',
    async (code) => {
      let working = false
      const { app, sent } = appWith(() => (working ? undefined : Promise.reject(providerError(code))))
      await app.signUp()
      const [first] = await outbox()
      expect(first).toMatchObject({ status: 'waiting', attempts: 1, error: code })
      const due = (first?.next_attempt_at ?? 0) - Date.now()
      expect(due).toBeGreaterThan(4 * MINUTE_MS)
      await app.scheduled(FIVE_MINUTES, Date.now() + MINUTE_MS)
      expect(sent).toHaveLength(1)
      await app.scheduled(FIVE_MINUTES, Date.now() + 5 * MINUTE_MS)
      const [second] = await outbox()
      expect(second).toMatchObject({ status: 'waiting', attempts: 2 })
      expect((second?.next_attempt_at ?? 0) - Date.now()).toBeGreaterThan(15 * MINUTE_MS)
      working = true
      await app.scheduled(FIVE_MINUTES, Date.now() + 21 * MINUTE_MS)
      expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 3, error: null }])
      expect(sent).toHaveLength(3)
    },
  )

  it('that stays refused fails after about three days', async () => {
    const { app, sent } = appWith(() => Promise.reject(providerError('E_INTERNAL_SERVER_ERROR')))
    await app.signUp()
    for (let days = 0; days < 4 * 24; days += 1) {
      await app.scheduled(FIVE_MINUTES, Date.now() + days * 60 * MINUTE_MS)
    }
    expect(await outbox()).toMatchObject([{ status: 'failed', error: 'E_INTERNAL_SERVER_ERROR' }])
    expect(sent).toHaveLength(8)
  })

  it.each(['E_SENDER_NOT_VERIFIED', 'E_RECIPIENT_SUPPRESSED', 'E_HEADER_NOT_ALLOWED'])(
    'refused with %s fails at once, and is shown to the owner until it is sent again',
    async (code) => {
      let working = false
      const { app } = appWith(() => (working ? undefined : Promise.reject(providerError(code))))
      const visitor = await app.signUp()
      const overview = async () => (await app.owner().get<{ data: OutboxOverview }>('/owner/mail')).body.data
      expect(await overview()).toMatchObject({
        lastSent: null,
        waiting: 0,
        problems: [{ kind: 'confirmation', recipient: visitor.email, status: 'failed', error: code }],
      })
      working = true
      const [{ id = '' } = {}] = (await overview()).problems
      const { body } = await app.owner().call<{ data: MailEntry }>('POST', `/owner/mail/${id}/retry`)
      expect(body.data).toMatchObject({ id, status: 'sent' })
      expect(await overview()).toMatchObject({ lastSent: { id }, waiting: 0, problems: [] })
    },
  )

  it('without an answer of the provider is unknown after 20 s, and not sent a second time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { app, sent } = appWith(() => new Promise(() => undefined))
    const visitor = app.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const settled = app.settled()
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS)
    await settled
    vi.useRealTimers()
    expect(await outbox()).toMatchObject([{ status: 'unknown', error: 'timeout' }])
    await app.scheduled(FIVE_MINUTES, Date.now() + DAY_MS)
    expect(sent).toHaveLength(1)
  })

  it('that fails without a code is unknown: it may have been sent', async () => {
    const { app } = appWith(() => Promise.reject(new Error('Network connection lost.')))
    await app.signUp()
    expect(await outbox()).toMatchObject([{ status: 'unknown', error: 'other' }])
  })

  it('that was not settled because the Worker ended is unknown after the lease', async () => {
    const { app } = appWith()
    await queueTest()
    await d1Store(local.db, Date.now()).claimMail(10)
    await app.scheduled(FIVE_MINUTES, Date.now() + 4 * MINUTE_MS)
    expect(await outbox()).toMatchObject([{ status: 'sending' }])
    await app.scheduled(FIVE_MINUTES, Date.now() + 6 * MINUTE_MS)
    expect(await outbox()).toMatchObject([{ status: 'unknown', error: 'interrupted' }])
  })

  it('is sent once by ten processes at the same time', async () => {
    const { app, sent } = appWith()
    for (let mail = 0; mail < 30; mail += 1) await queueTest(Date.now(), `owner-${mail}@site.example`)
    await Promise.all(Array.from({ length: 10 }, () => app.scheduled(FIVE_MINUTES, Date.now() + 1000)))
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30)
    expect(sent).toHaveLength(30)
  })

  it('that is put off by days, over the limit of all mails, waits until then', async () => {
    const { app, sent } = appWith()
    const now = Date.now()
    for (const days of [0, 1, 2]) {
      await local.db
        .prepare(`INSERT INTO mail_quotas (day, scope, count) VALUES (?, 'all', 1000000)`)
        .bind(dayOf(now + days * DAY_MS))
        .run()
    }
    await app.signUp()
    await app.scheduled(FIVE_MINUTES, now + DAY_MS)
    expect(sent).toEqual([])
    await app.scheduled(FIVE_MINUTES, now + 4 * DAY_MS)
    expect(sent).toHaveLength(1)
  })

  it('is sent although the clock has jumped back', async () => {
    const { app, sent } = appWith()
    await queueTest(Date.now() + 300 * DAY_MS)
    await app.scheduled(FIVE_MINUTES, Date.now())
    expect(sent).toHaveLength(1)
  })

  it('waits with thousands of others without being lost, and the test mail goes first', async () => {
    const { app, sent } = appWith(undefined, { OWNER_MAIL })
    await local.db
      .prepare(`
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2999)
        INSERT INTO mail_outbox (id, kind, recipient, payload, status, attempts, created_at, next_attempt_at)
        SELECT printf('01900000-0000-7000-8000-%012x', i), 'test', 'o' || i || '@site.example', '{}', 'waiting', 0, 1, 1
        FROM n`)
      .run()
    const { body } = await app.owner().call<{ data: MailEntry }>('POST', '/owner/mail/test')
    expect(body.data.status).toBe('sent')
    expect(sent.some(({ to }) => to === OWNER_MAIL)).toBe(true)
    const { data } = (await app.owner().get<{ data: OutboxOverview }>('/owner/mail')).body
    expect(data.waiting).toBe(100)
    const withoutOwner = appWith()
    await withoutOwner.app.scheduled(FIVE_MINUTES, Date.now())
    const waiting = (await outbox()).filter(({ status }) => status === 'waiting')
    expect(waiting.length + sent.length + withoutOwner.sent.length).toBe(3001)
  })

  it('to an address that cannot stand in a header is dropped before it reaches the provider', async () => {
    const { app, sent } = appWith()
    for (const email of ['<a@b.example>', 'a,b@c.example', '"x"@c.example', 'a@b.example,c']) {
      const { status } = await app.visitor().post('/newsletter', { email })
      await app.settled()
      expect(status).toBe(201)
    }
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\nX: y', 'a\u0000@b.example']) {
      expect((await app.visitor().post('/newsletter', { email })).status).toBe(400)
    }
    expect(sent).toEqual([])
    // Nobody can confirm it, and it counts against no limit.
    for (const table of ['mail_outbox', 'mail_quotas', 'newsletter_subscriptions']) {
      expect(await local.rows(`SELECT * FROM ${table}`)).toEqual([])
    }
  })
})

describe('mails that are claimed together', () => {
  /** Queues so many, and claims some of them. */
  async function claim(queued: number, claimed = queued, db = local.db) {
    for (let mail = 0; mail < queued; mail += 1) await queueTest(NOON)
    return d1Store(db, NOON).claimMail(claimed)
  }

  it('are at most as many as asked for, though the answer to the claim was lost', async () => {
    const { mails } = await claim(3, 2, unacknowledgedD1(local.db).db)
    expect(mails).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
    expect((await outbox()).map(({ status }) => status).sort()).toEqual(['sending', 'sending', 'waiting'])
  })

  it('have their outcomes recorded in one query, all or none', async () => {
    const { claim: held, mails } = await claim(3)
    const [first = '', second = '', third = ''] = mails.map(({ id }) => id)
    let queries = 0
    const db = interceptedD1(local.db, (query) => {
      queries += 1
      return query()
    })
    const record = () =>
      d1Store(db, NOON).recordOutcomes(held, [
        { id: first, status: 'obsolete' },
        { id: second, status: 'sent' },
        { id: third, status: 'waiting', error: 'E_RATE_LIMIT_EXCEEDED', retryAt: NOON + MINUTE_MS },
      ])
    const before = await outbox()
    await local.db
      .prepare(`CREATE TRIGGER refuse BEFORE UPDATE ON mail_outbox BEGIN SELECT RAISE(ABORT, 'refused'); END`)
      .run()
    await expect(record()).rejects.toThrow()
    expect(await outbox()).toEqual(before)
    await local.db.prepare('DROP TRIGGER refuse').run()
    queries = 0
    await record()
    expect(queries).toBe(1)
    expect(await outbox()).toMatchObject([
      { id: second, status: 'sent', sent_at: NOON },
      { id: third, status: 'waiting', next_attempt_at: NOON + MINUTE_MS },
    ])
  })

  it('keep what they are when outcomes come after another process has claimed them', async () => {
    const { claim: late, mails } = await claim(1)
    const [{ id = '' } = {}] = mails
    const later = d1Store(local.db, NOON + 6 * MINUTE_MS)
    await later.expireLeases()
    await later.retryMail(id)
    await later.claimMail(1)
    const before = await outbox()
    expect(before).toMatchObject([{ status: 'sending' }])
    await later.recordOutcomes(late, [{ id, status: 'sent' }])
    expect(await outbox()).toEqual(before)
  })
})

describe('a sign-up whose database loses the connection before it answers', () => {
  it.each([1, 2, 3])('after query %i has one row and one mail', async (lost) => {
    const { app, sent } = appWith(undefined, { DB: unacknowledgedD1(local.db, lost).db })
    await app.signUp()
    expect(await local.rows('SELECT status FROM newsletter_subscriptions')).toEqual([{ status: 'pending' }])
    expect(await outbox()).toMatchObject([{ status: 'sent' }])
    expect(sent).toHaveLength(1)
  })
})

describe('with confirmation on', () => {
  it.each([
    ['no binding', {}],
    ['no sender', { MAIL: provider().binding, MAIL_FROM: '' }],
    ['a malformed sender', { MAIL: provider().binding, MAIL_FROM: 'Samayu <a@b.example>' }],
    ['no secret for links', { MAIL: provider().binding, TOKEN_SECRET: 'short' }],
  ])('but %s a sign-up is pending, and its mail waits for the settings', async (_, settings) => {
    const app = mailApp({ DB: local.db, ...settings })
    const visitor = app.visitor()
    const { status, body } = await visitor.post('/newsletter', { email: visitor.email })
    await app.settled()
    expect([status, body]).toMatchObject([201, { description: expect.stringContaining('may take a day') }])
    expect(await local.rows('SELECT status FROM newsletter_subscriptions')).toEqual([{ status: 'pending' }])
    expect(await outbox()).toMatchObject([{ status: 'waiting' }])
    const complete = appWith()
    await complete.app.scheduled(FIVE_MINUTES, Date.now() + DAY_MS)
    expect(complete.sent.map(({ to }) => to)).toEqual([visitor.email])
  })

  it('a mail that waits for the settings keeps no address longer than the sign-up', async () => {
    const app = mailApp({ DB: local.db })
    await app.signUp()
    await app.scheduled(NIGHTLY, Date.now() + 29 * DAY_MS)
    expect(await outbox()).toHaveLength(1)
    await app.scheduled(NIGHTLY, Date.now() + 31 * DAY_MS)
    expect(await outbox()).toEqual([])
    expect(await local.rows('SELECT id FROM newsletter_subscriptions')).toEqual([])
  })
})

it('with confirmation off a sign-up is subscribed at once', async () => {
  const app = mailApp({ DB: local.db, MAIL: provider().binding, MAIL_CONFIRM: 'off' })
  const visitor = app.visitor()
  const { status, body } = await visitor.post<{ data: unknown[] }>('/newsletter', { email: visitor.email })
  expect([status, body.data]).toMatchObject([201, [{ email: visitor.email }]])
  expect(await outbox()).toEqual([])
})
