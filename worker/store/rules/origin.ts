import { DIRECT, UNKNOWN } from '#contract/breakdowns.ts'
import type { VisitSource } from '#contract/inputs/visit-source.ts'
import { LIMITS } from '#contract/limits.ts'
import { LOT_SOURCE } from '#contract/orders.ts'

/**
 * @param source of the visit
 * @returns the lot of a batch page, else the campaign, else the referring host
 */
export function sourceOf(source: VisitSource): string {
  const { lot, utm_source, referrer } = (source ?? {}) as Record<string, string | undefined>
  const found = lot ? LOT_SOURCE + lot : (utm_source?.trim() || referrer?.trim() || DIRECT).toLowerCase()
  return truncated(found, LIMITS.originSource)
}

/**
 * @param url of a page, absolute or not
 * @returns its path, as long as a column takes it
 */
export function pagePath(url: string | null): string | null {
  return url === null ? null : truncated(pathOf(url), LIMITS.originPage)
}

/**
 * @param url of a page, absolute or not
 * @returns its path without query, fragment and trailing slash; the same as in the rollup of interactions
 */
export function pathOf(url: string): string {
  const [address = ''] = url.split(/[?#]/)
  const hostAndPath = address.slice(address.includes('://') ? address.indexOf('://') + 3 : 0)
  const slash = hostAndPath.indexOf('/')
  const path = slash === -1 ? '' : hostAndPath.slice(slash).replace(/\/+$/, '')
  return path || '/'
}

/** Never within a character: SQLite would store half a surrogate pair as U+FFFD. */
function truncated(text: string, maxLength: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > maxLength) break
    kept += character
  }
  return kept || UNKNOWN
}
