import { describe, expect, it } from 'vitest'
import { minuteLimits } from '../worker-config.ts'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { WRITES } from './writes.ts'

const site = builtWorker()

it('of sign-ups ten a minute are taken from one network by the built Worker; the next is 429 with Retry-After', async () => {
  const visitor = site.visitor()
  // Each from a phone of its own.
  const send = () => visitor.post('/newsletter', WRITES['/newsletter'](site.visitor()))
  const answers = [await send()]
  // If a new minute begins in between, as many more are taken as there were before it.
  while (answers.at(-1)?.status === 201 && answers.length < 20) answers.push(await send())
  const refused = answers.pop()
  expect(answers.length).toBeGreaterThanOrEqual(10)
  expect(answers.length).toBeLessThan(20)
  const message = 'Too many tries. Please wait a minute and try again.'
  expect([refused?.status, refused?.body]).toEqual([429, { success: false, code: 'rate_limited', message }])
  expect(refused?.headers.get('Retry-After')).toBe('60')
  expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toHaveLength(answers.length)
})

it('a network has 120 tracking requests a minute, 20 orders, 10 of a form and 5 of its own data; an IPv6 site 600 writes', () => {
  expect(minuteLimits()).toEqual({
    TIGHT_LIMIT: 10,
    TRACKING_LIMIT: 120,
    ORDER_LIMIT: 20,
    SITE_LIMIT: 600,
    MY_DATA_LIMIT: 5,
  })
})

describe('an exceeded limit', () => {
  /** Sends a call from an address where a limit is exceeded. @returns the answer, and the keys that were asked for */
  async function sendBeyond(binding: string, call: string, address: string, headers = {}, DB = site.db) {
    const keys: string[] = []
    const limit = async ({ key }: RateLimitOptions) => {
      keys.push(key)
      return { success: false }
    }
    const visitor = appWith({ DB, OWNER_KEY, [binding]: { limit } }).visitor({ 'CF-Connecting-IP': address })
    const [method = '', path = ''] = call.split(' ')
    return { ...(await visitor.call(method, path, headers, method === 'POST' ? {} : undefined)), keys }
  }

  const LIMITED: [call: string, binding: string, key?: string][] = [
    ['POST /newsletter', 'TIGHT_LIMIT'],
    ['POST /interactions', 'TRACKING_LIMIT', 'tracking'],
    ['POST /product-analytics', 'TRACKING_LIMIT', 'tracking'],
    ['POST /orders', 'ORDER_LIMIT'],
    ['POST /contact-inquiries', 'TIGHT_LIMIT'],
    ['POST /owner/session', 'TIGHT_LIMIT'],
    ['GET /my-data', 'MY_DATA_LIMIT'],
    ['DELETE /my-data', 'MY_DATA_LIMIT'],
    ['GET /status', 'TRACKING_LIMIT'],
  ]

  it.each(LIMITED)(
    'rejects %s by %s, with a key of the call, or of all tracking, and the network, though the database is down; a write also by the IPv6 /48',
    async (call, binding, key = `/api${call.split(' ')[1]}`) => {
      for (const [address, network] of [
        ['192.0.2.7', '192.0.2.7'],
        ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
      ] as const) {
        const { db, queries } = failingD1(site.db, d1Error('D1 DB is overloaded.'))
        const { status, headers, keys } = await sendBeyond(binding, call, address, {}, db)
        expect([status, headers.get('Retry-After'), queries.count]).toEqual([429, '60', 0])
        expect(keys).toEqual([`${key} ${network}`])
      }
      const isWrite = !call.startsWith('GET')
      const { status, keys } = await sendBeyond('SITE_LIMIT', call, '2001:db8:1:2::7')
      expect([status === 429, keys]).toEqual([isWrite, isWrite ? ['2001:db8:1::/48'] : []])
      expect((await sendBeyond('SITE_LIMIT', call, '192.0.2.7')).keys).toEqual([])
    },
  )

  it.each(['GET /status', 'GET /stats/subscriptions'])(
    'of bearer tokens keeps %s from revealing whether the key was right',
    async (call) => {
      for (const key of [OWNER_KEY, 'a-wrong-key-of-some-length']) {
        const Authorization = `Bearer ${key}`
        const { status, text, keys } = await sendBeyond('TRACKING_LIMIT', call, '192.0.2.7', {
          Authorization,
        })
        expect([status, keys]).toEqual([429, ['Authorization 192.0.2.7']])
        expect(text).not.toContain('signedIn')
      }
    },
  )
})
