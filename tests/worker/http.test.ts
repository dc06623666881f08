import { ReadableStream } from 'node:stream/web'
import { describe, expect, it } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { interceptedD1 } from './intercepted-d1.ts'

const site = builtWorker()

const WRITES = [
  '/newsletter',
  '/interactions',
  '/product-analytics',
  '/orders',
  '/contact-inquiries',
  '/owner/session',
]

const BODY_LIMIT = 16 * 1024

describe.each(WRITES)('POST /api%s', (path) => {
  it.each<[number, string, code: string, message: string, sent: string, headers?: Record<string, string>]>([
    [
      415,
      'a text',
      'unsupported_media_type',
      'Send JSON, with Content-Type: application/json',
      '{}',
      { 'Content-Type': 'text/plain' },
    ],
    [400, 'half an object for JSON', 'invalid', 'The body is not valid JSON', '{"email":'],
    [413, 'one byte more than 16 KiB', 'too_large', 'Send at most 16384 bytes', padded({}, BODY_LIMIT + 1)],
    [
      403,
      'a request of another site, before the body is read or counted',
      'forbidden',
      'Writes are taken from this site’s own pages only',
      'not read',
      { 'Sec-Fetch-Site': 'cross-site' },
    ],
  ])('is %i with %s', async (expected, _, code, message, sent, headers) => {
    const { status, body } = await site.visitor().post(path, sent, headers)
    expect([status, body]).toEqual([expected, { success: false, code, message }])
    expect(await site.counts()).toEqual({})
  })

  it('is 405 for other methods, with Allow', async () => {
    const { status, headers, body } = await site.visitor().call('PUT', path)
    expect([status, body]).toMatchObject([405, { success: false, code: 'method_not_allowed' }])
    expect(headers.get('Allow')).toBe(path === '/owner/session' ? 'POST, DELETE' : 'POST')
  })
})

