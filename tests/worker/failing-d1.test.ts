import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { VISITOR_DOMAIN, type Visitor } from './visitor.ts'
import { WRITE_PATHS, type WritePath, write } from './writes.ts'

const local = localD1()

const UNAVAILABLE = 'The service is not available right now. Please try again in a minute.'
const SUBSCRIPTION_FAILED = 'Subscription failed. Please try again.'
/** Part of every body; must not appear in the log. */
const SECRET = 'a thing that only the visitor could have sent'

type Call = [call: string, act: (visitor: Visitor) => ReturnType<Visitor['post']>, message: string]

const secrets: Record<WritePath, object> = {
  '/newsletter': { page_url: SECRET },
  '/interactions': { additional_data: { SECRET } },
  '/product-analytics': { product_name: SECRET },
  '/orders': { placement: SECRET },
  '/contact-inquiries': { message: SECRET },
}

const VISITOR_WRITES = WRITE_PATHS.map(
  (path): Call => [
    `POST /api${path}`,
    (visitor) => write(visitor, path, secrets[path]),
    path === '/newsletter' ? SUBSCRIPTION_FAILED : UNAVAILABLE,
  ],
)

const owner = { Authorization: `Bearer ${OWNER_KEY}` }
const mine = ({ session }: Visitor) => ({ 'X-User-Session': session })

const CALLS: Call[] = [
  ...VISITOR_WRITES,
  ['GET /api/stats/orders', (visitor) => visitor.get('/stats/orders', owner), UNAVAILABLE],
  ['GET /api/stats/orders.csv', (visitor) => visitor.get('/stats/orders.csv', owner), UNAVAILABLE],
  ['GET /api/my-data', (visitor) => visitor.get('/my-data', mine(visitor)), UNAVAILABLE],
  ['DELETE /api/my-data', (visitor) => visitor.delete('/my-data', mine(visitor)), UNAVAILABLE],
]

const FREE_DAY =
  "Your account has exceeded D1's free tier daily row write limit. Upgrade to a paid plan or wait until tomorrow (midnight UTC) to continue."

const logged = capturedLog()

