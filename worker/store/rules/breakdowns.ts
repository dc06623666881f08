import { type Breakdowns, DIMENSIONS, DIRECT, type Dimension, UNKNOWN } from '#contract/breakdowns.ts'
import { BATCH_VIEW, FLOATING_PLACEMENT, WEB_VITALS } from '#contract/tracking.ts'
import type { InteractionRow } from '../rows.ts'
import { pathOf } from './origin.ts'
import { type KeyCounts, topRows } from './top-rows.ts'

/** Characters of a key; visitors choose the keys. */
export const MAX_KEY_LENGTH = 100
/** Keys of one dimension on one day, `OTHER` included. */
export const MAX_KEYS_PER_DAY = 50

/** Counts of a breakdown, the first ones decide the order of rows. */
export const BREAKDOWN_COUNTS = ['count', 'previous'] as const

export type RangeRow = KeyCounts<(typeof BREAKDOWN_COUNTS)[number]> & { dimension: string }

/** @returns the dimensions that an interaction of a type is counted by */
export function dimensionsOf(type: string): readonly Dimension[] {
  if (type === WEB_VITALS) return []
  if (type === 'whatsapp_click') return ['placement', 'page', 'source']
  // The lot is all that is recorded of a batch view.
  return type === BATCH_VIEW ? ['page', 'lot'] : ['page', 'source']
}

/** @returns the keys that the rollup counts an interaction by */
export function dimensionKeys({
  interaction_type,
  page_url,
  additional_data,
}: Pick<InteractionRow, 'interaction_type' | 'page_url' | 'additional_data'>): [Dimension, key: string][] {
  const field = (name: string) => textOf(additional_data?.[name])
  const keys: Record<Dimension, () => string | undefined> = {
    placement: () =>
      field('placement') ?? (field('inquiry_type') === 'whatsapp' ? FLOATING_PLACEMENT : undefined),
    page: () => (page_url === null ? undefined : pathOf(page_url)),
    source: () =>
      inLowerCase(withoutSpaces(field('utm_source')) ?? withoutSpaces(field('referrer')) ?? DIRECT),
    lot: () => field('lot'),
  }
  return dimensionsOf(interaction_type).map((dimension) => [dimension, keyOf(keys[dimension]())])
}

/**
 * @param rows of one range, those of a dimension in order
 * @param live interactions of the range that the rollup has not counted yet
 * @returns the rows by dimension, at most `BREAKDOWN_ROWS` each
 */
export function breakdowns(
  rows: RangeRow[],
  live: Parameters<typeof dimensionKeys>[0][],
): Breakdowns['data'] {
  const liveKeys = live.flatMap(dimensionKeys)
  return Object.fromEntries(
    DIMENSIONS.map((wanted) => [
      wanted,
      topRows(
        rows.filter(({ dimension }) => dimension === wanted),
        liveKeys
          .filter(([dimension]) => dimension === wanted)
          .map(([, key]) => ({ key, count: 1, previous: 0 })),
        BREAKDOWN_COUNTS,
      ),
    ]),
  ) as Breakdowns['data']
}

/** As SQLite's `->>` returns a JSON value; an object or array is never a key that a page of the site sends. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** SQLite's `trim` and `lower` change spaces and ASCII letters only. */
const withoutSpaces = (text: string | undefined) => text?.replace(/^ +| +$/g, '') || undefined
const inLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** SQLite's text ends at a NUL. */
function keyOf(text = ''): string {
  const [before = ''] = text.split('\0')
  return Array.from(before).slice(0, MAX_KEY_LENGTH).join('') || UNKNOWN
}
