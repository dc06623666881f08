import { BREAKDOWN_ROWS, OTHER, UNKNOWN } from '../../contract/breakdowns.ts'
import { ORDER_DIMENSIONS, type OrderDimension, type OrderStats } from '../../contract/orders.ts'

/** Dimensions of `daily_breakdowns`. Their count is clicks; rolled up every hour. */
export const CLICKED_DIMENSIONS = ORDER_DIMENSIONS.map((dimension) => `clicked:${dimension}` as const)
/** Their count is sales and their value paise; written when an order is marked. */
export const SOLD_DIMENSIONS = ORDER_DIMENSIONS.map((dimension) => `sold:${dimension}` as const)

const PAISE_PER_RUPEE = 100

/** `value` is paise. */
type Sums = { clicked: number; sold: number; value: number }
export type OrderKeyCounts = { dimension: string; key: string } & Sums

/** The columns of an order that are its keys. */
type Keys = Record<OrderDimension, string | null>

/**
 * @param rows of one range
 * @param clicks that the rollup has not counted yet
 * @returns the rows of each dimension, at most `BREAKDOWN_ROWS`, with rupees
 */
export function orderBreakdowns(rows: OrderKeyCounts[], clicks: Keys[]): OrderStats['breakdowns'] {
  return Object.fromEntries(
    ORDER_DIMENSIONS.map((dimension) => {
      const counts = new Map<string, Sums>()
      const add = (key: string, { clicked, sold, value }: Sums) => {
        const sum = counts.get(key) ?? { clicked: 0, sold: 0, value: 0 }
        counts.set(key, {
          clicked: sum.clicked + clicked,
          sold: sum.sold + sold,
          value: sum.value + value,
        })
      }
      for (const row of rows) if (row.dimension === dimension) add(row.key, row)
      for (const click of clicks) add(click[dimension] || UNKNOWN, { clicked: 1, sold: 0, value: 0 })
      const shown = firstRows(counts).map(({ value, ...row }) => ({
        ...row,
        rupees: value / PAISE_PER_RUPEE,
      }))
      return [dimension, shown]
    }),
  ) as OrderStats['breakdowns']
}

/** Most sales first, then most clicks; what goes beyond `BREAKDOWN_ROWS` is summed up as `OTHER`. */
function firstRows(counts: Map<string, Sums>): ({ key: string } & Sums)[] {
  const rows = [...counts]
    .map(([key, sums]) => ({ key, ...sums }))
    .sort(
      (one, two) =>
        Number(one.key === OTHER) - Number(two.key === OTHER) ||
        two.sold - one.sold ||
        two.clicked - one.clicked ||
        (one.key < two.key ? -1 : 1),
    )
  if (rows.length <= BREAKDOWN_ROWS) return rows
  const beyond = rows.splice(BREAKDOWN_ROWS - 1)
  const sum = (field: keyof Sums) => beyond.reduce((total, row) => total + row[field], 0)
  return [...rows, { key: OTHER, clicked: sum('clicked'), sold: sum('sold'), value: sum('value') }]
}
