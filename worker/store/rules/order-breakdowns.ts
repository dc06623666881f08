import { UNKNOWN } from '#contract/breakdowns.ts'
import { ORDER_DIMENSIONS, type OrderDimension, type OrderStats } from '#contract/orders.ts'
import { type KeyCounts, topRows } from './top-rows.ts'

/** Dimensions of `daily_breakdowns`. Their count is clicks; rolled up every hour. */
export const CLICKED_DIMENSIONS = ORDER_DIMENSIONS.map((dimension) => `clicked:${dimension}` as const)
/** Their count is sales and their value paise; written when an order is marked. */
export const SOLD_DIMENSIONS = ORDER_DIMENSIONS.map((dimension) => `sold:${dimension}` as const)

/** Counts of a breakdown of orders, the first ones decide the order of rows; `value` is paise. */
export const ORDER_COUNTS = ['sold', 'clicked', 'value'] as const

const PAISE_PER_RUPEE = 100

export type OrderKeyCounts = KeyCounts<(typeof ORDER_COUNTS)[number]> & { dimension: string }

/** The columns of an order that are its keys. */
type Keys = Record<OrderDimension, string | null>

/**
 * @param rows of one range
 * @param clicks that the rollup has not counted yet
 * @returns the rows of each dimension, at most `BREAKDOWN_ROWS`, with rupees
 */
export function orderBreakdowns(rows: OrderKeyCounts[], clicks: Keys[]): OrderStats['breakdowns'] {
  return Object.fromEntries(
    ORDER_DIMENSIONS.map((wanted) => {
      const live = clicks.map((click) => ({ key: click[wanted] || UNKNOWN, sold: 0, clicked: 1, value: 0 }))
      const shown = topRows(
        rows.filter(({ dimension }) => dimension === wanted),
        live,
        ORDER_COUNTS,
      )
      return [wanted, shown.map(({ value, ...row }) => ({ ...row, rupees: value / PAISE_PER_RUPEE }))]
    }),
  ) as OrderStats['breakdowns']
}
