import { describe, expect, it, vi } from 'vitest'
import type { Subscription } from '../../worker/contract/entities.ts'
import type { Status } from '../../worker/contract/status.ts'
import { networkOf } from '../../worker/middleware/network.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { asD1Says, failingD1 } from './interposed-d1.ts'
import { countsOf, localD1, rowsOf } from './local-d1.ts'

const local = localD1()
const FIRST_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0'
const ELSEWHERE = 'elsewhere.example'

const site = (settings: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...settings })

/** A limit that is reached, and what it was asked for. */
function reached(asked: string[] = []): RateLimit {
  return {
    limit: async ({ key }) => {
      asked.push(key)
      return { success: false }
    },
  }
}

const READS = [
  '/status',
  '/stats/subscriptions',
  '/stats/interactions.csv',
  '/stats/usage',
  '/my-data',
  '/nothing',
]

describe('repeated sign-ups with someone else’s address', () => {
  it('stores the first row only, writes nothing else, and sends no requests', async () => {
    const outside = vi.spyOn(globalThis, 'fetch')
    const { email } = site().visitor()
    await site().visitor({ 'User-Agent': FIRST_BROWSER }).post('/newsletter', { email })
    const before = await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions')
    for (const typed of [email, email.toUpperCase(), ` ${email}\t`]) {
      for (let times = 0; times < 10; times += 1) {
        const answer = await site().visitor().post('/newsletter', { email: typed, source_page: 'bomb' })
        expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Already subscribed!' }])
      }
    }
    expect(await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions')).toEqual(before)
    expect(before).toMatchObject([{ email, user_agent: FIRST_BROWSER }])
    expect(await countsOf(local.db)).toEqual({ subscription: 1, 'interaction:newsletter_subscription': 1 })
    expect(outside).not.toHaveBeenCalled()
  })
})

describe('guessing the owner’s key', () => {
  const anyCall: [method: string, path: string][] = [
    ['GET', '/status'],
    ['GET', '/stats/subscriptions'],
    ['GET', '/stats/subscriptions.csv'],
    ['DELETE', '/owner/subscribers/1'],
  ]

  it.each(anyCall)(
    'as a bearer token of %s /api%s is limited per network, without revealing whether the key was right',
    async (method, path) => {
      const asked: string[] = []
      for (const key of [OWNER_KEY, 'a-wrong-key-of-some-length']) {
        const visitor = site({ TRACKING_LIMIT: reached(asked) }).visitor({ 'CF-Connecting-IP': '192.0.2.7' })
        const { status, headers, text } = await visitor.call(method, path, { Authorization: `Bearer ${key}` })
        expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
        expect(text).not.toContain('signedIn')
      }
      expect(asked).toEqual(['Authorization 192.0.2.7', 'Authorization 192.0.2.7'])
    },
  )

  it('by signing in is limited, and the right key does not bypass the limit', async () => {
    const visitor = site({ TIGHT_LIMIT: reached() }).visitor()
    const { status, headers } = await visitor.post('/owner/session', { key: OWNER_KEY })
    expect([status, headers.get('Set-Cookie')]).toEqual([429, null])
  })

  it('is limited once for all addresses of an IPv6 /64', async () => {
    const asked: string[] = []
    for (const address of ['2001:db8:1:2::7', '2001:0DB8:1:2:ffff:0:0:1', '2001:db8:0001:0002::']) {
      const visitor = site({ TIGHT_LIMIT: reached(asked) }).visitor({ 'CF-Connecting-IP': address })
      await visitor.post('/owner/session', { key: 'wrong' })
    }
    expect(new Set(asked)).toEqual(new Set(['/api/owner/session 2001:db8:1:2::/64']))
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2:3::5:6:7:8', '1:2:3:0::/64'],
    ['unknown', 'unknown'],
  ])('limits %s as the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['a wrong first character', `x${OWNER_KEY.slice(1)}`],
    ['a wrong last character', `${OWNER_KEY.slice(0, -1)}x`],
    ['one character', 'x'],
    ['the key and more', `${OWNER_KEY}x`],
    ['the key', OWNER_KEY],
  ])('compares hashes of both keys in constant time, with %s', async (_, key) => {
    const hashed = vi.spyOn(crypto.subtle, 'digest')
    await site().visitor().post('/owner/session', { key })
    const texts = hashed.mock.calls.map(([, data]) => new TextDecoder().decode(data))
    expect(texts).toEqual([OWNER_KEY, key])
    expect(hashed.mock.calls.map(([algorithm]) => algorithm)).toEqual([
      expect.objectContaining({ name: 'SHA-256' }),
      expect.objectContaining({ name: 'SHA-256' }),
    ])
  })
})

