import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { CALLS } from './calls.ts'
import { OWNER_KEY } from './harness.ts'
import { subscription } from './inputs.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const local = localD1()
const visitorOf = (settings: Partial<Env> = { OWNER_KEY }) => appWith({ DB: local.db, ...settings }).visitor()
const at = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(NOON)
  return () => vi.useRealTimers()
})

const statusWith = async (headers: Record<string, string>, settings?: Partial<Env>) =>
  (await visitorOf(settings).get('/stats/subscriptions', headers)).status

describe('a call restricted to the owner', () => {
  /** Every call below /api/stats and /api/owner, except signing in and out. */
  const OPEN = ['POST /owner/session', 'DELETE /owner/session']
  const LOCKED = CALLS.filter((call) => / \/(stats|owner)\//.test(call) && !OPEN.includes(call))

  it.each(LOCKED)(
    '%s is 401 for anyone else, reveals and changes nothing, and accepts the key',
    async (call) => {
      const reader = subscription(`reader${VISITOR_DOMAIN}`)
      const { id } = (await d1Store(local.db, NOON).subscribe(reader, { userAgent: null })).subscription
      const before = await local.contents()
      const query = (headers: Record<string, string>, settings?: Partial<Env>) => {
        const [method = '', path = ''] = call.split(' ')
        const body = ['POST', 'PATCH'].includes(method) ? { email: `another${VISITOR_DOMAIN}` } : undefined
        return visitorOf(settings).call(method, path.replace(':id', id), headers, body)
      }
      for (const headers of [{ 'X-Owner-Device': '1' }, { Authorization: `Bearer ${OWNER_KEY}x` }]) {
        const { status, headers: answered, body, text } = await query(headers)
        const message = 'Please sign in with the owner key'
        expect([status, body]).toEqual([401, { success: false, code: 'unauthorized', message }])
        expect(answered.get('WWW-Authenticate')).toBe('Bearer')
        expect(text).not.toContain(VISITOR_DOMAIN)
      }
      expect((await query({ Authorization: 'Bearer ' }, {})).status).toBe(403)
      expect(await local.contents()).toEqual(before)
      const opened = await query({ Authorization: `Bearer ${OWNER_KEY}` })
      expect([200, 201, 400, 404]).toContain(opened.status)
    },
  )

  it('rejects an authorization that is not the whole key as a bearer', async () => {
    for (const Authorization of [
      'Bearer',
      `Bearer ${OWNER_KEY.slice(0, -1)}`,
      `Bearer ${OWNER_KEY} x`,
      `Basic ${OWNER_KEY}`,
    ])
      expect([Authorization, await statusWith({ Authorization })]).toEqual([Authorization, 401])
  })

  it.each<[string, Partial<Env>]>([
    ['no key', {}],
    ['a key of 15 characters', { OWNER_KEY: 'k'.repeat(15) }],
  ])('is closed to everyone with %s', async (_, settings) => {
    const visitor = visitorOf(settings)
    const Authorization = `Bearer ${settings.OWNER_KEY}`
    expect(await visitor.get('/stats/subscriptions', { Authorization })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: 'Reading is closed until OWNER_KEY is set' },
    })
    const signIn = await visitor.post('/owner/session', { key: settings.OWNER_KEY ?? 'any' })
    expect(signIn).toMatchObject({ status: 403, body: { message: 'No owner key is set yet' } })
    expect(signIn.headers.get('Set-Cookie')).toBeNull()
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ ownerKey: 'unset', signedIn: false })
  })
})

describe('a session', () => {
  it('is a cookie that scripts cannot read and other sites cannot send; a wrong key sets none', async () => {
    const { status, headers, body } = await visitorOf().post('/owner/session', { key: OWNER_KEY })
    expect([status, body]).toEqual([200, { success: true, message: 'Signed in' }])
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-owner=\d{13}\.[\w%]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const wrong = await visitorOf().post('/owner/session', { key: `${OWNER_KEY}x` })
    const message = 'That is not the owner key'
    expect([wrong.status, wrong.body]).toEqual([401, { success: false, code: 'unauthorized', message }])
    expect(wrong.headers.get('Set-Cookie')).toBeNull()
  })

  it('lasts 30 days from its sign-in: no call renews it, and none asks the database', async () => {
    const Cookie = await visitorOf().signIn(OWNER_KEY)
    const { db: DB } = failingD1(local.db, d1Error('D1 DB is overloaded'))
    at(NOON + 20 * DAY_MS)
    const { headers, body } = await visitorOf({ DB, OWNER_KEY }).get<Status>('/status', { Cookie })
    expect([body.signedIn, headers.get('Set-Cookie')]).toEqual([true, null])
    at(NOON + 30 * DAY_MS - 1)
    expect(await statusWith({ Cookie })).toBe(200)
    at(NOON + 30 * DAY_MS)
    expect(await statusWith({ Cookie })).toBe(401)
  })

  it('is removed from the browser that signs out; a copy of it and others stay', async () => {
    const [cookie, other] = [await visitorOf().signIn(OWNER_KEY), await visitorOf().signIn(OWNER_KEY)]
    const { status, headers, body } = await visitorOf().delete('/owner/session', { Cookie: cookie })
    expect([status, body]).toEqual([200, { success: true, message: 'Signed out' }])
    expect(headers.get('Set-Cookie')).toBe('__Host-owner=; Max-Age=0; Path=/; Secure')
    for (const Cookie of [cookie, other]) expect(await statusWith({ Cookie })).toBe(200)
  })

  it('ends when the key changes', async () => {
    const Cookie = await visitorOf().signIn(OWNER_KEY)
    expect(await statusWith({ Cookie }, { OWNER_KEY: 'another-key-of-the-owner' })).toBe(401)
    expect(await statusWith({ Cookie }, {})).toBe(403)
  })

  it('is rejected with a later end, another signature or none, or another name', async () => {
    const cookie = await visitorOf().signIn(OWNER_KEY)
    for (const Cookie of [
      cookie.replace(/=\d/, '=9'),
      cookie.replace(/\.../, '.AA'),
      cookie.replace(/\..*/, ''),
      cookie.replace('__Host-', ''),
    ])
      expect([Cookie === cookie, await statusWith({ Cookie })]).toEqual([false, 401])
  })
})

it('no header or cookie of Cloudflare Access replaces the owner’s session', async () => {
  const forged = { 'Cf-Access-Jwt-Assertion': 'eyJhbGciOiJub25lIn0.e30.', Cookie: 'CF_Authorization=x' }
  expect(await statusWith(forged)).toBe(401)
})
