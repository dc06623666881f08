import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS } from './times.ts'

describe('in the built Worker', () => {
  const site = builtWorker()

  it.each([
    'Bearer',
    'Bearer ',
    `Bearer ${OWNER_KEY}x`,
    `Bearer ${OWNER_KEY.slice(0, -1)}`,
    `Bearer ${OWNER_KEY} ${OWNER_KEY}`,
    `Basic ${OWNER_KEY}`,
    OWNER_KEY,
  ])('rejects the authorization %j', async (Authorization) => {
    expect((await site.visitor().get('/stats/subscriptions', { Authorization })).status).toBe(401)
  })

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { status, headers, body } = await site.visitor().post('/owner/session', { key: OWNER_KEY })
    expect([status, body]).toEqual([200, { success: true, message: 'Signed in' }])
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-owner=\d{13}\.[\w%]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('reports in /api/status whether the owner is signed in', async () => {
    const visitor = site.visitor()
    const Cookie = await visitor.signIn(OWNER_KEY)
    expect((await visitor.get<Status>('/status', { Cookie })).body.signedIn).toBe(true)
    expect((await visitor.get('/stats/subscriptions', { Cookie })).status).toBe(200)
  })

  it('rejects a wrong key without setting a cookie', async () => {
    const { status, headers, body } = await site.visitor().post('/owner/session', { key: `${OWNER_KEY}x` })
    expect([status, body]).toEqual([
      401,
      { success: false, code: 'unauthorized', message: 'That is not the owner key' },
    ])
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  it('deletes the cookie on signing out', async () => {
    const visitor = site.visitor()
    await visitor.signIn(OWNER_KEY)
    const { status, headers, body } = await visitor.delete('/owner/session')
    expect([status, body]).toEqual([200, { success: true, message: 'Signed out' }])
    expect(headers.get('Set-Cookie')).toBe('__Host-owner=; Max-Age=0; Path=/; Secure')
    expect((await visitor.get('/stats/subscriptions', { Cookie: '__Host-owner=' })).status).toBe(401)
  })
})

describe('with other settings and times', () => {
  const local = localD1()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const statusOf = async (env: Env, headers: Record<string, string>) =>
    (await appWith(env).visitor().get('/stats/subscriptions', headers)).status

  it.each([
    ['no key', {}],
    ['an empty key', { OWNER_KEY: '' }],
    ['a key of 15 characters', { OWNER_KEY: 'k'.repeat(15) }],
  ])('is closed to everyone with %s', async (_, settings: Partial<Env>) => {
    const env = { DB: local.db, ...settings }
    const visitor = appWith(env).visitor({ Authorization: `Bearer ${settings.OWNER_KEY}` })
    const read = await visitor.get('/stats/subscriptions')
    expect([read.status, read.body]).toEqual([
      403,
      {
        success: false,
        code: 'forbidden',
        message: 'Reading is closed until OWNER_KEY is set',
        description: 'It takes at least 16 characters; the setup guide says how',
      },
    ])
    const { status, headers, body } = await visitor.post('/owner/session', {
      key: settings.OWNER_KEY || 'any',
    })
    expect([status, body]).toEqual([
      403,
      { success: false, code: 'forbidden', message: 'No owner key is set yet' },
    ])
    expect(headers.get('Set-Cookie')).toBeNull()
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ ownerKey: 'unset', signedIn: false })
  })

  it('ends a session after 30 days', async () => {
    const env = { DB: local.db, OWNER_KEY }
    const Cookie = await appWith(env).visitor().signIn(OWNER_KEY)
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1000)
    expect(await statusOf(env, { Cookie })).toBe(200)
    vi.setSystemTime(Date.now() + 1000)
    expect(await statusOf(env, { Cookie })).toBe(401)
  })

  it('ends every session when the key changes', async () => {
    const Cookie = await appWith({ DB: local.db, OWNER_KEY }).visitor().signIn(OWNER_KEY)
    expect(await statusOf({ DB: local.db, OWNER_KEY: 'another-key-of-the-owner' }, { Cookie })).toBe(401)
    expect(await statusOf({ DB: local.db }, { Cookie })).toBe(403)
  })

  it.each([
    ['a later end', (cookie: string) => cookie.replace(/=\d/, '=9')],
    ['another signature', (cookie: string) => cookie.replace(/\.../, '.AA')],
    ['no signature', (cookie: string) => cookie.replace(/\..*/, '')],
    ['an empty signature', (cookie: string) => cookie.replace(/\..*/, '.')],
    ['another name', (cookie: string) => cookie.replace('__Host-', '')],
    ['a signature that is no base64', (cookie: string) => cookie.replace(/\..*/, `.${'*'.repeat(43)}=`)],
  ])('rejects a session with %s', async (_, tampered) => {
    const env = { DB: local.db, OWNER_KEY }
    const cookie = await appWith(env).visitor().signIn(OWNER_KEY)
    expect(tampered(cookie)).not.toBe(cookie)
    expect(await statusOf(env, { Cookie: cookie })).toBe(200)
    expect(await statusOf(env, { Cookie: tampered(cookie) })).toBe(401)
  })
})
