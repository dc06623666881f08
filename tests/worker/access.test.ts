import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
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

const signed = (payload: JWTPayload, key: CryptoKey = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key)

const visitorWith = (headers: Record<string, string>, settings: Partial<Env> = {}) =>
  appWith({ DB: local.db, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE, ...settings }).visitor(headers)

const statusWith = async (token: string, settings?: Partial<Env>) =>
  (await visitorWith({ 'Cf-Access-Jwt-Assertion': token }, settings).get('/stats/subscriptions')).status

describe('a Cloudflare Access token', () => {
  it.each([
    ['header', (token: string) => ({ 'Cf-Access-Jwt-Assertion': token })],
    // Also sent where Access does not protect the path.
    ['cookie', (token: string) => ({ Cookie: `CF_Authorization=${token}` })],
  ])('in the %s opens every call of the owner without an owner key', async (_, headersOf) => {
    const visitor = visitorWith(headersOf(await signed(claims())))
    expect((await visitor.get<Status>('/status')).body).toMatchObject({ ownerKey: 'unset', signedIn: true })
    for (const path of ['/owner/orders/list?list=open', '/stats/subscriptions']) {
      expect((await visitor.get(path)).status).toBe(200)
    }
    const other = visitorWith(headersOf(await signed({ ...claims(), aud: ['another-audience'] })))
    expect((await other.get('/stats/subscriptions')).status).toBe(401)
  })

  it.each([
    ['another team', { iss: 'https://others.cloudflareaccess.example' }],
    ['no team', { iss: undefined }],
    ['another application', { aud: ['another-audience'] }],
    ['no application', { aud: undefined }],
    ['a time that is over', { exp: now() - 1 }],
    ['no end', { exp: undefined }],
    ['a time to come', { nbf: now() + 600 }],
  ])('with %s is 401', async (_, wrong) => {
    expect(await statusWith(await signed({ ...claims(), ...wrong } as JWTPayload))).toBe(401)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['signed with another key', () => signed(claims(), otherKeys.privateKey)],
    ['without a signature', () => new UnsecuredJWT(claims()).encode()],
    ...['', 'x', 'a.b.c', '..'].map((text): [string, () => string] => [`“${text}”`, () => text]),
  ])('%s is 401', async (_, token) => {
    expect(await statusWith(await token())).toBe(401)
  })

  it('is rejected if only the team is configured', async () => {
    expect(await statusWith(await signed(claims()), { ACCESS_AUDIENCE: '' })).toBe(403)
  })

  it('does not replace a wrong key if Access is not configured', async () => {
    const settings = { ACCESS_TEAM_DOMAIN: '', ACCESS_AUDIENCE: '', OWNER_KEY: 'key-of-the-owner-alone' }
    expect(await statusWith(await signed(claims()), settings)).toBe(401)
  })
})
