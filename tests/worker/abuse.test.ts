import { describe, expect, it } from 'vitest'
import { networkOf } from '#worker/http/network.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()
const site = (settings: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...settings })

/** An exceeded rate limit that records its keys. */
function exceededLimit(keys: string[] = []): RateLimit {
  return {
    limit: async ({ key }) => {
      keys.push(key)
      return { success: false }
    },
  }
}

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
      const keys: string[] = []
      for (const key of [OWNER_KEY, 'a-wrong-key-of-some-length']) {
        const visitor = site({ TRACKING_LIMIT: exceededLimit(keys) }).visitor({
          'CF-Connecting-IP': '192.0.2.7',
        })
        const { status, headers, text } = await visitor.call(method, path, { Authorization: `Bearer ${key}` })
        expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
        expect(text).not.toContain('signedIn')
      }
      expect(keys).toEqual(['Authorization 192.0.2.7', 'Authorization 192.0.2.7'])
    },
  )

  it('by signing in is limited, and the right key does not bypass the limit', async () => {
    const visitor = site({ TIGHT_LIMIT: exceededLimit() }).visitor()
    const { status, headers } = await visitor.post('/owner/session', { key: OWNER_KEY })
    expect([status, headers.get('Set-Cookie')]).toEqual([429, null])
  })

  it('is limited once for all addresses of an IPv6 /64', async () => {
    const keys: string[] = []
    for (const address of ['2001:db8:1:2::7', '2001:0DB8:1:2:ffff:0:0:1', '2001:db8:0001:0002::']) {
      const visitor = site({ TIGHT_LIMIT: exceededLimit(keys) }).visitor({ 'CF-Connecting-IP': address })
      await visitor.post('/owner/session', { key: 'wrong' })
    }
    expect(new Set(keys)).toEqual(new Set(['/api/owner/session 2001:db8:1:2::/64']))
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
})
