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

const logged = capturedLog()

describe('untrusted text', () => {
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
    expect(logged).toHaveLength(4)
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
    expect(headers.get('Vary')).toBe('Authorization, Cookie')
    expect([headers.get('ETag'), headers.get('Last-Modified'), headers.get('Expires')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
