import { type Breakdowns, DIMENSIONS, type Dimension } from '../../contract/breakdowns.ts'

/** Characters of a key; visitors choose the keys. */
export const MAX_KEY_LENGTH = 100
/** Keys of one dimension on one day, `OTHER` included. */
export const MAX_KEYS_PER_DAY = 50

const PAISE_PER_RUPEE = 100

/** A row of a materialized range; `value` is paise. */
export type RangeRow = { dimension: string; key: string; count: number; value: number; previous: number }

/**
 * @param rows of one range, those of a dimension in order
 * @returns the rows grouped by dimension, with rupees for orders
 */
export function groupByDimension(rows: RangeRow[]): Breakdowns['data'] {
  const rowsOf = (wanted: Dimension) =>
    rows
      .filter(({ dimension }) => dimension === wanted)
      .map(({ key, count, value, previous }) => ({
        key,
        count,
        previous,
        ...(wanted === 'order' && { value: value / PAISE_PER_RUPEE }),
      }))
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, rowsOf(dimension)]),
  ) as Breakdowns['data']
}
