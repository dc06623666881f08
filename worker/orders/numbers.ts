import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE } from '../d1/columns.ts'
import type { Count } from '../statistics/counts.ts'
import type { List, Page } from '../statistics/lists.ts'
import { changeOf, ofMetric, split } from '../statistics/numbers.ts'
import { firstDayOf, type Period, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import { ORDER_DIMENSIONS, type OrderStats } from './contract.ts'
import { ORDER_METRICS } from './metrics.ts'
import { toOrder } from './row.ts'
import type { OrderRow } from './table.ts'

/** Every order has a pack, known or not, so the sums over packs are those of all orders. */
const SUMMED = ['clicked:pack', 'sold:pack']
const OTHERS = Object.keys(ORDER_METRICS).filter((metric) => !SUMMED.includes(metric))

/**
 * Statistics and lists of orders. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function orderStatistics(list: List<OrderRow>, now: number) {
  return {
    /** Only the summary has the previous days. */
    async orderStats(page: Page): Promise<OrderStats> {
      const period = periodOf(now, page.days)
      const { rows, counts } = await list(page, [SUMMED, period.previousDay], [OTHERS, firstDayOf(period)])
      return { data: rows.map(toOrder), ...orderNumbers(counts, period) }
    },

    listOrders: async (page: Page) => (await list(page)).rows.map(toOrder),
  }
}

function orderNumbers(counts: Count[], period: Period): Omit<OrderStats, 'data'> {
  const clicked = ofMetric(counts, 'clicked:pack')
  const sold = ofMetric(counts, 'sold:pack')
  const rupees = sold.map((sale) => ({ ...sale, count: sale.value }))
  return {
    summary: {
      clicked: changeOf(clicked, period),
      sold: changeOf(sold, period),
      rupees: recordOf(['inRange', 'previous'], (part) => changeOf(rupees, period)[part] / PAISE_PER_RUPEE),
    },
    breakdowns: recordOf(ORDER_DIMENSIONS, (dimension) => {
      const clicks = split(ofMetric(counts, `clicked:${dimension}`), period).inRange
      const sales = split(ofMetric(counts, `sold:${dimension}`), period).inRange
      return topRows(
        [
          ...clicks.map(({ key, count }) => ({ key, sold: 0, clicked: count, value: 0 })),
          ...sales.map(({ key, count, value }) => ({ key, sold: count, clicked: 0, value })),
        ],
        ['sold', 'clicked', 'value'],
      ).map(({ value, ...row }) => ({ ...row, rupees: value / PAISE_PER_RUPEE }))
    }),
  }
}
