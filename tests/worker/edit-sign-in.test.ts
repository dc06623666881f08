import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appWith } from './app.ts'

const SETTINGS = {
  EDIT_REPOSITORY: 'owner/site',
  GITHUB_CLIENT_ID: 'Iv1.abc',
  GITHUB_CLIENT_SECRET: 'secret',
}
const hashOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url')

/** What GitHub was sent for an exchange. */
let sent: Record<string, string>[] = []
function mockGitHub(answer: () => Response | Promise<Response>): void {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(Object.fromEntries(body as URLSearchParams))
    return answer()
  })
}
beforeEach(() => mockGitHub(() => Response.json({ access_token: 'ghu_</script>token' })))

const call = (path: string, cookie = '', settings: Partial<Env> = SETTINGS) =>
  appWith({ ...SETTINGS, ...settings } as Env)
    .visitor()
    .call<string>('GET', `/edit/${path}`, { Cookie: cookie })

/** The first step: where the owner is sent, and the cookie that is kept meanwhile. */
async function begin() {
  const { headers } = await call('auth')
  const [location = '', cookie = ''] = ['Location', 'Set-Cookie'].map((name) => headers.get(name) ?? '')
  return { location, cookie, query: Object.fromEntries(new URL(location).searchParams) }
}

/** The whole sign-in, with what the owner comes back with. */
async function signIn(change: Record<string, string> = {}, sendsCookie = true) {
  const { query, cookie } = await begin()
  const returned = new URLSearchParams({ code: 'code-1', state: query.state ?? '', ...change })
  return { query, ...(await call(`callback?${returned}`, sendsCookie ? cookie.split(';')[0] : '')) }
}

describe('the sign-in of the editor', () => {
  it('leads to GitHub with the hash of a verifier that only the cookie holds', async () => {
    const { location, cookie, query } = await begin()
    expect(location).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/)
    const [, verifier = ''] =
      /^__Host-edit=([\w-]{43}); Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookie) ?? []
    expect(query).toEqual({
      client_id: 'Iv1.abc',
      redirect_uri: 'https://site.example/api/edit/callback',
      state: hashOf(verifier),
      code_challenge: hashOf(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    expect((await begin()).query.state).not.toBe(query.state)
  })

  it('exchanges the code with the verifier, and hands the token to a window of this site only', async () => {
    const { query, status, headers, text } = await signIn()
    expect(status).toBe(200)
    expect(sent).toEqual([expect.objectContaining({ code: 'code-1', client_secret: 'secret' })])
    expect(hashOf(sent[0]?.code_verifier)).toBe(query.code_challenge)
    expect(text).toContain('authorization:github:success:')
    // The token cannot end the script that it is in.
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(text).not.toMatch(/postMessage\([^)]*'\*'/)
    const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1]
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'set-cookie': expect.stringMatching(/^__Host-edit=; Max-Age=0;/),
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    })
  })

  it.each([
    ['another state', () => signIn({ state: 'guessed' }), /expired, or was begun in another window/],
    ['no code', () => signIn({ code: '' }), /expired, or was begun/],
    ['no cookie', () => signIn({}, false), /expired, or was begun/],
    ['the hash of nothing without a cookie', () => signIn({ state: hashOf() }, false), /expired, or was/],
    ['a refusal', () => signIn({ error: 'access_denied' }), /did not sign you in/],
  ])('refuses %s, asks GitHub nothing and forgets the attempt', async (_, attempt, sentence) => {
    const { status, text, headers } = await attempt()
    expect([status, sent]).toEqual([403, []])
    expect(text).toMatch(sentence)
    expect(text).toContain('authorization:github:error:')
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-edit=; Max-Age=0;/)
  })

  it.each<[string, () => Response | Promise<Response>, number, RegExp]>([
    ['refuses the code', () => Response.json({ error: 'bad_verification_code' }), 403, /did not accept/],
    ['answers no JSON', () => new Response('<h1>Unicorn!</h1>'), 403, /did not accept/],
    ['fails', () => new Response('', { status: 502 }), 503, /GitHub cannot be reached/],
    ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 503, /cannot be reached/],
  ])('says so where GitHub %s', async (_, answer, expected, sentence) => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    mockGitHub(answer)
    const { status, text } = await signIn()
    expect([status, limit.mock.calls]).toEqual([expected, [[8000]]])
    expect(text).toMatch(sentence)
  })

  it.each(['auth', 'callback'])('limits how often one network may call %s', async (path) => {
    const limiter = { limit: async () => ({ success: false }) } as RateLimit
    const { status, text } = await call(path, '', { TIGHT_LIMIT: limiter })
    expect(status).toBe(429)
    expect(text).toContain('<p>Too many tries. Please wait a minute and try again.</p>')
  })

  it.each(['EDIT_REPOSITORY', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'])(
    'names the access token without %s',
    async (missing) => {
      for (const path of ['auth', 'callback']) {
        const { status, text } = await call(path, '', { [missing]: '' })
        expect([status, text]).toEqual([404, expect.stringContaining('Please use an access token.')])
      }
    },
  )
})
