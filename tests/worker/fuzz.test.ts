/// <reference path="../../worker/env.d.ts" />
import { getTableColumns, getTableName } from 'drizzle-orm'
import fc, { type Arbitrary } from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import worker from '#worker/index.ts'
import { stats } from '#worker/routes/stats/index.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  newsletterSubscriptions,
  productAnalytics,
} from '#worker/store/schema.ts'
import { body, deepObject, headers, query, text } from '../fault/hostile.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/** `npm run test:fault` runs the full number with a random seed; `npm test` a few with a fixed one. */
const FULL = process.env.FAULT === 'full'
const BODIES = FULL ? 10_000 : 40
const QUERIES = FULL ? 2000 : 10
const TIMEOUT_MS = FULL ? 30 * 60_000 : 60_000
const runs = (numRuns: number) => ({ numRuns, ...(!FULL && { seed: 20_251_114 }) })

const TABLES = [newsletterSubscriptions, customerInteractions, productAnalytics, contactInquiries, chatOrders]

/** Allows every request after reading its key. */
const OPEN_LIMIT: RateLimit = { limit: async () => ({ success: true }) }
const limits = { TIGHT_LIMIT: OPEN_LIMIT, TRACKING_LIMIT: OPEN_LIMIT }

/** 429 is the answer to an inquiry on a full day: the limits of networks are open. */
const EXPECTED = [200, 201, 400, 401, 403, 404, 405, 413, 415, 429]
const owner = { Authorization: `Bearer ${OWNER_KEY}` }

/** Counts the responses by status, to detect a run in which everything is rejected. */
type Answered = Map<number, number>

async function send(env: Env, path: string, request: RequestInit, answered: Answered): Promise<void> {
  const answer = await worker.fetch(new Request(`https://site.example/api${path}`, request), env)
  const message = await answer.text()
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1)
  expect(EXPECTED).toContain(answer.status)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  if (answer.headers.get('Content-Type')?.startsWith('text/csv')) {
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; /)
  } else {
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(JSON.parse(message).success).toBe(answer.status < 300)
  }
}

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((typed) => `x${typed.trim()}`)
const session = fc.stringMatching(/^session_\d{13}_[0-9a-f]{32}$/)
const email = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9.'+<>&अ-औ😀-😎-]{1,20}$/u), fc.nat())
  .map(([name, number]) => `${name}${number}${VISITOR_DOMAIN}`)
const pageUrl = fc.webUrl({ withQueryParameters: true, withFragments: true })
const id = fc.uuid({ version: 7 })
const rupees = fc.integer({ min: 0, max: 9_999_999_999 }).map((paise) => paise / 100)
const visit = { user_session: session, page_url: pageUrl }
const reference = fc.uint8Array({ minLength: 5, maxLength: 5 }).map(orderReference)

/** What each call takes. */
const WRITES: Record<string, Record<string, Arbitrary<unknown>>> = {
  '/newsletter': { email, source_page: line, ...visit, visit_source: fc.record({ utm_source: text }) },
  '/interactions': {
    interaction_type: fc.constantFrom('whatsapp_click', 'pricing_view', 'made_up'),
    ...visit,
    additional_data: fc.oneof(fc.dictionary(line, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }), deepObject),
  },
  '/product-analytics': {
    event_name: line,
    product_name: line,
    action_type: line,
    user_session: session,
    conversion_value: rupees,
  },
  '/contact-inquiries': {
    inquiry_type: line,
    name: line,
    email,
    phone: fc.stringMatching(/^\+\d{5,15}$/),
    message: line,
    user_session: session,
  },
  '/orders': {
    reference,
    pack: line,
    placement: line,
    ...visit,
    visit_source: fc.record({ utm_source: text, lot: text }),
    amount: rupees,
  },
  '/owner/orders': {
    reference,
    pack: line,
    amount: rupees,
    quantity: fc.integer({ min: 1, max: 999 }),
    note: line,
  },
  '/owner/session': { key: fc.oneof(fc.constant(OWNER_KEY), line) },
}

