import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Failure, Success } from '#contract/responses.ts'
import { IDEMPOTENCY_KEY } from '#worker/orders/constants.ts'
import { localSite } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import type { Visitor } from './visitor.ts'
import { WRITE_PATHS, WRITES } from './writes.ts'

/** `npm run test:fault` runs the full number with a random seed; `npm test` a few with a fixed one. */
const FULL = process.env.FAULT === 'full'
const BODIES = FULL ? 10_000 : 40
const TIMEOUT_MS = FULL ? 30 * 60_000 : 60_000
const RUNS = { numRuns: BODIES, ...(!FULL && { seed: 20_251_114 }) }

/** Texts with control characters, marks of direction, half letters, long letters, and what programs run. */
const EDGES = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\nSet-Cookie: a=b', '\u001b[31m', '\u0085', '\u2028', '\ufeff'],
  ...['\u202eab', '\ud800', 'x\udfff', 'İSTANBUL', 'Z\u0351\u036b', '👩‍👩‍👧‍👦', 'समायु', '%00', '%E0%A4%A'],
  ...["'; DROP TABLE chat_orders; --", '"><img src=x onerror=alert(1)>', '=1+1', '1e999', 'x'.repeat(20_000)],
]
const FIELDS =
  `email source_page language user_session page_url visit_source interaction_type additional_data event_name product_name
  action_type conversion_value inquiry_type name phone message reference pack placement amount quantity others charge lot note id status`.split(
    /\s+/,
  )
const HEADERS: [name: string, value: string][] = [
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Encoding', 'gzip'],
  ['Cookie', '__Host-owner=%E0%A4%A'],
  ['Origin', '//'],
  ['CF-Connecting-IP', '1::2::3'],
]

const text = fc.oneof(fc.constantFrom(...EDGES), fc.string({ unit: 'binary', maxLength: 300 }))
const nested = fc
  .integer({ min: 1, max: 100 })
  .map((levels) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`))
const source = fc.record({ utm_source: text, lot: text })
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), nested, source)
const header = fc
  .option(fc.constantFrom(...HEADERS), { freq: 4 })
  .map((pair) => Object.fromEntries(pair ? [pair] : []))

const site = localSite()

const CALLS: [path: string, valid: (visitor: Visitor) => object, visitor: () => Visitor][] = [
  ...WRITE_PATHS.map((path) => [path, WRITES[path], site.visitor] satisfies (typeof CALLS)[number]),
  ['/owner/orders', () => ({ pack: '500g', amount: 633, note: 'By post' }), site.owner],
  ['/owner/session', () => ({ key: OWNER_KEY }), site.visitor],
]

describe(`${BODIES} hostile bodies`, { timeout: TIMEOUT_MS }, () => {
  const changes = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 3, noNullPrototype: true })
  const end = fc.option(fc.nat(300), { freq: 10, nil: undefined })

  it.each(CALLS)(
    'POST /api%s neither fails nor answers with anything but JSON',
    async (path, valid, newVisitor) => {
      vi.spyOn(console, 'error')
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(changes, end, header, async (changed, cut, odd) => {
          const visitor = newVisitor()
          const sent = JSON.stringify({ ...valid(visitor), ...changed }).slice(0, cut)
          const headers = { [IDEMPOTENCY_KEY]: crypto.randomUUID(), ...odd }
          const answer = await visitor.post<Success | Failure>(path, sent, headers)
          statuses.add(answer.status)
          expect([200, 201, 400, 401, 403, 413, 415]).toContain(answer.status)
          expect(answer.headers.get('Content-Type')).toBe('application/json')
          expect(answer.body.success).toBe(answer.status < 300)
        }),
        RUNS,
      )
      expect([...statuses].some((status) => status < 300)).toBe(true)
      expect(statuses).toContain(400)
      expect(console.error).not.toHaveBeenCalled()
    },
  )
})
