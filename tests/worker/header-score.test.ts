import { describe, expect, it } from 'vitest'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { type Points, type Scanned, scoreOf } from './header-score.ts'

const site = builtWorker()

async function scan(path: string, init?: RequestInit): Promise<Scanned> {
  const { headers, text } = await fetch(new URL(path, site.url), init).then(async (response) => ({
    headers: response.headers,
    text: await response.text(),
  }))
  return { headers, html: headers.get('Content-Type')?.startsWith('text/html') ? text : '' }
}

const NOTHING: Points = {
  contentSecurityPolicy: 0,
  cookies: 0,
  crossOriginEmbedderPolicy: 0,
  crossOriginOpenerPolicy: 0,
  crossOriginResourcePolicy: 0,
  crossOriginResourceSharing: 0,
  referrerPolicy: 0,
  strictTransportSecurity: 0,
  subresourceIntegrity: 0,
  contentTypeOptions: 0,
  framing: 0,
}

/**
 * 145 of 165 points. Missing are 5 for HSTS preloading, which takes a launched domain; 5 for secure cookies,
 * because visitors get none; and 10 for Cross-Origin-Embedder-Policy, which
 * would block the reel's embedded player.
 */
const OURS: Points = {
  ...NOTHING,
  contentSecurityPolicy: 10,
  crossOriginOpenerPolicy: 10,
  crossOriginResourcePolicy: 10,
  referrerPolicy: 5,
  framing: 5,
}

describe('HTTP Observatory score', () => {
  it.each(['/', '/blog', '/blog/best-chyawanprash-guide', '/privacy-policy', '/admin', '/no-such-page'])(
    'of the page %s is 145',
    async (path) => {
      expect(scoreOf(await scan(path))).toEqual({ score: 145, points: { ...OURS, subresourceIntegrity: 5 } })
    },
  )

  it('of home is 150 once the domain is on the HSTS preload list, for which it is eligible', async () => {
    const home = await scan('/')
    expect(scoreOf({ ...home, preloaded: true }).score).toBe(150)
    // hstspreload.org: at least a year, with subdomains and `preload`.
    const [age = '', ...words] = home.headers.get('Strict-Transport-Security')?.split('; ') ?? []
    expect(Number(age.replace('max-age=', ''))).toBeGreaterThanOrEqual(31_536_000)
    expect(words).toEqual(['includeSubDomains', 'preload'])
  })

  it('of an API response is 140', async () => {
    expect(scoreOf(await scan('/api/status'))).toEqual({ score: 140, points: OURS })
  })

  it('counts every cookie attribute of the owner’s session', async () => {
    const signedIn = await scan('/api/owner/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': site.visitor().address },
      body: JSON.stringify({ key: OWNER_KEY }),
    })
    expect(scoreOf(signedIn)).toEqual({ score: 145, points: { ...OURS, cookies: 5 } })
  })

  const poorer: [what: string, header: string, value: string | undefined, score: number][] = [
    ['no policy', 'Content-Security-Policy', undefined, 75],
    ['inline scripts', 'Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'", 80],
    ['scripts from anywhere', 'Content-Security-Policy', "default-src 'self' https:", 80],
    ['scripts over plain HTTP', 'Content-Security-Policy', "default-src 'none'; script-src http://a.in", 80],
    [
      'eval',
      'Content-Security-Policy',
      "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'",
      125,
    ],
    ['inline styles', 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'", 135],
    ['a policy with a default', 'Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", 140],
    ['no HTTPS promise', 'Strict-Transport-Security', undefined, 80],
    ['a short HTTPS promise', 'Strict-Transport-Security', 'max-age=300', 135],
    ['guessed media types', 'X-Content-Type-Options', undefined, 140],
    ['chatty referrers', 'Referrer-Policy', 'unsafe-url', 135],
    ['openers', 'Cross-Origin-Opener-Policy', undefined, 135],
    ['open resources', 'Cross-Origin-Resource-Policy', undefined, 135],
    ['a cookie for scripts', 'Set-Cookie', 'session=1; Secure', 60],
  ]

  it.each(poorer)('drops for %s', async (_, header, value, score) => {
    const home = await scan('/')
    const headers = new Headers(home.headers)
    if (value === undefined) headers.delete(header)
    else headers.set(header, value)
    expect(scoreOf({ ...home, headers }).score).toBe(score)
  })

  it('drops for framing and for third-party scripts without integrity', async () => {
    const home = await scan('/')
    const headers = new Headers(home.headers)
    headers.set('Content-Security-Policy', "default-src 'none'")
    expect(scoreOf({ ...home, headers }).score).toBe(145)
    headers.delete('X-Frame-Options')
    expect(scoreOf({ ...home, headers }).points.framing).toBe(-20)
    const html = `${home.html}<script src="https://elsewhere.example/a.js"></script>`
    expect(scoreOf({ ...home, html }).points.subresourceIntegrity).toBe(-5)
    expect(home.html).toMatch(/<script [^>]*integrity="sha256-[^"]+"/)
  })
})
