import type { JsonObject } from '../contract/json.ts'
import { LIMITS } from '../contract/limits.ts'
import { replaceLoneSurrogates } from '../contract/text.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { BATCH_VIEW } from './constants.ts'
import { CAMPAIGN_SEPARATOR, DIRECT, LOT_SOURCE } from './contract.ts'
import type { NewInteraction } from './input.ts'

/** The key of a visit's source: its origin with the campaign; in place of `DIRECT` the lot of a batch page or a jar's code. */
export function sourceOf(source: JsonObject | null): string {
  const { lot, utm_campaign } = source ?? {}
  const campaign = typeof utm_campaign === 'string' ? utm_campaign.trim().toLowerCase() : ''
  const key = countKey([visitOrigin(source), ...(campaign ? [campaign] : [])].join(CAMPAIGN_SEPARATOR))
  return key === DIRECT && typeof lot === 'string' && lot ? countKey(LOT_SOURCE + lot) : key
}

/** The source of an interaction; of a batch view the lot, which is all that is recorded of it. */
export function interactionSource({ interaction_type, additional_data: data }: NewInteraction): string {
  return sourceOf(interaction_type === BATCH_VIEW ? { lot: data?.lot ?? UNKNOWN } : data)
}

/** The campaign's source of an interaction, else the referring host; its data may be anything that a visitor sends. */
export function visitOrigin(data: JsonObject | null): string {
  const named = [data?.utm_source, data?.referrer].map((field) =>
    typeof field === 'string' ? field.trim() : '',
  )
  return countKey((named.find(Boolean) ?? DIRECT).toLowerCase())
}

/** The path of a URL, absolute or not, without query, fragment and trailing slash, and not longer than a column takes. */
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
