import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { CALLS } from './calls.ts'
import { OWNER_KEY } from './harness.ts'
import { subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/** Every call below /api/stats and /api/owner is restricted to the owner, except signing in and out. */
const OPEN = ['POST /owner/session', 'DELETE /owner/session']

const LOCKED = CALLS.filter((call) => / \/(stats|owner)\//.test(call) && !OPEN.includes(call))

const local = localD1()

async function query(call: string, env: Env, headers: Record<string, string>, id: string) {
  const [method = '', path = ''] = call.split(' ')
  const body = ['PUT', 'POST', 'PATCH'].includes(method) ? { email: `another${VISITOR_DOMAIN}` } : undefined
  return appWith({ DB: local.db, ...env })
    .visitor()
    .call(method, path.replace(':id', id), headers, body)
}

describe('calls restricted to the owner', () => {
  it('are all covered', () => {
    expect(LOCKED).toContain('GET /stats/subscriptions')
    expect(LOCKED).toContain('GET /stats/products.csv')
    expect(LOCKED).toContain('DELETE /owner/subscribers/:id')
    expect(LOCKED).toContain('PATCH /owner/orders/:id')
    expect(LOCKED).toContain('GET /owner/orders')
  })

  it.each(LOCKED)(
    '%s is 401 for anyone else, reveals and changes nothing, and accepts the key',
    async (call) => {
      const reader = subscription(`reader${VISITOR_DOMAIN}`)
      const { id } = (await d1Store(local.db, Date.now()).subscribe(reader, { userAgent: null })).subscription
      const before = await local.contents()
      for (const headers of [{ 'X-Owner-Device': '1' }, { Authorization: `Bearer ${OWNER_KEY}x` }]) {
        const { status, headers: answered, body, text } = await query(call, { OWNER_KEY }, headers, id)
        expect([status, body]).toEqual([
          401,
          { success: false, code: 'unauthorized', message: 'Please sign in with the owner key' },
        ])
        expect(answered.get('WWW-Authenticate')).toBe('Bearer')
        expect(text).not.toContain(VISITOR_DOMAIN)
      }
      expect((await query(call, {}, { Authorization: 'Bearer ' }, id)).status).toBe(403)
      expect(await local.contents()).toEqual(before)
      const opened = await query(call, { OWNER_KEY }, { Authorization: `Bearer ${OWNER_KEY}` }, id)
      expect([200, 201, 400, 404]).toContain(opened.status)
    },
  )
})
