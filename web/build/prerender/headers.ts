import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const YEAR_S = 31_556_952

type Pages = {
  /** The CSS that stands in the pages. */
  styles: string[]
  /** The script that stands in the pages. */
  script: string
  /** Whether search engines are asked to stay away. */
  hidden: boolean
}

/**
 * The `_headers` file of the asset layer, which serves every page and file without the Worker.
 *
 * @returns rules for all of the site; files named by their content may be kept for a year, and as they are no pages
 * they are spared the pages' long policy
 */
export function headersFile({ styles, script, hidden }: Pages): string {
  return `/*
  Content-Security-Policy: ${policy(styles, script)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-origin
${hidden ? '  X-Robots-Tag: noindex\n' : ''}
/assets/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  Cache-Control: public, max-age=${YEAR_S}, immutable
`
}

function policy(styles: string[], script: string): string {
  const reel = 'https://www.instagram.com'
  /** Turnstile, which the newsletter asks for where it is set up. */
  const check = 'https://challenges.cloudflare.com'
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' ${hashOf(script)} ${reel} ${check}`,
    'style-src': ["'self'", ...new Set([...styles, ...toastStyles()].map(hashOf))].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': `${reel} ${check}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

/** Sonner puts a style element into the page, first empty and then with its CSS; the policy has to know both. */
function toastStyles(): string[] {
  const code = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1]
  if (!css) throw new Error('Sonner no longer inserts its CSS as web/build/prerender/headers.ts expects')
  return ['', JSON.parse(css)]
}
