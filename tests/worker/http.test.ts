import { ReadableStream } from 'node:stream/web'
import { describe, expect, it } from 'vitest'
import { localSite } from './app.ts'
import { builtWorker } from './harness.ts'
import { WRITE_PATHS } from './writes.ts'

/** In this process, and as it is built. */
const site = localSite()
const built = builtWorker()
const ELSEWHERE = 'https://elsewhere.example'

describe('every write', () => {
  const LONG = `{"padding":"${'x'.repeat(16 * 1024 - '{"padding":""}'.length + 1)}"}`

  it.each<[number, string, code: string, sent: string, headers?: Record<string, string>]>([
    [415, 'a text', 'unsupported_media_type', '{}', { 'Content-Type': 'text/plain' }],
    [400, 'half an object for JSON', 'invalid', '{"email":'],
    [413, 'one byte more than 16 KiB', 'too_large', LONG],
    [403, 'a body of another site, which is not read', 'forbidden', '?', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      403,
      'the origin of another site',
      'forbidden',
      '?',
      { Origin: ELSEWHERE, 'X-Forwarded-Host': ELSEWHERE },
    ],
    [403, 'the origin of a sandbox', 'forbidden', '?', { Origin: 'null' }],
    [403, 'a page beside ours', 'forbidden', '?', { Origin: 'https://a.x', 'Sec-Fetch-Site': 'same-site' }],
  ])('is %i with %s', async (expected, _, code, sent, headers) => {
    for (const path of [...WRITE_PATHS, '/owner/session']) {
      const { status, body } = await site.visitor().post(path, sent, headers)
      expect([path, status, body]).toMatchObject([path, expected, { success: false, code }])
    }
    expect(await site.counts()).toEqual({})
  })

  it('is 413 for more than 16 KiB without Content-Length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(1024))
    const response = await fetch(new URL('/api/interactions', built.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': site.visitor().address },
      body: ReadableStream.from(Array.from({ length: 17 }, () => chunk)),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('is 403 from another site, also with the owner’s key', async () => {
    for (const call of ['DELETE /my-data', 'DELETE /owner/session', 'PATCH /owner/orders/1']) {
      const [method = '', path = ''] = call.split(' ')
      const { status } = await site.owner().call(method, path, { Origin: ELSEWHERE })
      expect([call, status]).toEqual([call, 403])
    }
  })
})

it('a call by another method is 405, with what is allowed', async () => {
  const { status, headers, body } = await site.owner().call('POST', '/my-data', {}, {})
  const message = 'Use GET or HEAD or DELETE'
  expect([status, body]).toEqual([405, { success: false, code: 'method_not_allowed', message }])
  expect(headers.get('Allow')).toBe('GET, HEAD, DELETE')
})

it('an unknown path is 404 to the owner, and to a visitor, unless it is below the owner’s paths', async () => {
  const body = { success: false, code: 'not_found', message: 'There is no such call' }
  for (const [path, forVisitors] of [
    ['/newsletter/', 404],
    ['/%00', 404],
    ['/stats/nothing', 401],
    ['/owner/nothing', 401],
  ] as const) {
    expect(await site.owner().get(path)).toMatchObject({ status: 404, body })
    expect([path, (await site.visitor().get(path)).status]).toEqual([path, forVisitors])
  }
})

it('the headers of every response forbid caching, sniffing, framing and execution', async () => {
  for (const [expected, method, path] of [
    [200, 'GET', '/status'],
    [400, 'POST', '/newsletter'],
    [401, 'GET', '/stats/interactions'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined
    const { status, headers } = await site.visitor().call(method, path, {}, body)
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      expected,
      {
        'cache-control': 'no-store',
        vary: 'Authorization, Cookie',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      },
    ])
  }
})

it('lets other sites and mail programs show pictures, cards and icons, and neither pages nor the API', async () => {
  const home = await (await fetch(built.url)).text()
  const assetOf = (extension: string) =>
    new RegExp(`/assets/[^" ]+\\.${extension}`).exec(home)?.[0] ?? `a .${extension} of the page`
  const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']
  const policyOf = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, built.url))
    return [path, status, headers.get('Cross-Origin-Resource-Policy')]
  }
  for (const path of [assetOf('webp'), assetOf('avif'), '/cards/en/home.jpg', ...icons])
    expect(await policyOf(path)).toEqual([path, 200, 'cross-origin'])
  for (const path of ['/', assetOf('js'), '/api/status'])
    expect(await policyOf(path)).toEqual([path, 200, 'same-origin'])
})
