import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appWith, localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { VISITOR_DOMAIN, type Visitor } from './visitor.ts'
import { WRITE_PATHS, type WritePath, write } from './writes.ts'

const site = localSite()

const UNAVAILABLE = 'The service is not available right now. Please try again in a minute.'
const SUBSCRIPTION_FAILED = 'Subscription failed. Please try again.'
/** Part of every body; must not appear in the log. */
const SECRET = 'a thing that only the visitor could have sent'
const FREE_DAY =
  "Your account has exceeded D1's free tier daily row write limit. Upgrade to a paid plan or wait until tomorrow (midnight UTC) to continue."

const secrets: Record<WritePath, object> = {
  '/newsletter': { page_url: SECRET },
  '/interactions': { additional_data: { SECRET } },
  '/product-analytics': { product_name: SECRET },
  '/orders': { placement: SECRET },
  '/contact-inquiries': { message: SECRET },
}

type Call = [call: string, act: (visitor: Visitor) => ReturnType<Visitor['post']>]

const owner = { Authorization: `Bearer ${OWNER_KEY}` }
const mine = ({ session }: Visitor) => ({ 'X-User-Session': session })
const CALLS: Call[] = [
  ...WRITE_PATHS.map((path): Call => [`POST /api${path}`, (visitor) => write(visitor, path, secrets[path])]),
  ['GET /api/stats/orders', (visitor) => visitor.get('/stats/orders', owner)],
  ['GET /api/stats/orders.csv', (visitor) => visitor.get('/stats/orders.csv', owner)],
  ['GET /api/my-data', (visitor) => visitor.get('/my-data', mine(visitor))],
  ['DELETE /api/my-data', (visitor) => visitor.delete('/my-data', mine(visitor))],
]

const logged = capturedLog()

beforeEach(() => {
  // No pause between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 21, 30) })
  return () => vi.useRealTimers()
})

describe('while D1 fails', () => {
  it.each(CALLS)(
    '%s returns 503 without details, after three attempts of what may be repeated, and says until when where the account’s free day is used up',
    async (call, act) => {
      const message = call.endsWith('/newsletter') ? SUBSCRIPTION_FAILED : UNAVAILABLE
      const unavailable = { success: false, code: 'unavailable', message }
      const fullDay = {
        ...unavailable,
        reason: 'full_day',
        message: 'Nothing more can be stored here today.',
        description: expect.stringMatching(/5:30 in the morning in India.*WhatsApp, or call/),
      }
      const unknown = `something new, about somebody${VISITOR_DOMAIN} and ${SECRET}`
      // D1 repeats reads by itself.
      const attemptsOfLost = call.startsWith('GET') ? 1 : 3
      for (const [d1Message, kind, attempts, body, retryAfter] of [
        ['Network connection lost.', 'network connection lost', attemptsOfLost, unavailable, null],
        [unknown, 'unknown', 1, unavailable, null],
        [FREE_DAY, 'daily limit', 1, fullDay, String(2.5 * 60 * 60)],
      ] as const) {
        const { db: DB, queries } = failingD1(site.db, d1Error(d1Message))
        const answer = await act(appWith({ DB, OWNER_KEY }).visitor())
        expect([answer.status, answer.body]).toEqual([503, body])
        expect([kind, queries.count]).toEqual([kind, attempts])
        const headers = ['Cache-Control', 'Retry-After'].map((name) => answer.headers.get(name))
        expect(headers).toEqual(['no-store', retryAfter])
        const [method, route = ''] = call.split(' ')
        expect(logged.splice(0).map((line) => JSON.parse(line))).toEqual([
          { code: 'unavailable', kind, method, route: expect.stringContaining(route) },
        ])
        for (const personal of [VISITOR_DOMAIN, SECRET, OWNER_KEY, 'session_'])
          expect(answer.text).not.toContain(personal)
      }
    },
  )

  it('an unexpected error returns a 500 without details', async () => {
    const limit = () => Promise.reject(new TypeError(`${SECRET} of somebody${VISITOR_DOMAIN}`))
    const visitor = site.app({ TRACKING_LIMIT: { limit } }).visitor()
    const { status, body } = await write(visitor, '/interactions', secrets['/interactions'])
    const message = 'Something went wrong on our side.'
    expect([status, body]).toEqual([500, { success: false, code: 'internal', message }])
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { code: 'internal', kind: 'TypeError', method: 'POST', route: '/api/interactions' },
    ])
  })

  it('untrusted text appears in no line of the log, and adds none', async () => {
    const { db: DB } = failingD1(site.db, d1Error('no such table: a\n{"code":"forged"}'))
    const forged = 'x\u001b[2J{"code":"forged"}'
    const headers = { 'User-Agent': forged, 'X-Request-Id': forged, Referer: forged }
    const visitor = site.app({ DB }).visitor(headers)
    await write(visitor, '/newsletter', { source_page: forged.slice(1) })
    await visitor.get('/stats/interactions.csv?days=7%0Aforged', owner)
    await visitor.get('/stats/interactions.csv?days=7&a=%0A%7B"code":"forged"%7D', owner)
    await visitor.delete('/my-data', mine(visitor))
    expect(logged).toHaveLength(3)
    for (const line of logged) {
      expect(line).not.toMatch(/\p{Cc}|forged/u)
      expect(Object.keys(JSON.parse(line))).toEqual(['code', 'kind', 'method', 'route'])
    }
  })
})

// That what is tried again stores its rows once is tested with its costs, in `d1-costs.test.ts`.
it('counting a bot is not tried again, because it is not idempotent', async () => {
  const { db: DB, queries } = unacknowledgedD1(site.db)
  const { status } = await write(site.app({ DB }).visitor({ 'User-Agent': 'Googlebot/2.1' }), '/interactions')
  expect([status, queries.count]).toEqual([503, 1])
  expect(await site.counts()).toEqual({ 'untracked:bot': 1 })
})

it.each([
  ['an order', '/orders', 'chat_orders', (id: string) => `/owner/orders/${id}`],
  ['an enquiry', '/contact-inquiries', 'contact_inquiries', (id: string) => `/owner/inquiries?id=${id}`],
] as const)(
  '%s that is erased before a lost write is tried again stays erased',
  async (_, path, table, erased) => {
    const stored = () => site.rows<{ id: string }>(`SELECT id FROM ${table}`)
    const { db: DB, queries } = unacknowledgedD1(site.db, async () => {
      const [row] = await stored()
      await site.owner().delete(erased(row?.id ?? ''))
    })
    expect((await write(site.app({ DB }).visitor(), path)).status).toBe(201)
    expect(queries.count).toBe(2)
    expect(await stored()).toEqual([])
  },
)