describe('reads', () => {
  it.each([
    '/stats/subscriptions',
    '/stats/interactions',
    '/stats/subscriptions.csv',
    '/stats/interactions.csv',
    '/status',
    '/my-data',
  ])('POST /api%s is 405, with Allow', async (path) => {
    const { status, headers, body } = await site.owner().post(path, {})
    const allowed = ['GET', 'HEAD', ...(path === '/my-data' ? ['DELETE'] : [])]
    const message = `Use ${allowed.join(' or ')}`
    expect([status, body]).toEqual([405, { success: false, code: 'method_not_allowed', message }])
    expect(headers.get('Allow')).toBe(allowed.join(', '))
  })

  it.each(['GET', 'OPTIONS'])(
    'get no CORS headers, so that other origins cannot read the response to %s',
    async (method) => {
      const { headers } = await site.visitor().call(method, '/status', {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'GET',
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    },
  )
})

describe('writes', () => {
  it.each([
    ['no media type', ''],
    ['a form', 'application/x-www-form-urlencoded'],
    ['something like JSON', 'application/json-patch+json'],
    ['several at once', 'text/plain, application/json'],
  ])('are 415 with %s', async (_, type) => {
    const { status } = await site.visitor().post('/interactions', '{}', { 'Content-Type': type })
    expect(status).toBe(415)
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json ;charset=UTF-8'])(
    'may be %s',
    async (type) => {
      const { status, text } = await site.visitor().post('/interactions', '[]', { 'Content-Type': type })
      expect(status).toBe(400)
      expect(text).toMatch(/expected object, received array/)
    },
  )

  it('are 413 for more than 16 KiB without Content-Length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(1024))
    const response = await fetch(new URL('/api/interactions', site.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': site.visitor().address },
      body: ReadableStream.from(Array.from({ length: 17 }, () => chunk)),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it.each<[string, Record<string, string>]>([
    ['a form of another site', { Origin: 'https://elsewhere.example' }],
    ['a form of text', { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandbox', { Origin: 'null' }],
    ['another port', { Origin: 'http://localhost:1' }],
    ['a page beside ours', { Origin: 'https://other.site.example', 'Sec-Fetch-Site': 'same-site' }],
    ['a host of its own', { Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' }],
  ])('are 403 from %s', async (_, headers) => {
    const visitor = site.visitor()
    const { status } = await visitor.post('/newsletter', { email: visitor.email }, headers)
    expect(status).toBe(403)
    expect(await site.counts()).toEqual({})
  })

  it.each([
    ['DELETE', '/my-data'],
    ['DELETE', '/owner/session'],
    ['DELETE', '/owner/inquiries/1'],
    ['DELETE', '/owner/subscribers/1'],
    ['PATCH', '/owner/orders/1'],
  ])('%s /api%s is 403 from another site, also with the owner’s key', async (method, path) => {
    const { status } = await site.owner().call(method, path, { Origin: 'https://elsewhere.example' })
    expect(status).toBe(403)
  })
})

describe('unknown calls', () => {
  it.each(['/nothing', '/newsletter/', '/newsletter/1', '/status.json', '/%00'])(
    'GET /api%s is 404',
    async (path) => {
      const { status, body } = await site.visitor().get(path)
      expect([status, body]).toEqual([
        404,
        { success: false, code: 'not_found', message: 'There is no such call' },
      ])
    },
  )

  it.each(['/stats', '/owner'])('are 404 for the owner below /api%s, and 401 for others', async (path) => {
    expect((await site.owner().get(`${path}/nothing`)).status).toBe(404)
    expect((await site.visitor().get(`${path}/nothing`)).status).toBe(401)
  })
})

describe('headers', () => {
  it.each([
    [200, 'GET', '/status'],
    [400, 'POST', '/newsletter'],
    [401, 'GET', '/stats/interactions'],
    [404, 'GET', '/nothing'],
    [405, 'GET', '/newsletter'],
  ])('of a %i response forbid caching, sniffing, framing and execution', async (expected, method, path) => {
    const { status, headers } = await site
      .visitor()
      .call(method, path, {}, method === 'POST' ? {} : undefined)
    expect(status).toBe(expected)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
  })
})

describe('GET /api/status', () => {
  it('returns mode, migration, owner key and sign-in', async () => {
    const { status, body } = await site.visitor().get<Status>('/status')
    expect([status, body]).toEqual([
      200,
      { success: true, mode: 'live', migrated: true, ownerKey: 'set', signedIn: false },
    ])
  })

  it('reports a missing table', async () => {
    await site.db.prepare('ALTER TABLE daily_counts RENAME TO elsewhere').run()
    try {
      // A binding of its own: the Worker remembers of each that it was migrated.
      const { visitor } = appWith({ DB: interceptedD1(site.db, (query) => query()) })
      expect((await visitor().get<Status>('/status')).body.migrated).toBe(false)
      expect((await site.owner().get('/stats/interactions')).status).toBe(503)
    } finally {
      await site.db.prepare('ALTER TABLE elsewhere RENAME TO daily_counts').run()
    }
    const errors = site.takeLogs().filter(({ level }) => level === 'error')
    expect(errors.map(({ message }) => JSON.parse(message).kind)).toEqual(['not migrated'])
  })

  it('lets the owner sign in and out where the table that has ended sessions was never made', async () => {
    await site.db.prepare('ALTER TABLE runs RENAME TO elsewhere').run()
    try {
      const { visitor } = appWith({ DB: interceptedD1(site.db, (query) => query()), OWNER_KEY })
      const Cookie = await visitor().signIn(OWNER_KEY)
      const { status, body } = await visitor().get<Status>('/status', { Cookie })
      expect([status, body]).toMatchObject([200, { migrated: false, signedIn: true }])
      const out = await visitor().delete('/owner/session', { Cookie })
      expect([out.status, out.headers.get('Set-Cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
    } finally {
      await site.db.prepare('ALTER TABLE elsewhere RENAME TO runs').run()
    }
  })
})

/** The object as JSON, padded to a number of bytes. */
function padded(fields: object, bytes: number): string {
  const json = JSON.stringify({ ...fields, padding: '' })
  return json.replace('"padding":""', `"padding":"${'x'.repeat(bytes - json.length)}"`)
}