describe('a page of another site', () => {
  const forms: [name: string, headers: Record<string, string>, status: number][] = [
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `https://${ELSEWHERE}` }, 403],
    ['a form of text', { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form of text in an old browser', { 'Content-Type': 'text/plain' }, 415],
    ['a script', { Origin: `https://${ELSEWHERE}`, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page beside ours', { Origin: 'https://other.site.example', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['our page over plain HTTP', { Origin: 'http://site.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [
      'a host of its own',
      { Origin: `https://${ELSEWHERE}`, 'X-Forwarded-Host': ELSEWHERE, Forwarded: `host=${ELSEWHERE}` },
      403,
    ],
  ]

  it.each(forms)('cannot sign anyone up by %s', async (_, headers, expected) => {
    const visitor = site().visitor()
    const { status } = await visitor.post('/newsletter', { email: visitor.email }, headers)
    expect(status).toBe(expected)
    expect(await countsOf(local.db)).toEqual({})
  })

  it('gets no CORS headers', async () => {
    const headers = { Origin: `https://${ELSEWHERE}`, 'Access-Control-Request-Method': 'POST' }
    for (const [method, path] of [
      ['OPTIONS', '/newsletter'],
      ['GET', '/status'],
    ] as const) {
      const answer = await site().visitor().call(method, path, headers)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    }
  })

  it('changes nothing by embedding or linking to the API', async () => {
    await site().visitor().post('/interactions', { interaction_type: 'pricing_view', user_session: 'a' })
    const before = await countsOf(local.db)
    for (const path of READS) await site().visitor().get(path, { 'Sec-Fetch-Site': 'cross-site' })
    expect(await countsOf(local.db)).toEqual(before)
  })
})

const FORMULAS = ['=cmd', '+1', '-1', '@SUM(1)', '\t=1', '\r\n=1', '\n=1', '＝1', '＋1', '－1', '＠1']

describe('untrusted text', () => {
  it.each(FORMULAS)('is never a formula in a CSV file: %j', async (formula) => {
    const visitor = site().visitor()
    const single = formula.replace(/[\t\r\n]/g, '')
    const email = single.replaceAll('@', '') + visitor.email
    await visitor.post('/newsletter', { email, source_page: single })
    await visitor.post('/interactions', { interaction_type: single, user_session: single, page_url: single })
    const product = { event_name: single, product_name: single, action_type: single, user_session: single }
    await visitor.post('/product-analytics', product)
    await visitor.post('/contact-inquiries', {
      inquiry_type: single,
      name: single,
      phone: single,
      message: formula,
    })
    for (const list of ['subscriptions', 'interactions', 'products', 'inquiries']) {
      const { text } = await site().owner().get<string>(`/stats/${list}.csv`)
      const cells = cellsOf(text)
      expect(cells.some((cell) => cell.includes(single))).toBe(true)
      expect(cells.filter((cell) => /^[\s=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }
  })

  it('never appears in the log and adds no lines to it', async () => {
    const logged: unknown[][] = []
    for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said))
    }
    const { db: DB } = failingD1(local.db, asD1Says('no such table: a\n{"code":"forged"}'))
    const forged = 'x\u001b[2J{"code":"forged"}'
    const visitor = appWith({ DB, OWNER_KEY }).visitor({
      'User-Agent': forged,
      'X-Request-Id': forged,
      Referer: forged,
    })
    await visitor.post('/newsletter', { email: visitor.email, source_page: forged.slice(1) })
    await visitor.post('/newsletter', { email: visitor.email })
    await visitor.post('/interactions?a=%0A%7B"code":"forged"%7D', {
      interaction_type: 'a',
      user_session: 'forged',
    })
    await visitor.get('/stats/subscriptions.csv?days=7%0Aforged', { Authorization: `Bearer ${OWNER_KEY}` })
    await visitor.delete('/my-data', { 'X-User-Session': visitor.session })
    expect(logged).toHaveLength(3)
    for (const [line, ...more] of logged) {
      expect(more).toEqual([])
      expect(line).not.toMatch(/\p{Cc}|forged/u)
      expect(Object.keys(JSON.parse(String(line)))).toEqual(['code', 'kind', 'method', 'route'])
    }
  })

  it('is returned in JSON without any markup characters', async () => {
    const visitor = site().visitor()
    const tag = '<script>alert(1)</script>&amp;'
    const { status, text, body } = await visitor.post<{ data: [{ page_url: string }] }>('/interactions', {
      interaction_type: 'a',
      user_session: visitor.session,
      page_url: tag,
    })
    expect([status, body.data[0].page_url]).toEqual([201, tag])
    expect(text).not.toMatch(/[<>&]/)
    const { text: listed } = await site().owner().get('/stats/interactions')
    expect(listed).toContain('script')
    expect(listed).not.toMatch(/[<>&]/)
  })
})

describe('a cache between the Worker and a visitor', () => {
  const poison = {
    'X-Forwarded-Host': ELSEWHERE,
    'X-Forwarded-Proto': 'http',
    'X-Host': ELSEWHERE,
    'X-Original-URL': '/api/owner/session',
    'X-Rewrite-URL': '/api/owner/session',
    'X-HTTP-Method-Override': 'DELETE',
    Forwarded: `host=${ELSEWHERE}`,
    Referer: `https://${ELSEWHERE}/`,
  }

  it.each(READS)('gets no-store, Vary and no reflected headers from GET /api%s', async (path) => {
    const plain = await site().visitor().get(path)
    const { status, headers, text } = await site().visitor().get(path, poison)
    expect([status, text]).toEqual([plain.status, plain.text])
    expect([...headers]).toEqual([...plain.headers])
    expect(JSON.stringify([...headers])).not.toContain(ELSEWHERE)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Vary')).toBe('Authorization, Cookie, Cf-Access-Jwt-Assertion')
    expect([headers.get('ETag'), headers.get('Last-Modified'), headers.get('Expires')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('gets no-store with every response to the owner', async () => {
    for (const path of READS) {
      const { headers } = await site().owner().get(path, { 'If-None-Match': '*' })
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('a session cookie planted by an attacker', () => {
  const planted = '__Host-owner=9999999999999.cGxhbnRlZA%3D%3D'

  it('grants no access, and is replaced when the owner signs in', async () => {
    const visitor = site().visitor()
    const isIn = async (Cookie: string) => (await visitor.get<Status>('/status', { Cookie })).body.signedIn
    expect(await isIn(planted)).toBe(false)
    const { headers } = await visitor.post('/owner/session', { key: OWNER_KEY }, { Cookie: planted })
    const given = headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect(given).not.toBe(planted)
    expect([await isIn(given), await isIn(planted)]).toEqual([true, false])
  })

  it('cannot coexist with the real one: the prefix __Host- excludes other domains, paths and plain HTTP', async () => {
    const { headers } = await site().visitor().post('/owner/session', { key: OWNER_KEY })
    const [cookie = '', ...more] = headers.getSetCookie()
    expect(more).toEqual([])
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
  })
})

describe('a rate limit that is exceeded while the database is down', () => {
  const calls: [path: string, binding: 'TIGHT_LIMIT' | 'TRACKING_LIMIT'][] = [
    ['/newsletter', 'TIGHT_LIMIT'],
    ['/interactions', 'TRACKING_LIMIT'],
    ['/product-analytics', 'TRACKING_LIMIT'],
    ['/contact-inquiries', 'TRACKING_LIMIT'],
  ]

  it.each(calls)('still returns 429 from POST /api%s', async (path, binding) => {
    const { db: DB } = failingD1(local.db, asD1Says('D1 DB is overloaded.'))
    const { status, headers } = await appWith({ DB, [binding]: reached() })
      .visitor()
      .post(path, {})
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
  })
})

/** The cells of a file, as a reader of RFC 4180 finds them. */
function cellsOf(csv: string): string[] {
  return [...csv.replace('\uFEFF', '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}

const HONEYPOT: [name: string, website: unknown][] = [
  ['an address', 'https://spam.example'],
  ['a blank', ' '],
  ['a number', 7],
  ['a list', ['x']],
]

type Subscribed = { success: true; message: string; data: [Subscription] }

describe('the honeypot field', () => {
  const shape = ({ data: [row], ...answer }: Subscribed) => ({ ...answer, columns: Object.keys(row) })

  it.each(HONEYPOT)(
    'filled in with %s gets the usual response, stores nothing, and counts as a bot',
    async (_, website) => {
      const [person, program] = [site().visitor(), site().visitor()]
      const asEver = await person.post<Subscribed>('/newsletter', { email: person.email, website: '' })
      const { status, body } = await program.post<Subscribed>('/newsletter', {
        email: program.email,
        website,
      })
      expect([status, shape(body)]).toEqual([201, shape(asEver.body)])
      expect(body.data[0].email).toBe(program.email)
      expect(await rowsOf(local.db, 'SELECT email FROM newsletter_subscriptions')).toEqual([
        { email: person.email },
      ])
      expect(await rowsOf(local.db, 'SELECT id FROM customer_interactions')).toHaveLength(1)
      expect(await countsOf(local.db)).toMatchObject({ 'untracked:bot': 1, subscription: 1 })
    },
  )

  it.each([[undefined], [null], ['']])('left as %j does not mark the sign-up as a bot', async (website) => {
    const visitor = site().visitor()
    expect((await visitor.post('/newsletter', { email: visitor.email, website })).status).toBe(201)
    expect(await rowsOf(local.db, 'SELECT email FROM newsletter_subscriptions')).toHaveLength(1)
  })

  it('does not skip validation of the address', async () => {
    const { status } = await site().visitor().post('/newsletter', { email: 'nobody', website: 'x' })
    expect(status).toBe(400)
  })
})
