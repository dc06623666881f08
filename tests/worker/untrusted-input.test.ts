import { describe, expect, it, vi } from 'vitest'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { countsOf, localD1 } from './local-d1.ts'

const local = localD1()
const ELSEWHERE = 'elsewhere.example'

const site = (settings: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...settings })

const READS = ['/status', '/stats/subscriptions', '/stats/interactions.csv', '/my-data', '/nothing']

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
      vi.spyOn(console, level).mockImplementation((...message) => void logged.push(message))
    }
    const { db: DB } = failingD1(local.db, d1Error('no such table: a\n{"code":"forged"}'))
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
    await visitor.get('/stats/interactions.csv?days=7%0Aforged', { Authorization: `Bearer ${OWNER_KEY}` })
    await visitor.delete('/my-data', { 'X-User-Session': visitor.session })
    expect(logged).toHaveLength(3)
    for (const [line, ...more] of logged) {
      expect(more).toEqual([])
      expect(line).not.toMatch(/\p{Cc}|forged/u)
      expect(Object.keys(JSON.parse(String(line)))).toEqual(['code', 'kind', 'method', 'route'])
    }
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

/** The cells of a CSV file by RFC 4180. */
function cellsOf(csv: string): string[] {
  return [...csv.replace('\uFEFF', '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}
