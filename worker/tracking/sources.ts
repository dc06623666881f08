/** Precedes the lot in the source of a visit that a jar's code has brought, and of an order that was made on a batch page. */
export const LOT_SOURCE = 'lot:'

/** Source of a visit without referrer and campaign. */
export const DIRECT = 'direct'

/** Key of all lots, in a breakdown by source. */
export const JAR_CODE = 'lot'

/** Key of the pages of all batches, in a breakdown by page. */
export const BATCH_PAGES = '/batch'

/** Between a source and its campaign: `instagram · diwali`. */
export const CAMPAIGN_SEPARATOR = ' · '

/**
 * Services that visits and orders come from, with their names, and the hosts and tags that stand for each beside its id. A
 * host of the list has its subdomains too, such as `l.instagram.com`; the first service that has one counts, so
 * `gemini.google.com` comes before `google.com`.
 */
const SERVICES: [id: string, name: string, ...hosts: string[]][] = [
  ['chatgpt', 'ChatGPT', 'chatgpt.com', 'openai.com', 'com.openai.chatgpt'],
  ['perplexity', 'Perplexity', 'perplexity.ai', 'ai.perplexity.app.android'],
  ['gemini', 'Gemini', 'gemini.google.com', 'com.google.android.apps.bard'],
  ['copilot', 'Copilot', 'copilot.microsoft.com', 'copilot.com', 'com.microsoft.copilot'],
  ['claude', 'Claude', 'claude.ai', 'claude.com', 'com.anthropic.claude'],
  ['instagram', 'Instagram', 'instagram.com', 'ig'],
  ['facebook', 'Facebook', 'facebook.com', 'fb.com', 'fb.me', 'fb'],
  ['whatsapp', 'WhatsApp', 'whatsapp.com', 'wa.me', 'wl.co'],
  ['google', 'Google', 'google.com', 'google.co.in', 'com.google.android.googlequicksearchbox'],
  ['youtube', 'YouTube', 'youtube.com', 'youtu.be'],
  ['bing', 'Bing', 'bing.com'],
  ['duckduckgo', 'DuckDuckGo', 'duckduckgo.com'],
  ['linkedin', 'LinkedIn', 'linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  ['telegram', 'Telegram', 'telegram.org', 't.me', 'telegram.me', 'org.telegram.messenger'],
  ['pinterest', 'Pinterest', 'pinterest.com', 'pin.it'],
  ['x', 'X', 'x.com', 'twitter.com', 't.co', 'twitter'],
]

/** @returns the key under which a key of a dimension is summed up */
export function joinKey(dimension: string, key: string): string {
  if (dimension === 'source') return joinSource(key)
  return dimension === 'page' && BATCH_PAGE.test(key) ? BATCH_PAGES : key
}

/** @returns the key of a source: that of its service, with its campaign; `JAR_CODE` for any lot */
function joinSource(source: string): string {
  if (source.startsWith(LOT_SOURCE)) return JAR_CODE
  const [host = '', ...campaign] = source.split(CAMPAIGN_SEPARATOR)
  return [serviceOf(host)?.[0] ?? host, ...campaign].join(CAMPAIGN_SEPARATOR)
}

/** @returns the name of the service of a host or tag; any other source as it is */
export function serviceName(host: string): string {
  return serviceOf(host)?.[1] ?? host
}

function serviceOf(host: string) {
  return SERVICES.find(([id, _, ...hosts]) =>
    [id, ...hosts].some((known) => host === known || (known.includes('.') && host.endsWith(`.${known}`))),
  )
}

/** The page of a batch, in any language. */
const BATCH_PAGE = /^(?:\/[a-z]{2})?\/batch\/[^/]+/
