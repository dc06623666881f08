import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITE_PATHS, write } from './writes.ts'

const site = builtWorker()

/** Takes its user agent for a bot’s: it has no space. */
const FACEBOOK_ON_JIO =
  '[FBAN/FB4A;FBAV/487.0.0.64.77;FBBV/653062345;FBDM/{density=2.0,width=720,height=1465};FBLC/en_US;FBRV/0;FBCR/Jio;FBMF/samsung;FBBD/samsung;FBPN/com.facebook.katana;FBDV/SM-A145F;FBSV/13;FBOP/1;FBCA/arm64-v8a:;]'

const VISITORS: [reason: string, headers: Record<string, string>][] = [
  ['gpc', { 'Sec-GPC': '1' }],
  ['owner', { 'X-Owner-Device': '1' }],
  ['bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
]

const traces = WRITE_PATHS.filter((path) => path !== '/newsletter')
/** What a bot may not write; an order is sent on purpose. */
const byBots = traces.filter((path) => path !== '/orders')

/** All rows but the counts. */
async function storedRows() {
  const { daily_counts: _, ...tables } = await site.contents()
  return tables
}

describe.each(VISITORS)('an untracked visitor (%s)', (reason, headers) => {
  it.each(reason === 'bot' ? byBots : traces)(
    'gets the usual response from POST /api%s, but only the reason is counted',
    async (path) => {
      const seen = await write(site.visitor(), path)
      const stored = await storedRows()
      const visitor = site.visitor(headers)
      const { status, body } = await write(visitor, path)
      expect(status).toBe(201)
      expect(Object.keys(body.data?.[0] ?? {})).toEqual(Object.keys(seen.body.data?.[0] ?? {}))
      expect((await site.counts())[`untracked:${reason}`]).toBe(1)
      expect(await storedRows()).toEqual(stored)
    },
  )
})

it.each(VISITORS.filter(([reason]) => reason !== 'bot'))(
  'an untracked visitor (%s) can subscribe, without an interaction',
  async (_, headers) => {
    const visitor = site.visitor(headers)
    const { status, body } = await visitor.post('/newsletter', {
      email: visitor.email,
      user_session: visitor.session,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ message: 'Successfully subscribed!', data: [{ email: visitor.email }] })
    expect((await storedRows()).customer_interactions).toBe('[]')
    expect(await site.counts()).toEqual({ subscription: 1 })
  },
)

describe.each([
  ['Facebook’s browser on Jio', FACEBOOK_ON_JIO],
  ['a program', 'curl/8.14.1'],
  ['a browser without a name', ''],
])('what %s sends on purpose', (_, agent) => {
  it('is stored like anybody’s: an order, a question and a sign-up', async () => {
    const visitor = site.visitor({ 'User-Agent': agent })
    const question = { inquiry_type: 'question', reach: '98220 12345', message: 'Do you post to Nashik?' }
    const page = { page_url: 'https://site.example/blog', visit_source: { utm_source: 'facebook' } }
    const answers = [
      await write(visitor, '/orders', page),
      await visitor.post('/contact-inquiries', { ...question, ...page }),
      await write(visitor, '/newsletter', page),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await site.rows('SELECT reference, source FROM chat_orders')).toEqual([
      { reference: REFERENCE, source: 'facebook' },
    ])
    expect(await site.rows('SELECT phone, message, page, source FROM contact_inquiries')).toEqual([
      { phone: '98220 12345', message: question.message, page: '/blog', source: 'facebook' },
    ])
    expect(await site.rows('SELECT email FROM newsletter_subscriptions')).toEqual([{ email: visitor.email }])
    expect(await site.counts()).toEqual({
      inquiry: 1,
      subscription: 1,
      'interaction:whatsapp_click': 1,
      'interaction:newsletter_subscription': 1,
    })
  })
})

it.each([{ 'Sec-GPC': '0' }, { 'X-Owner-Device': '0' }])('tracks a visitor with %j', async (headers) => {
  await write(site.visitor(headers), '/interactions')
  expect(await site.counts()).toEqual({ 'interaction:whatsapp_click': 1 })
})

it('does not track the owner who is signed in, but anyone with a forged cookie', async () => {
  const Cookie = await site.visitor().signIn(OWNER_KEY)
  for (const path of traces) await write(site.visitor({ Cookie }), path)
  expect(await site.counts()).toEqual({ 'untracked:owner': traces.length })
  await write(site.visitor({ Cookie: `${Cookie.slice(0, -6)}AAAAAA` }), '/interactions')
  expect(await site.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
})

describe('rate limits of the built Worker', () => {
  it('return 429 with Retry-After after ten sign-ups from one address within a minute', async () => {
    const visitor = site.visitor()
    const { passed, refused } = await untilRefused(() =>
      visitor.post('/newsletter', { email: site.visitor().email }),
    )
    expect(passed.every(({ status }) => status === 201)).toBe(true)
    expect([refused?.status, refused?.body]).toEqual([
      429,
      {
        success: false,
        code: 'rate_limited',
        message: 'Too many tries. Please wait a minute and try again.',
      },
    ])
    expect(refused?.headers.get('Retry-After')).toBe('60')
    expect(refused?.headers.get('Cache-Control')).toBe('no-store')
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toHaveLength(passed.length)
  })

  it('allow ten orders and 120 events a minute from one address', () => {
    const limits: { name: string; namespace_id: string; simple: object }[] = readConfig({
      config: 'wrangler.toml',
    }).ratelimits
    const simple = (limit: string) => limits.find(({ name }) => name === limit)?.simple
    expect(simple('ORDER_LIMIT')).toEqual({ limit: 10, period: 60 })
    expect(simple('TRACKING_LIMIT')).toEqual({ limit: 120, period: 60 })
    expect(new Set(limits.map(({ namespace_id }) => namespace_id)).size).toBe(limits.length)
  })

  it('allow many clicks from one address, because many phones share it', async () => {
    const visitor = site.visitor()
    const click = { interaction_type: 'pricing_view', user_session: visitor.session }
    const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.post('/interactions', click)))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await site.counts()).toEqual({ 'interaction:pricing_view': 100 })
  })
})

