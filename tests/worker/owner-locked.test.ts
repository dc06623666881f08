import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { owner } from '#worker/routes/owner.ts'
import { ownerOrders } from '#worker/routes/owner-orders.ts'
import { stats } from '#worker/routes/stats/index.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { subscription } from './inputs.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const TEAM = 'makers.cloudflareaccess.example'
const AUDIENCE = 'audience-of-the-dashboard'
const DAY_MS = 24 * 60 * 60 * 1000

/** Every call below /api/stats and /api/owner is restricted to the owner, except signing in and out. */
const OPEN = ['POST /owner/session', 'DELETE /owner/session']

const below = (path: string, { routes }: { routes: { method: string; path: string }[] }) =>
  routes
    .filter(({ method }) => method !== 'ALL')
    .map((route) => `${route.method} ${path}${route.path.replace(/\/$/, '')}`)

const LOCKED = [
  ...new Set([...below('/stats', stats), ...below('/owner', owner), ...below('/owner/orders', ownerOrders)]),
].filter((call) => !OPEN.includes(call))

const local = localD1()
const everySetting = () => ({
  DB: local.db,
  OWNER_KEY,
  ACCESS_TEAM_DOMAIN: TEAM,
  ACCESS_AUDIENCE: AUDIENCE,
})

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let otherKeys: typeof keys
let subscriber: { id: string; email: string }

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256')
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () =>
    Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'today', alg: 'RS256' }] }),
  )
  const subscribed = await d1Store(local.db, Date.now()).subscribe(subscription(`reader${VISITOR_DOMAIN}`), {
    userAgent: null,
  })
  subscriber = subscribed.subscription
})
afterEach(() => {
  vi.useRealTimers()
})

async function query(call: string, env: Env, headers: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  const body = ['PUT', 'POST', 'PATCH'].includes(method) ? { email: `another${VISITOR_DOMAIN}` } : undefined
  return appWith(env).visitor().call(method, path.replace(':id', subscriber.id), headers, body)
}

async function session(key: string): Promise<string> {
  const { headers } = await appWith({ DB: local.db, OWNER_KEY: key })
    .visitor()
    .post('/owner/session', { key })
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

function accessToken(wrong: JWTPayload = {}, key = keys.privateKey): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `https://${TEAM}`, aud: [AUDIENCE], iat: now - 10, exp: now + 600, ...wrong }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'today' }).sign(key)
}

const access = async (token: Promise<string>) => ({ 'Cf-Access-Jwt-Assertion': await token })

const NOT_THE_OWNER: [name: string, headers: () => Promise<Record<string, string>>][] = [
  ['no credentials', async () => ({})],
  ['a wrong key', async () => ({ Authorization: `Bearer ${OWNER_KEY}x` })],
  ['an empty key', async () => ({ Authorization: 'Bearer ' })],
  ['the key by another scheme', async () => ({ Authorization: `Basic ${OWNER_KEY}` })],
  ['the device mark alone', async () => ({ 'X-Owner-Device': '1' })],
  [
    'a session that is over',
    async () => {
      const Cookie = await session(OWNER_KEY)
      vi.setSystemTime(Date.now() + 30 * DAY_MS)
      return { Cookie }
    },
  ],
  [
    'a session made longer by hand',
    async () => ({ Cookie: (await session(OWNER_KEY)).replace(/=\d/, '=9') }),
  ],
  ['a session of another key', async () => ({ Cookie: await session('another-key-of-the-owner') })],
  [
    'a session without its signature',
    async () => ({ Cookie: (await session(OWNER_KEY)).replace(/\..*/, '') }),
  ],
  ['an Access token of another team', () => access(accessToken({ iss: 'https://others.example' }))],
  ['an Access token of another audience', () => access(accessToken({ aud: ['another'] }))],
  ['an Access token that is over', () => access(accessToken({ exp: Math.floor(Date.now() / 1000) - 60 }))],
  ['an Access token signed by a stranger', () => access(accessToken({}, otherKeys.privateKey))],
]

describe('calls restricted to the owner', () => {
  it('are all covered', () => {
    expect(LOCKED).toContain('GET /stats/subscriptions')
    expect(LOCKED).toContain('GET /stats/products.csv')
    expect(LOCKED).toContain('DELETE /owner/subscribers/:id')
    expect(LOCKED).toContain('PATCH /owner/orders/:id')
    expect(LOCKED).toContain('GET /owner/orders')
  })

  it.each(LOCKED)('%s accepts the key, a session and an Access token', async (call) => {
    const opening = [
      { Authorization: `Bearer ${OWNER_KEY}` },
      { Cookie: await session(OWNER_KEY) },
      await access(accessToken()),
    ]
    for (const headers of opening) {
      expect([200, 201, 400, 404]).toContain((await query(call, everySetting(), headers)).status)
    }
  })
})

describe('for anyone else', () => {
  it.each(LOCKED)('%s is 401, reveals nothing and changes nothing', async (call) => {
    const before = await everything()
    for (const [name, headers] of NOT_THE_OWNER) {
      const { status, body, text } = await query(call, everySetting(), await headers())
      expect([name, status, body]).toEqual([
        name,
        401,
        { success: false, code: 'unauthorized', message: 'Please sign in with the owner key' },
      ])
      expect(text).not.toContain(VISITOR_DOMAIN)
    }
    expect(await everything()).toEqual(before)
  })

  it.each(LOCKED)('%s is 403 if neither a key nor Access is configured', async (call) => {
    for (const [name, headers] of NOT_THE_OWNER) {
      expect([name, (await query(call, { DB: local.db }, await headers())).status]).toEqual([name, 403])
    }
  })
})

async function everything() {
  return [
    await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions'),
    await rowsOf(local.db, 'SELECT * FROM daily_counts'),
    await rowsOf(local.db, 'SELECT * FROM chat_orders'),
  ]
}
