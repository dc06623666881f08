import { dayOf } from '../contract/days.ts'
import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { ORDER_DIMENSIONS } from '../orders/constants.ts'
import { jarsOf, packSums } from '../orders/lines.ts'
import { owedOf } from '../orders/rules.ts'
import type { SalesBy, SalesSum } from '../orders/sales.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import type { Days } from '../statistics/period.ts'

/** Sums up sales and refunds of some days, as `sumSales` does with SQL, with one entry for each sale. */
export function demoSales(orders: readonly OrderRow[], { from, to }: Days, previous: 0 | 1): SalesSum[] {
  const isIn = (time: string | null) => Date.parse(time ?? '') >= from && Date.parse(time ?? '') < to
  const saleSum = (
    by: SalesBy,
    key: string,
    orders: number,
    jars: number,
    rupees: number | null,
  ): SalesSum => ({
    by,
    key,
    previous,
    orders,
    jars,
    paise: Math.round((rupees ?? 0) * PAISE_PER_RUPEE),
  })
  const sold = orders
    .filter(({ sold_at }) => isIn(sold_at))
    .flatMap((row) => [
      saleSum('day', dayOf(row.sold_at ?? ''), 1, jarsOf(row), row.amount),
      ...packSums(row).map(({ key, sold, jars, rupees }) => saleSum('pack', key, sold, jars, rupees)),
      ...ORDER_DIMENSIONS.flatMap((by) =>
        by === 'pack' ? [] : saleSum(by, row[by] ?? UNKNOWN, 1, 0, row.amount),
      ),
      ...(owedOf(row) > 0 ? [saleSum('owed', '', 1, 0, owedOf(row))] : []),
    ])
  const refunds = orders.filter(({ refunded_at }) => isIn(refunded_at))
  return [...sold, ...refunds.map(({ refunded }) => saleSum('refunded', '', 1, 0, refunded))]
}