beforeEach(() => {
  // No pause between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('while D1 fails', () => {
  it.each(CALLS)(
    '%s returns 503 without details, after three attempts of what may be repeated',
    async (call, act, message) => {
      for (const [d1Message, kind, attempts] of [
        // D1 repeats reads by itself.
        ['Network connection lost.', 'network connection lost', call.startsWith('GET') ? 1 : 3],
        ['D1 DB is overloaded. Too many requests queued.', 'overloaded', 1],
        [`something new, about somebody${VISITOR_DOMAIN} and ${SECRET}`, 'unknown', 1],
      ] as const) {
        const { db: DB, queries } = failingD1(local.db, d1Error(d1Message))
        const answer = await act(appWith({ DB, OWNER_KEY }).visitor())
        expect([answer.status, answer.body]).toEqual([503, { success: false, code: 'unavailable', message }])
        expect(answer.headers.get('Cache-Control')).toBe('no-store')
        expect([kind, queries.count]).toEqual([kind, attempts])
        const [method, route = ''] = call.split(' ')
        expect(logged.splice(0).map((line) => JSON.parse(line))).toEqual([
          { code: 'unavailable', kind, method, route: expect.stringContaining(route) },
        ])
        for (const personal of [VISITOR_DOMAIN, SECRET, OWNER_KEY, 'session_'])
          expect(answer.text).not.toContain(personal)
      }
    },
  )

  it.each(CALLS)(
    '%s says until when, at the first attempt, where the account’s free day is used up',
    async (_, act) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 21, 30) })
      const { db: DB, queries } = failingD1(local.db, d1Error(FREE_DAY))
      const { status, body, headers, text } = await act(appWith({ DB, OWNER_KEY }).visitor())
      vi.useRealTimers()
      expect([status, body]).toMatchObject([
        503,
        {
          success: false,
          code: 'unavailable',
          reason: 'full_day',
          message: 'Nothing more can be stored here today.',
          description: expect.stringMatching(/5:30 in the morning in India.*WhatsApp, or call/),
        },
      ])
      expect(headers.get('Retry-After')).toBe(String(2.5 * 60 * 60))
      expect([queries.count, text.includes('minute')]).toEqual([1, false])
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({ kind: 'daily limit' })
    },
  )

  it('GET /api/status reports migrated: false for missing tables alone, and answers whatever else fails', async () => {
    const statusWith = (d1Message: string) => {
      const { db: DB } = failingD1(local.db, d1Error(d1Message))
      return appWith({ DB, OWNER_KEY }).visitor().get<Status>('/status', owner)
    }
    const { status, body } = await statusWith('no such table: newsletter_subscriptions: SQLITE_ERROR')
    expect([status, body]).toMatchObject([200, { migrated: false, ownerKey: 'set', signedIn: true }])
    for (const message of [
      FREE_DAY,
      'D1 DB is overloaded. Requests queued for too long.',
      'D1 DB storage operation exceeded timeout which caused object to be reset.',
      'Network connection lost.',
    ])
      expect(await statusWith(message)).toMatchObject({
        status: 200,
        body: { migrated: null, ownerKey: 'set', signedIn: true },
      })
  })

  it('an unexpected error returns a 500 without details', async () => {
    const limit = () => Promise.reject(new TypeError(`${SECRET} of somebody${VISITOR_DOMAIN}`))
    const visitor = appWith({ DB: local.db, TRACKING_LIMIT: { limit } }).visitor()
    const { status, body } = await write(visitor, '/interactions', secrets['/interactions'])
    const message = 'Something went wrong on our side.'
    expect([status, body]).toEqual([500, { success: false, code: 'internal', message }])
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { code: 'internal', kind: 'TypeError', method: 'POST', route: '/api/interactions' },
    ])
  })

  it('untrusted text appears in no line of the log, and adds none', async () => {
    const { db: DB } = failingD1(local.db, d1Error('no such table: a\n{"code":"forged"}'))
    const forged = 'x\u001b[2J{"code":"forged"}'
    const headers = { 'User-Agent': forged, 'X-Request-Id': forged, Referer: forged }
    const visitor = appWith({ DB, OWNER_KEY }).visitor(headers)
    await write(visitor, '/newsletter', { source_page: forged.slice(1) })
    await visitor.post('/interactions?a=%0A%7B"code":"forged"%7D', {
      interaction_type: 'a',
      user_session: 'forged',
    })
    await visitor.get('/stats/interactions.csv?days=7%0Aforged', owner)
    await visitor.delete('/my-data', { 'X-User-Session': visitor.session })
    expect(logged).toHaveLength(3)
    for (const line of logged) {
      expect(line).not.toMatch(/\p{Cc}|forged/u)
      expect(Object.keys(JSON.parse(line))).toEqual(['code', 'kind', 'method', 'route'])
    }
  })
})

const STORED: Record<string, Record<string, number>> = {
  'POST /api/newsletter': { newsletter_subscriptions: 1, customer_interactions: 1 },
  'POST /api/interactions': { customer_interactions: 1 },
  'POST /api/product-analytics': { product_analytics: 1 },
  'POST /api/orders': { chat_orders: 1, product_analytics: 1, customer_interactions: 1 },
  'POST /api/contact-inquiries': { contact_inquiries: 1, customer_interactions: 1 },
}

describe('where the acknowledgement of D1 is lost', () => {
  it.each(VISITOR_WRITES)('%s stores its rows once', async (call, act) => {
    const { db: DB, queries } = unacknowledgedD1(local.db)
    const { status } = await act(appWith({ DB }).visitor())
    expect([status, queries.count]).toEqual([201, 2])
    const { daily_counts: _, ...tables } = await local.contents()
    const found = Object.entries(tables).map(([table, json]) => [table, JSON.parse(json).length])
    expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(STORED[call])
  })

  it('counting a bot is not retried, because it is not idempotent', async () => {
    const { db: DB, queries } = unacknowledgedD1(local.db)
    const { status } = await write(
      appWith({ DB }).visitor({ 'User-Agent': 'Googlebot/2.1' }),
      '/interactions',
    )
    expect([status, queries.count]).toEqual([503, 1])
    expect(await local.counts()).toEqual({ 'untracked:bot': 1 })
  })
})