/** @returns what no column may have, although the tables' own constraints stop at a NUL and know no type */
async function brokenColumns(rows: (sql: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
  const broken: string[] = []
  for (const table of TABLES) {
    for (const column of Object.values(getTableColumns(table))) {
      const type = column.getSQLType().startsWith('text') ? 'text' : 'integer'
      const rule = `typeof(${column.name}) NOT IN ('${type}', 'null') OR instr(${column.name}, char(0))`
      const [found] = await rows(`SELECT count(*) AS count FROM ${getTableName(table)} WHERE ${rule}`)
      if (found?.count !== 0) broken.push(`${getTableName(table)}: ${found?.count} rows with ${rule}`)
    }
  }
  return broken
}

describe(`${BODIES} hostile bodies`, () => {
  const local = localD1()

  it.each(Object.entries(WRITES))(
    'POST %s neither fails nor answers with anything but JSON, and stores no wrong type, NUL or count',
    async (path, shape) => {
      vi.spyOn(console, 'error')
      const env = { DB: local.db, OWNER_KEY, ...limits }
      const always: [string, string][] = [
        ['Content-Type', 'application/json'],
        ...(path === '/owner/orders' ? Object.entries(owner) : []),
      ]
      const answered: Answered = new Map()
      await fc.assert(
        fc.asyncProperty(body(shape), headers, async (sent, odd) => {
          const headers = Object.fromEntries([...always, ...odd])
          await send(env, path, { method: 'POST', body: sent, headers }, answered)
        }),
        runs(BODIES),
      )
      expect(await brokenColumns(local.rows)).toEqual([])
      expect(await miscounted(local.rows)).toEqual([])
      const kept = (answered.get(200) ?? 0) + (answered.get(201) ?? 0)
      // Each field of a body may be hostile; a row with ten fields is seldom without.
      expect(kept).toBeGreaterThan(BODIES / 40)
      expect(answered.get(400)).toBeGreaterThan(BODIES / 10)
      expect(console.error).not.toHaveBeenCalled()
    },
    TIMEOUT_MS,
  )
})

const READS = [
  ...new Set(stats.routes.filter(({ method }) => method === 'GET').map(({ path }) => `/stats${path}`)),
]

describe(`${QUERIES} hostile queries`, () => {
  const local = localD1({ emptied: false })
  const env = () => ({ DB: local.db, OWNER_KEY, ...limits })

  beforeAll(async () => {
    for (const [path, shape] of Object.entries(WRITES).slice(0, 4)) {
      for (const sent of fc.sample(body(shape), runs(15))) {
        const request = { method: 'POST', body: sent, headers: { 'Content-Type': 'application/json' } }
        await send(env(), path, request, new Map())
      }
    }
  })

  const request = query({
    days: fc.constantFrom('7', '30', '90'),
    limit: fc.integer({ min: 0, max: 101 }).map(String),
    before: id,
    search: fc.oneof(line, fc.constantFrom('a', '%', '_', '*')),
  })

  it.each([...READS, '/status', '/my-data'])(
    'GET %s neither fails nor answers with anything that a browser takes for HTML',
    async (path) => {
      const answered: Answered = new Map()
      const mine = path === '/my-data' ? { 'X-User-Session': `session_1_${'a'.repeat(24)}` } : {}
      await fc.assert(
        fc.asyncProperty(request, headers, async (search, odd) => {
          const sent = { ...owner, ...mine, ...Object.fromEntries(odd) }
          await send(env(), `${path}?${search}`, { headers: sent }, answered)
        }),
        runs(QUERIES),
      )
      expect(answered.get(200)).toBeGreaterThan(QUERIES / 40)
    },
    TIMEOUT_MS,
  )

  it('cover every statistics call', () => {
    expect(READS.length).toBeGreaterThan(10)
  })
})
