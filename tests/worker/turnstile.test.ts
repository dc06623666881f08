import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '#contract/responses.ts'
import { appWith } from './app.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()

/** Cloudflare's published test keys (developers.cloudflare.com/turnstile, "Test your implementation"). */
const KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
}
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'

/** Turnstile's result for a token of this site's form. */
const PASSED = { success: true, 'error-codes': [], hostname: 'site.example', action: 'newsletter' }

let verifications: { url: string; sent: Record<string, string> }[] = []

/** Mocks Turnstile's verification. */
function mockTurnstile(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit) => {
    verifications.push({ url: String(url), sent: Object.fromEntries(body as URLSearchParams) })
    return answer()
  })
}

beforeEach(() => {
  verifications = []
  mockTurnstile(() => Response.json(PASSED))
})

async function signUp(body: object = { challenge_token: TOKEN }, settings: Partial<Env> = KEYS) {
  const visitor = appWith({ DB: local.db, ...settings }).visitor()
  const answer = await visitor.post<Failure>('/newsletter', { email: visitor.email, ...body })
  const stored = await local.rows('SELECT email FROM newsletter_subscriptions')
  return { ...answer, isStored: stored.some(({ email }) => email === visitor.email) }
}

const REFUSED = {
  success: false,
  code: 'forbidden',
  message: 'Subscription failed. Please try again.',
  description: expect.any(String),
  challenge: { site_key: KEYS.TURNSTILE_SITE_KEY },
}

it('without both keys a sign-up needs no check, and no token is verified', async () => {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = KEYS
  for (const settings of [{ TURNSTILE_SITE_KEY }, { TURNSTILE_SECRET_KEY, TURNSTILE_SITE_KEY: '' }])
    for (const body of [{}, { challenge_token: TOKEN }])
      expect((await signUp(body, settings)).status).toBe(201)
  expect(verifications).toEqual([])
})

describe('with Turnstile a sign-up', () => {
  it('without a token is 403 with the site key, and stores nothing', async () => {
    for (const body of [{}, { challenge_token: '' }]) {
      const answer = await signUp(body)
      expect([answer.status, answer.body]).toEqual([403, REFUSED])
      expect(answer.text).not.toContain(KEYS.TURNSTILE_SECRET_KEY)
    }
    expect(verifications).toEqual([])
    expect(await local.counts()).toEqual({})
  })

  it('with a passed check is stored without the token, and Turnstile gets the token but not the visitor’s address', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await signUp()).toMatchObject({ status: 201, isStored: true })
    const sent = { secret: KEYS.TURNSTILE_SECRET_KEY, response: TOKEN }
    expect(verifications).toEqual([
      { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', sent },
    ])
    expect(limit.mock.calls).toEqual([[4000]])
    expect(JSON.stringify(await local.contents())).not.toContain(TOKEN)
  })

  it.each([
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['refused without a reason', { success: false }],
    ['made on another site', { ...PASSED, hostname: 'elsewhere.example' }],
    ['made for another form', { ...PASSED, action: 'login' }],
  ])('with a token %s is 403 and can be repeated', async (_, message) => {
    mockTurnstile(() => Response.json(message))
    const answer = await signUp()
    expect([answer.status, answer.body]).toEqual([403, REFUSED])
    expect(await local.counts()).toEqual({})
  })

  it('is accepted with a result of Turnstile’s test keys, which have no hostname and action', async () => {
    const metadata = { result_with_testing_key: true }
    mockTurnstile(() => Response.json({ success: true, hostname: 'example.com', metadata }))
    expect((await signUp()).status).toBe(201)
  })

  const failed = (code: string) => () => Response.json({ success: false, 'error-codes': [code] })
  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['answers no JSON', () => new Response('<h1>502</h1>', { status: 502 }), 'unreachable'],
    ['has a fault of its own', failed('internal-error'), 'internal-error'],
    ['rejects the secret', failed('invalid-input-secret'), 'invalid-input-secret'],
  ])('is accepted while Turnstile %s, with one log line', async (_, answer, reason) => {
    mockTurnstile(answer)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await signUp()).toMatchObject({ status: 201, isStored: true })
    expect(warned.mock.calls).toEqual([[JSON.stringify({ challenge: 'not verified', reason })]])
  })
})
