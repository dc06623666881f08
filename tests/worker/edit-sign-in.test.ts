import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appWith } from './app.ts'

const SETTINGS = {
  EDIT_REPOSITORY: 'owner/site',
  GITHUB_CLIENT_ID: 'Iv1.abc',
  GITHUB_CLIENT_SECRET: 'secret',
}
const TOKEN = 'ghu_</script>token'

const hashOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url')

/** GitHub: what it was sent, and what it answers to the exchange. */
let sent: Record<string, string>[] = []
function mockGitHub(answer: unknown = { access_token: TOKEN }): void {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(Object.fromEntries(body as URLSearchParams))
    return Response.json(answer)
  })
}

beforeEach(() => mockGitHub())

const owner = (settings: Partial<Env> = SETTINGS) => appWith(settings as Env).visitor()

/** The first step: where the owner is sent, and the cookie that is kept meanwhile. */
async function begin() {
  const { status, headers } = await owner().call('GET', '/edit/auth')
  const cookie = headers.get('Set-Cookie') ?? ''
  const query = new URL(headers.get('Location') ?? '').searchParams
  return { status, headers, cookie, sent: cookie.split(';')[0] ?? '', query }
}

const comeBack = (query: Record<string, string>, cookie: string) =>
  owner().call<string>('GET', `/edit/callback?${new URLSearchParams(query)}`, { Cookie: cookie })

/** The whole sign-in, with what the owner comes back with. */
async function signIn(change: Record<string, string> = {}) {
  const { query, sent: cookie } = await begin()
  return comeBack({ code: 'code-1', state: query.get('state') ?? '', ...change }, cookie)
}

describe('the sign-in of the editor', () => {
  it('leads to GitHub with a state and the hash of a verifier that only the cookie holds', async () => {
    const { status, headers, cookie, query } = await begin()
    expect(status).toBe(302)
    expect(headers.get('Location')).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/)
    expect(query.get('client_id')).toBe(SETTINGS.GITHUB_CLIENT_ID)
    expect(query.get('redirect_uri')).toBe('https://site.example/api/edit/callback')
    expect(query.get('scope')).toBeNull()
    // Otherwise a browser that is signed in with another account is sent back with it at once, each time.
    expect(query.get('prompt')).toBe('select_account')
    expect(cookie).toMatch(
      /^__Host-edit=[\w-]{43}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [state = '', verifier = ''] = cookie.slice('__Host-edit='.length).split(';')[0]?.split('.') ?? []
    expect(query.get('state')).toBe(state)
    expect(query.get('code_challenge')).toBe(hashOf(verifier))
    expect(headers.get('Location')).not.toContain(verifier)
    expect((await begin()).query.get('state')).not.toBe(state)
  })

  it('exchanges the code with the verifier, and hands the token to a window of this site only', async () => {
    const { query, sent: cookie } = await begin()
    const state = query.get('state') ?? ''
    const { status, headers, text } = await comeBack({ code: 'code-1', state }, cookie)
    expect(status).toBe(200)
    const [exchange] = sent
    expect(exchange).toMatchObject({ code: 'code-1', client_secret: 'secret' })
    expect(hashOf(exchange?.code_verifier)).toBe(query.get('code_challenge'))
    expect(text).toContain('authorization:github:success:')
    // The token cannot end the script that it is in.
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(text).not.toMatch(/postMessage\([^)]*'\*'/)
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-edit=; Max-Age=0;/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1]
    expect(headers.get('Content-Security-Policy')).toContain(`script-src 'nonce-${nonce}'`)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it.each([
    ['another state', () => signIn({ state: 'guessed' }), /expired, or was begun in another window/],
    ['no code', () => signIn({ code: '' }), /expired, or was begun/],
    ['no cookie', () => comeBack({ code: 'code-1', state: '' }, ''), /expired, or was begun/],
    ['a refusal', () => signIn({ error: 'access_denied' }), /did not sign you in/],
  ])('refuses %s, and asks GitHub nothing', async (_, attempt, sentence) => {
    const { status, text } = await attempt()
    expect([status, sent]).toEqual([403, []])
    expect(text).toMatch(sentence)
    expect(text).toContain('authorization:github:error:')
  })

  it('refuses a code that was used already', async () => {
    mockGitHub({ error: 'bad_verification_code' })
    const { status, text } = await signIn()
    expect(status).toBe(403)
    expect(text).toMatch(/did not accept/)
  })

  it.each([
    ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['answers no JSON', () => new Response('<h1>Unicorn!</h1>', { status: 200 })],
    ['fails', () => Response.json({ message: 'Server Error' }, { status: 502 })],
  ])('says so where GitHub %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer())
    const { status, text } = await signIn()
    expect(status).toBe(503)
    expect(text).toContain('GitHub cannot be reached')
  })

  it('limits how long GitHub may take, and how often one network may begin', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await signIn()
    expect(limit.mock.calls).toEqual([[8000]])
    const exceeded = { limit: async () => ({ success: false }) }
    const site = owner({ ...SETTINGS, TIGHT_LIMIT: exceeded })
    for (const call of ['auth', 'callback']) {
      const { status, headers, text } = await site.call<string>('GET', `/edit/${call}`)
      expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
      expect(headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(text).toContain('<p>Too many tries. Please wait a minute and try again.</p>')
      expect(text).toContain('authorization:github:error:')
    }
  })

  it('forgets the state with the first attempt, and logs nothing of it', async () => {
    const logged = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
    mockGitHub({ error: 'bad_verification_code' })
    for (const change of [{}, { state: 'guessed' }]) {
      expect((await signIn(change)).headers.get('Set-Cookie')).toMatch(/^__Host-edit=; Max-Age=0;/)
    }
    mockGitHub()
    await signIn()
    expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it.each(['EDIT_REPOSITORY', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'])(
    'is no call without %s',
    async (missing) => {
      const site = owner({ ...SETTINGS, [missing]: undefined })
      for (const call of ['auth', 'callback']) {
        const { status, headers } = await site.call('GET', `/edit/${call}`)
        expect(status).toBe(404)
        expect(headers.get('Cache-Control')).toBe('no-store')
      }
    },
  )
})
