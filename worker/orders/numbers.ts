import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { recordOf } from '../contract/record-of.ts'
import { sumOf } from '../contract/sum-of.ts'
import type { Change } from '../statistics/contract.ts'
import { type Count, changeOf, type KeyCount, sumByDay } from '../statistics/counts.ts'
import type { Period } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import { joinKey } from '../tracking/contract.ts'
import { ORDER_DIMENSIONS, type OrderDimension } from './constants.ts'
import type { OrderStats } from './contract.ts'
import { type SalesBy, type SalesSum, salesByDay } from './sales.ts'

/**
 * Makes the answer of sums of sales and counts of clicks.
 *
 * @param counts of `CLICK_COUNTS`, and of prices seen
 * @param clicks those of one dimension, day by day
 */
export function orderNumbers(
  sales: readonly SalesSum[],
  counts: readonly KeyCount[],
  clicks: readonly Count[],
  period: Period,
): Omit<OrderStats, 'data'> {
  const clicked = sumByDay(clicks, period.days)
  return {
    summary: summaryOf(sales, clicks, period),
    series: salesByDay(sales, period.days).map((sold, index) => ({
      ...sold,
      clicked: clicked[index]?.count ?? 0,
    })),
    breakdowns: recordOf(ORDER_DIMENSIONS, (dimension) =>
      breakdown(sales, counts, dimension),
    ) as OrderStats['breakdowns'],
    jars: jarsByPack(sales),
  }
}

function summaryOf(sales: readonly SalesSum[], clicks: readonly Count[], period: Period) {
  const change = (by: SalesBy, name: 'orders' | 'jars' | 'paise', unit = 1): Change => {
    const sumIn = (previous: 0 | 1) => {
      const sums = sales.filter((sum) => sum.by === by && sum.previous === previous)
      return sumOf(sums, (sum) => sum[name]) / unit
    }
    return { inRange: sumIn(0), previous: sumIn(1) }
  }
  return {
    clicked: changeOf(clicks, period),
    sold: change('day', 'orders'),
    rupees: change('day', 'paise', PAISE_PER_RUPEE),
    jars: change('day', 'jars'),
    refunded: change('refunded', 'paise', PAISE_PER_RUPEE),
    owed: change('owed', 'paise', PAISE_PER_RUPEE),
  }
}

/** Sorted by rupees, which the dashboard draws as bars. Sales without a click are `UNKNOWN`, so that the rows add up to all. */
function breakdown(sales: readonly SalesSum[], counts: readonly KeyCount[], dimension: OrderDimension) {
  const none = { paise: 0, sold: 0, clicked: 0, seen: 0 }
  const countsOf = (metric: string, name: 'clicked' | 'seen') =>
    counts
      .filter((count) => count.metric === metric)
      .map(({ key, inRange }) => ({ ...none, key: joinKey(dimension, key), [name]: inRange }))
  const rows = [
    ...sales
      .filter(({ by, previous }) => by === dimension && !previous)
      .map(({ key, orders, paise }) => ({ ...none, key: joinKey(dimension, key), paise, sold: orders })),
    ...countsOf(`clicked:${dimension}`, 'clicked'),
    ...(dimension === 'source' ? countsOf('seen:source', 'seen') : []),
  ]
  return topRows(rows, ['paise', 'sold', 'clicked', 'seen']).map(({ paise, seen, ...row }) => ({
    ...row,
    rupees: paise / PAISE_PER_RUPEE,
    ...(dimension === 'source' && { seen }),
  }))
}

function jarsByPack(sales: readonly SalesSum[]): OrderStats['jars'] {
  const rows = sales
    .filter(({ by }) => by === 'pack')
    .map(({ key, jars, paise, previous }) =>
      previous ? { key, jars: 0, previous: jars, paise: 0 } : { key, jars, previous: 0, paise },
    )
  return topRows(rows, ['jars', 'previous', 'paise']).map(({ paise, ...row }) => ({
    ...row,
    rupees: paise / PAISE_PER_RUPEE,
  }))
}
