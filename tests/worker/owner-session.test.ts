import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { localSite } from './app.ts'
import { CALLS } from './calls.ts'
import { OWNER_KEY } from './harness.ts'
import { subscription } from './inputs.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const site = localSite()
const moveTo = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  moveTo(NOON)
  return () => vi.useRealTimers()
})

const signIn = () => site.visitor().signIn(OWNER_KEY)
/** The status of a call of the owner's. */
const statusWith = async (headers: Record<string, string>, settings?: Partial<Env>) =>
  (await site.app(settings).visitor().get('/stats/subscriptions', headers)).status

describe('a call restricted to the owner', () => {
  const OPEN = ['POST /owner/session', 'DELETE /owner/session']
  const LOCKED = CALLS.filter((call) => / \/(stats|owner)\//.test(call) && !OPEN.includes(call))

  it('is 401 for anyone else, reveals and changes nothing, and is open with the key', async () => {
    const reader = subscription(`reader${VISITOR_DOMAIN}`)
    const { id } = (await site.at(NOON).subscribe(reader, { userAgent: null })).subscription
    const before = await site.contents()
    const send = (call: string, headers: Record<string, string>, settings?: Partial<Env>) => {
      const [method = '', path = ''] = call.split(' ')
      const body = ['POST', 'PATCH'].includes(method) ? { email: `another${VISITOR_DOMAIN}` } : undefined
      return site.app(settings).visitor().call(method, path.replace(':id', id), headers, body)
    }
    for (const call of LOCKED) {
      for (const headers of [{ 'X-Owner-Device': '1' }, { Authorization: `Bearer ${OWNER_KEY}x` }]) {
        const { status, headers: answered, body, text } = await send(call, headers)
        const message = 'Please sign in with the owner key'
        expect([call, status, body]).toEqual([call, 401, { success: false, code: 'unauthorized', message }])
        expect(answered.get('WWW-Authenticate')).toBe('Bearer')
        expect(text).not.toContain(VISITOR_DOMAIN)
      }
      const closed = await send(call, { Authorization: 'Bearer ' }, { OWNER_KEY: '' })
      expect([call, closed.status]).toEqual([call, 403])
    }
    expect(await site.contents()).toEqual(before)
    for (const call of LOCKED) {
      const { status } = await send(call, { Authorization: `Bearer ${OWNER_KEY}` })
      expect([call, [200, 201, 400, 404].includes(status) || status]).toEqual([call, true])
    }
  })

  it('is 401 with anything but the key, also by Basic authentication or with headers of Cloudflare Access', async () => {
    for (const headers of [
      { Authorization: `Bearer ${OWNER_KEY.slice(0, -1)}` },
      { Authorization: `Bearer ${OWNER_KEY} x` },
      { Authorization: `Basic ${OWNER_KEY}` },
      { 'Cf-Access-Jwt-Assertion': 'eyJhbGciOiJub25lIn0.e30.', Cookie: 'CF_Authorization=x' },
    ] as Record<string, string>[])
      expect([headers, await statusWith(headers)]).toEqual([headers, 401])
  })

  it.each([
    ['no key', ''],
    ['a key of 15 characters', 'k'.repeat(15)],
  ])('is closed to everyone where %s is set', async (_, key) => {
    const visitor = site.app({ OWNER_KEY: key }).visitor()
    expect(await visitor.get('/stats/subscriptions', { Authorization: `Bearer ${key}` })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: 'Reading is closed until OWNER_KEY is set' },
    })
    const { status, headers, body } = await visitor.post('/owner/session', { key: key || 'any' })
    expect([status, body]).toMatchObject([403, { message: 'No owner key is set yet' }])
    expect(headers.get('Set-Cookie')).toBeNull()
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ ownerKey: 'unset', signedIn: false })
  })
})

describe('a session', () => {
  it('is a cookie that scripts cannot read and other sites cannot send; a wrong key sets none', async () => {
    const { status, headers, body } = await site.visitor().post('/owner/session', { key: OWNER_KEY })
    expect([status, body]).toEqual([200, { success: true, message: 'Signed in' }])
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-owner=\d{13}\.[\w%]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const wrong = await site.visitor().post('/owner/session', { key: `${OWNER_KEY}x` })
    const message = 'That is not the owner key'
    expect([wrong.status, wrong.body]).toEqual([401, { success: false, code: 'unauthorized', message }])
    expect(wrong.headers.get('Set-Cookie')).toBeNull()
  })

  it('is kept by every browser on http://localhost, and nowhere else without Secure', async () => {
    const cookieAt = async (origin: string) => {
      const visitor = site.app({}, origin).visitor()
      const Cookie = await visitor.signIn(OWNER_KEY)
      expect((await visitor.get('/stats/subscriptions', { Cookie })).status).toBe(200)
      return (await visitor.post('/owner/session', { key: OWNER_KEY })).headers.get('Set-Cookie')
    }
    expect(await cookieAt('http://localhost:8787')).toMatch(
      /^owner=\S+ Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    for (const origin of ['http://site.example', 'https://localhost', 'http://localhost.example'])
      expect(await cookieAt(origin)).toMatch(/^__Host-owner=.*; Secure;/)
  })

  it('lasts 30 days from its sign-in: no call renews it, and none asks the database', async () => {
    const Cookie = await signIn()
    const { db: DB } = failingD1(site.db, d1Error('D1 DB is overloaded'))
    moveTo(NOON + 20 * DAY_MS)
    const { headers, body } = await site.app({ DB }).visitor().get<Status>('/status', { Cookie })
    expect([body.signedIn, headers.get('Set-Cookie')]).toEqual([true, null])
    moveTo(NOON + 30 * DAY_MS - 1)
    expect(await statusWith({ Cookie })).toBe(200)
    moveTo(NOON + 30 * DAY_MS)
    expect(await statusWith({ Cookie })).toBe(401)
  })

  it('is removed from the browser that signs out; a copy of it and others stay', async () => {
    const [cookie, other] = [await signIn(), await signIn()]
    const { status, headers, body } = await site.visitor().delete('/owner/session', { Cookie: cookie })
    expect([status, body]).toEqual([200, { success: true, message: 'Signed out' }])
    expect(headers.get('Set-Cookie')).toBe('__Host-owner=; Max-Age=0; Path=/; Secure')
    for (const Cookie of [cookie, other]) expect(await statusWith({ Cookie })).toBe(200)
  })

  it('ends when the key changes', async () => {
    const Cookie = await signIn()
    expect(await statusWith({ Cookie }, { OWNER_KEY: 'another-key-of-the-owner' })).toBe(401)
    expect(await statusWith({ Cookie }, { OWNER_KEY: '' })).toBe(403)
  })

  it('is rejected with a later end, another signature, none, or another name', async () => {
    const cookie = await signIn()
    for (const forged of [
      cookie.replace(/=\d/, '=9'),
      cookie.replace(/\.../, '.AA'),
      cookie.replace(/\..*/, ''),
      cookie.replace('__Host-', ''),
    ]) {
      expect(forged).not.toBe(cookie)
      expect([forged, await statusWith({ Cookie: forged })]).toEqual([forged, 401])
    }
  })
})
