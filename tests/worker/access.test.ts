import { randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#contract/status.ts'
import { appWith } from './app.ts'
import { localD1 } from './local-d1.ts'

/** A team of its own, because the Worker caches the keys of a team. */
const TEAM = `${randomUUID()}.cloudflareaccess.example`
const AUDIENCE = 'audience-of-the-dashboard'
const KEY_ID = 'todays-key'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys
let otherKeys: Keys

const local = localD1()

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256')
})

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL) => {
    expect(String(url)).toBe(`https://${TEAM}/cdn-cgi/access/certs`)
    return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256' }] })
  })
})

const now = () => Math.floor(Date.now() / 1000)

/** Claims of an Access token. */
const claims = (): JWTPayload => ({
  iss: `https://${TEAM}`,
  aud: [AUDIENCE],
  sub: 'owner',
  iat: now() - 10,
  nbf: now() - 10,
  exp: now() + 600,
})

const signed = (payload: JWTPayload, key: CryptoKey | Uint8Array = keys.privateKey, alg = 'RS256') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid: KEY_ID }).sign(key)

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function statusWith(token: string, settings: Partial<Env> = {}) {
  const env = { DB: local.db, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE, ...settings }
  const { status } = await appWith(env)
    .visitor({ 'Cf-Access-Jwt-Assertion': token })
    .get('/stats/subscriptions')
  return status
}

describe('a Cloudflare Access token', () => {
  it('gives access to the statistics without an owner key', async () => {
    expect(await statusWith(await signed(claims()))).toBe(200)
  })

  it('in the cookie opens every call of the owner, also where Access does not protect the path', async () => {
    const env = { DB: local.db, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE }
    const visitor = appWith(env).visitor({ Cookie: `CF_Authorization=${await signed(claims())}` })
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ signedIn: true })
    expect((await visitor.get('/owner/orders?reference=none')).status).toBe(200)
    expect((await visitor.get('/stats/subscriptions')).status).toBe(200)
  })

  it('in the cookie, of another application, is 401', async () => {
    const env = { DB: local.db, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE }
    const token = await signed({ ...claims(), aud: ['another-audience'] })
    const visitor = appWith(env).visitor({ Cookie: `CF_Authorization=${token}` })
    expect((await visitor.get('/stats/subscriptions')).status).toBe(401)
  })

  it('counts as signed in', async () => {
    const env = { DB: local.db, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE }
    const visitor = appWith(env).visitor({ 'Cf-Access-Jwt-Assertion': await signed(claims()) })
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ ownerKey: 'unset', signedIn: true })
  })

  it.each([
    ['another team', { iss: 'https://others.cloudflareaccess.example' }],
    ['no team', { iss: undefined }],
    ['another application', { aud: ['another-audience'] }],
    ['no application', { aud: undefined }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no end', { exp: undefined }],
    ['a time to come', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])('with %s is 401', async (_, wrong) => {
    expect(await statusWith(await signed({ ...claims(), ...wrong } as JWTPayload))).toBe(401)
  })

  it('signed with another key is 401', async () => {
    expect(await statusWith(await signed(claims(), otherKeys.privateKey))).toBe(401)
  })

  it('modified after it was signed is 401', async () => {
    const [header, , signature] = (await signed(claims())).split('.')
    expect(await statusWith(`${header}.${base64url({ ...claims(), sub: 'stranger' })}.${signature}`)).toBe(
      401,
    )
  })

  it('without a signature is 401', async () => {
    expect(await statusWith(`${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims())}.`)).toBe(401)
  })

  it('signed with the public key as an HMAC secret is 401', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey))
    expect(await statusWith(await signed(claims(), secret, 'HS256'))).toBe(401)
  })

  it.each(['', 'x', 'a.b.c', '..'])('with the contents %j is 401', async (token) => {
    expect(await statusWith(token)).toBe(401)
  })

  it('is rejected if only the team is configured', async () => {
    expect(await statusWith(await signed(claims()), { ACCESS_AUDIENCE: '' })).toBe(403)
  })

  it('does not replace a wrong key if Access is not configured', async () => {
    const settings = { ACCESS_TEAM_DOMAIN: '', ACCESS_AUDIENCE: '', OWNER_KEY: 'key-of-the-owner-alone' }
    expect(await statusWith(await signed(claims()), settings)).toBe(401)
  })
})
