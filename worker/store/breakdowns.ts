import { type Breakdowns, DIMENSIONS, type Dimension } from '../contract.ts'
import { PAISE } from './rows.ts'

/** Characters of a key; visitors choose them. */
export const LONGEST_KEY = 100
/** Keys of one dimension on one day, the one that joins the rest included. */
export const KEYS_A_DAY = 50

/** A row of what is shown of a range, `value` in paise. */
export type RangeRow = { dimension: string; key: string; count: number; value: number; previous: number }

/**
 * @param rows of one range, those of a dimension in order
 * @returns them by dimension, with rupees where rupees are
 */
export function breakdownsOf(rows: RangeRow[]): Breakdowns['data'] {
  const rowsOf = (asked: Dimension) =>
    rows
      .filter(({ dimension }) => dimension === asked)
      .map(({ key, count, value, previous }) => ({
        key,
        count,
        previous,
        ...(asked === 'order' && { value: value / PAISE }),
      }))
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, rowsOf(dimension)]),
  ) as Breakdowns['data']
}
