import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LanguageId } from '#contract/languages.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import { inLanguage, views } from '#web/views.ts'
import { addresses, CARDS } from '../seo/addresses.ts'

const YEAR_S = 31_556_952
/** The longest line that the asset layer reads; it ignores longer ones. */
const MAX_LINE_LENGTH = 2000

/**
 * The policy of the editor. Its packages insert styles, and decode pictures in WebAssembly. The only other origins are
 * the API of the git host and the pictures of that host's users.
 */
const EDITOR_POLICY = policyOf({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https://avatars.githubusercontent.com",
  'font-src': "'self'",
  'connect-src': "'self' data: blob: https://api.github.com",
  'worker-src': "'self' blob:",
  'media-src': 'blob:',
  'frame-src': 'blob:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})

/** Pictures, which link previews and mail programs show from other origins. */
const PICTURES = [
  '/assets/*.avif',
  '/assets/*.webp',
  `${CARDS}/*`,
  addresses.icon,
  addresses.iconIco,
  addresses.touchIcon,
]

type Pages = {
  /** The inline CSS of the pages. */
  styles: string[]
  /** The inline scripts of the pages. */
  scripts: string[]
  /** Whether the reel's provider may run its player. */
  embedsReel: boolean
  /** A shop that has not opened is kept out of search engines, as is a site with `SITE_HIDDEN`. */
  shopState: ShopState
}

/**
 * The `_headers` file of the asset layer, which serves every page and file without the Worker.
 *
 * @returns rules for the complete site. Files named by a content hash are cached for a year; they are no documents, so
 * a short policy is enough
 * @throws where a line is longer than Cloudflare reads
 */
export function headersFile({ styles, scripts, embedsReel, shopState }: Pages): string {
  const isHidden = shopState === 'unopened' || Boolean(process.env.SITE_HIDDEN)
  const file = `/*
  Content-Security-Policy: ${policy(styles, scripts, embedsReel)}
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-origin
${isHidden ? '  X-Robots-Tag: noindex\n' : ''}
/edit*
  ! Content-Security-Policy
  Content-Security-Policy: ${EDITOR_POLICY}
  X-Robots-Tag: noindex

/assets/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  Cache-Control: public, max-age=${YEAR_S}, immutable
${PICTURES.map(
  (pattern) => `
${pattern}
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
`,
).join('')}`
  const tooLong = file.split('\n').find(({ length }) => length > MAX_LINE_LENGTH)
  if (tooLong) throw new Error(`A line of _headers has more than ${MAX_LINE_LENGTH} characters: ${tooLong}`)
  return file
}

function policy(styles: string[], scripts: string[], embedsReel: boolean): string {
  const reel = 'https://www.instagram.com'
  return policyOf({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hashOf), ...(embedsReel ? [reel] : [])].join(' '),
    'style-src': ["'self'", ...new Set([...styles, ...toastStyles()].map(hashOf))].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': embedsReel ? reel : "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
}

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

/** Sonner inserts a style element, first empty and then with its CSS; the policy has to list the hashes of both. */
function toastStyles(): string[] {
  const code = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1]
  if (!css) throw new Error('Sonner no longer inserts its CSS as web/site-build/prerender/headers.ts expects')
  return ['', JSON.parse(css)]
}

/**
 * Writes the `_redirects` file of the asset layer, which keeps an address's query. A GS1 Digital Link with GTIN (01)
 * and batch (10) leads to the batch's page. A lot is unique across packs, so the GTIN decides nothing. GS1 requires
 * a 307 of a resolver. The addresses of languages that the build leaves out lead to the English ones, for now.
 */
export function redirectsFile(hidden: readonly LanguageId[]): string {
  const homes = hidden.map((language) => inLanguage(views.home.path, language))
  return [
    // Rules without a placeholder come first: they are looked up without a search.
    ...homes.map((home) => `${home} ${views.home.path} 302\n`),
    ...homes.map((home) => `${home}/* /:splat 302\n`),
    `/01/:gtin/10/:lot ${views.batch.path}/:lot 307\n`,
  ].join('')
}
