import { describe, expect, it } from 'vitest'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()
const ELSEWHERE = 'elsewhere.example'

const site = (settings: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...settings })

const READS = ['/status', '/stats/subscriptions', '/stats/interactions.csv', '/my-data', '/nothing']

const FORMULAS = ['=cmd', '+1', '-1', '@SUM(1)', '\t=1', '\r\n=1', '\n=1', '＝1', '＋1', '－1', '＠1']

const logged = capturedLog()

describe('untrusted text', () => {
  it('is never a formula in a CSV file', async () => {
    const visitor = site().visitor()
    for (const formula of FORMULAS) {
      const single = formula.replace(/[\t\r\n]/g, '')
      const email = single.replaceAll('@', '') + site().visitor().email
      const product = { event_name: single, product_name: single, action_type: single, user_session: single }
      const inquiry = { inquiry_type: single, name: single, phone: single, message: formula }
      await visitor.post('/newsletter', { email, source_page: single })
      await visitor.post('/interactions', {
        interaction_type: single,
        user_session: single,
        page_url: single,
      })
      await visitor.post('/product-analytics', product)
      await visitor.post('/contact-inquiries', inquiry)
    }
    for (const list of ['subscriptions', 'interactions', 'products', 'inquiries']) {
      const { text } = await site().owner().get<string>(`/stats/${list}.csv`)
      const cells = cellsOf(text)
      for (const formula of FORMULAS) {
        expect(cells.some((cell) => cell.includes(formula.trim()))).toBe(true)
      }
      expect(cells.filter((cell) => /^[\s=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }
  })

  it('never appears in the log and adds no lines to it', async () => {
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
    for (const line of logged) {
      expect(line).not.toMatch(/\p{Cc}|forged/u)
      expect(Object.keys(JSON.parse(line))).toEqual(['code', 'kind', 'method', 'route'])
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
