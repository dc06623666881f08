import type { JsonObject } from '../contract/json.ts'
import { LIMITS } from '../contract/limits.ts'
import { replaceLoneSurrogates } from '../contract/text.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { BATCH_VIEW, CAMPAIGN_SEPARATOR, DIRECT, LOT_SOURCE } from './contract.ts'
import type { NewInteraction } from './input.ts'

/** The key of a visit's source: the lot of a batch page, else its origin with the campaign. */
export function sourceOf(source: JsonObject | null): string {
  const { lot, utm_campaign } = source ?? {}
  if (typeof lot === 'string' && lot) return countKey(LOT_SOURCE + lot)
  const campaign = typeof utm_campaign === 'string' ? utm_campaign.trim().toLowerCase() : ''
  return countKey([visitOrigin(source), ...(campaign ? [campaign] : [])].join(CAMPAIGN_SEPARATOR))
}

/** The source of an interaction: the lot of a batch view, which is all that is recorded of it, else as of an order's page. */
export function interactionSource({ interaction_type, additional_data: data }: NewInteraction): string {
  return interaction_type === BATCH_VIEW
    ? sourceOf({ lot: data?.lot ?? UNKNOWN })
    : sourceOf({ ...data, lot: null })
}

/** The campaign's source of an interaction, else the referring host; its data may be anything that a visitor sends. */
export function visitOrigin(data: JsonObject | null): string {
  const named = [data?.utm_source, data?.referrer].map((field) =>
    typeof field === 'string' ? field.trim() : '',
  )
  return countKey((named.find(Boolean) ?? DIRECT).toLowerCase())
}

/** The path of a URL, absolute or not, without query, fragment and trailing slash, as long as a column takes it. */
export function pagePath(url: string | null): string | null {
  if (url === null) return null
  const [address = ''] = url.split(/[?#]/)
  const hostAndPath = address.slice(address.includes('://') ? address.indexOf('://') + 3 : 0)
  const slash = hostAndPath.indexOf('/')
  const path = slash === -1 ? '' : hostAndPath.slice(slash).replace(/\/+$/, '')
  return countKey(path || '/')
}

/** The key of `daily_counts` for a visitor's value; `UNKNOWN` for anything but text. SQLite's text ends at a NUL. */
function countKey(value: unknown): string {
  if (typeof value !== 'string') return UNKNOWN
  const [text = ''] = replaceLoneSurrogates(value).split('\0')
  // Never within a character: SQLite would store half a surrogate pair as U+FFFD.
  let key = ''
  for (const character of text) {
    if (key.length + character.length > LIMITS.countKey) break
    key += character
  }
  return key || UNKNOWN
}
