import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFile } from '#web/site-build/prerender/headers.ts'
import { views } from '#web/views.ts'
import { file, PUBLIC, page } from './build-output.ts'

/** The rules of the `_headers` file by their pattern; a header that is taken away first counts as replaced. */
const RULES = new Map(
  file('/_headers')
    .toString()
    .trim()
    .split(/\n\s*\n/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n')
      const headers = lines
        .map((line) => line.trim())
        .filter((line) => !line.startsWith('!'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
      return [pattern, new Map(headers)] as const
    }),
)

const everywhere = RULES.get('/*')
const policy = new Map(
  everywhere
    ?.get('Content-Security-Policy')
    ?.split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
)

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** No inline script is run, and no speculation rules are followed, that are not hashed; data blocks are no scripts. */
const SCRIPTS = 'script:not([src]):not([type="application/ld+json"])'

describe('the content security policy of the pages', () => {
  it('allows this site, the reel’s provider and what is hashed, and nothing else', () => {
    const reel = 'https://www.instagram.com'
    const withoutHashes = (sources: string[]) => sources.filter((source) => !source.startsWith("'sha256-"))
    expect(Object.fromEntries([...policy].map(([name, sources]) => [name, withoutHashes(sources)]))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", reel],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': [reel],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it.each([...PUBLIC, views.admin.path])(
    'has the hashes of the style and script in %s, and nothing else to stop: no handlers, styles of elements or foreign files',
    (path) => {
      const $ = page(path)
      for (const [directive, inline] of [
        ['style-src', $('style')],
        ['script-src', $(SCRIPTS)],
      ] as const) {
        expect(inline.length).toBeGreaterThan(0)
        for (const each of inline.toArray()) expect(policy.get(directive)).toContain(hashOf($(each).text()))
      }
      for (const element of $('*').toArray())
        for (const name of Object.keys($(element).attr() ?? {})) expect(name).not.toMatch(/^(on.*|style)$/)
      const files = $('script[src], img[src], link[rel="stylesheet"], link[rel="modulepreload"]')
      for (const element of files.toArray())
        expect($(element).attr('src') ?? $(element).attr('href')).toMatch(/^\/[^/]/)
    },
  )
})

describe('the editor', () => {
  const editor = RULES.get('/edit*')
  const policyOfEditor = editor?.get('Content-Security-Policy') ?? ''

  it('has a policy of its own, which reaches only the git host, and is linked from no page and no sitemap', () => {
    expect(policyOfEditor).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)
    expect(policyOfEditor.match(/https:[^\s;]*/g)).toEqual([
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
    ])
    expect(policyOfEditor).toContain("frame-ancestors 'none'")
    expect(editor?.get('X-Robots-Tag')).toBe('noindex')
    for (const path of PUBLIC) expect(page(path).html(), path).not.toMatch(/["'/]edit[/"']/)
    expect(file('/sitemap.xml').toString()).not.toContain('/edit')
    const $ = page('/edit')
    expect($('style, [style], script:not([src])')).toHaveLength(0)
    expect($('meta[name="robots"]').attr('content')).toBe('noindex')
  })
})

describe('the headers of every file', () => {
  it('forbid sniffing, framing, foreign windows, sensors and payment, require HTTPS of this host for two years, and let the site be listed', () => {
    expect(Object.fromEntries(everywhere ?? [])).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(everywhere?.has('X-Robots-Tag')).toBe(false)
  })

  it.each([
    ['open', false],
    ['closed', false],
    ['unopened', true],
  ] as const)('keep a shop that is %s out of search engines: %s', (shopState, isHidden) => {
    const built = headersFile({ styles: [], scripts: [], embedsReel: false, shopState })
    expect(built.split('\n\n')[0]?.includes('X-Robots-Tag: noindex')).toBe(isHidden)
  })

  it('keep files named by their content for a year, and forbid them everything else', () => {
    const assets = RULES.get('/assets/*')
    expect(assets?.get('Cache-Control')).toMatch(/^public, max-age=\d{8,}, immutable$/)
    expect(assets?.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
