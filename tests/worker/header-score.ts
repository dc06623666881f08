/** A scanned response. */
export type Scanned = {
  headers: Headers
  /** Empty if the response is not a page. */
  html: string
  /** Whether the host is on the HSTS preload list. */
  preloaded?: boolean
}

const START = 100
/** Bonuses count only above this score. */
const BONUS_FROM = 90
const HALF_A_YEAR_S = 15_768_000

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/**
 * The rules of MDN's HTTP Observatory as of August 2026 (github.com/mdn/mdn-http-observatory, its score
 * table), one function a rule, each giving the points that are added to 100. That plain HTTP leads to HTTPS is a rule
 * too; it adds nothing, and is a setting of the zone (Always Use HTTPS).
 */
const RULES = {
  contentSecurityPolicy({ headers }: Scanned) {
    const policy = policyOf(headers)
    if (policy.size === 0) return -25
    const otherwise = policy.get('default-src') ?? ['*']
    const scripts = policy.get('script-src') ?? otherwise
    const objects = policy.get('object-src') ?? otherwise
    const styles = policy.get('style-src') ?? otherwise
    if (has(scripts, [...BROAD, ...INLINE]) || has(objects, BROAD)) return -20
    const passive = ['img-src', 'media-src']
    const isPlain = (source: string) => /^(http|ftp):/.test(source)
    if ([...policy].some(([name, sources]) => !passive.includes(name) && sources.some(isPlain))) return -20
    if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10
    if (passive.some((name) => policy.get(name)?.some(isPlain))) return -10
    if (has(styles, [...BROAD, ...INLINE])) return 0
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5
  },

  /** Every fault costs at least 5 points; the largest penalty is used here. */
  cookies({ headers }: Scanned) {
    const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
    if (cookies.length === 0) return 0
    if (!cookies.every((cookie) => /; secure\b/.test(cookie) && /; httponly\b/.test(cookie))) return -40
    return cookies.every((cookie) => /; samesite=(strict|lax)\b/.test(cookie)) ? 5 : 0
  },

  crossOriginEmbedderPolicy: ({ headers }: Scanned) =>
    oneOf(headers.get('Cross-Origin-Embedder-Policy'), ['require-corp', 'credentialless'], ['unsafe-none']),

  crossOriginOpenerPolicy: ({ headers }: Scanned) =>
    oneOf(
      headers.get('Cross-Origin-Opener-Policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),

  crossOriginResourcePolicy: ({ headers }: Scanned) =>
    oneOf(headers.get('Cross-Origin-Resource-Policy'), ['same-origin', 'same-site'], ['cross-origin']),

  crossOriginResourceSharing({ headers }: Scanned) {
    const open = headers.get('Access-Control-Allow-Origin')
    return open && open !== '*' && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0
  },

  referrerPolicy({ headers }: Scanned) {
    const policy = headers.get('Referrer-Policy')
    if (policy === null) return 0
    return PRIVATE_REFERRERS.includes(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5
  },

  strictTransportSecurity({ headers, preloaded }: Scanned) {
    if (preloaded) return 5
    const seconds = /max-age=(\d+)/i.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
    if (seconds === undefined) return -20
    return Number(seconds) < HALF_A_YEAR_S ? -10 : 0
  },

  /** Scripts in the page's HTML; scripts added later are not scanned. */
  subresourceIntegrity({ html }: Scanned) {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)].map(([tag, src = '']) => ({
      src,
      isOurs: !/^(https?:)?\/\//.test(src),
      isChecked: /\sintegrity="[^"]+"/.test(tag),
    }))
    const foreign = scripts.filter(({ isOurs }) => !isOurs)
    if (foreign.some(({ src, isChecked }) => !src.startsWith('https:') && !isChecked)) return -50
    if (foreign.some(({ src }) => !src.startsWith('https:'))) return -20
    if (foreign.some(({ isChecked }) => !isChecked)) return -5
    return scripts.some(({ isChecked }) => isChecked) ? 5 : 0
  },

  contentTypeOptions: ({ headers }: Scanned) =>
    headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,

  framing({ headers }: Scanned) {
    if (policyOf(headers).has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 5 : -20
  },
}

export type Points = Record<keyof typeof RULES, number>

/** @returns the points of each rule, and the score */
export function scoreOf(scanned: Scanned): { score: number; points: Points } {
  const points = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule(scanned)]),
  ) as Points
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, START)
  const penalised = sum(Object.values(points).filter((number) => number < 0))
  return { points, score: Math.max(0, penalised < BONUS_FROM ? penalised : sum(Object.values(points))) }
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('Content-Security-Policy') ?? '').split(';').map((one) => one.trim())
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = '', ...sources] = directive.toLowerCase().split(/\s+/)
      return [name, sources]
    }),
  )
}

const has = (sources: string[], unwanted: string[]) => sources.some((source) => unwanted.includes(source))

function oneOf(value: string | null, good: string[], harmless: string[]): number {
  if (value === null || harmless.includes(value)) return 0
  return good.includes(value) ? 10 : -5
}