/** Ten a minute; if a new minute begins in between, ten more are allowed. */
async function untilRefused(act: () => ReturnType<Visitor['post']>) {
  const passed: Awaited<ReturnType<Visitor['post']>>[] = []
  for (;;) {
    const answer = await act()
    if (answer.status === 429 || passed.length === 20) {
      expect(passed.length).toBeGreaterThanOrEqual(10)
      return { passed, refused: answer.status === 429 ? answer : undefined }
    }
    passed.push(answer)
  }
}

const LIMITED: [call: string, binding: string, key?: string][] = [
  ['POST /api/newsletter', 'TIGHT_LIMIT'],
  ['POST /api/interactions', 'TRACKING_LIMIT', 'tracking'],
  ['POST /api/product-analytics', 'TRACKING_LIMIT', 'tracking'],
  ['POST /api/orders', 'ORDER_LIMIT'],
  ['POST /api/contact-inquiries', 'TIGHT_LIMIT'],
  ['POST /api/owner/session', 'TIGHT_LIMIT'],
  ['GET /api/my-data', 'MY_DATA_LIMIT'],
  ['DELETE /api/my-data', 'MY_DATA_LIMIT'],
  ['GET /api/status', 'TRACKING_LIMIT'],
]

describe('an exceeded rate limit', () => {
  const refuse = (binding: string, keys: string[] = []) => ({
    [binding]: {
      limit: async ({ key }: RateLimitOptions) => {
        keys.push(key)
        return { success: false }
      },
    },
  })

  const send = (call: string, settings: Partial<Env>) => {
    const [method = '', path = ''] = call.split(' /api')
    const visitor = appWith({ DB: site.db, ...settings }).visitor()
    const answer = visitor.call(method, path, {}, method === 'POST' ? {} : undefined)
    return { visitor, answer }
  }

  it.each(LIMITED)(
    'rejects %s by %s, with a key of the call, or of all tracking, and the address, and writes nothing',
    async (call, binding, key = call.split(' ')[1]) => {
      const keys: string[] = []
      const { visitor, answer } = send(call, refuse(binding, keys))
      const { status, headers } = await answer
      expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
      expect(keys).toEqual([`${key} ${visitor.address}`])
      expect(new Set(Object.values(await site.contents()))).toEqual(new Set(['[]']))
    },
  )

  it('rejects them all although the database is down', async () => {
    const { db: DB } = failingD1(site.db, d1Error('D1 DB is overloaded.'))
    for (const [call, binding] of LIMITED) {
      expect([call, (await send(call, { DB, ...refuse(binding) }).answer).status]).toEqual([call, 429])
    }
  })
})
