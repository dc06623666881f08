import { UNKNOWN } from '#contract/breakdowns.ts'
import type { OrderStats } from '#contract/orders.ts'
import { ORDER_DIMENSIONS } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import type { OrderRow } from '../rows.ts'
import { dayOf, periodOf } from '../rules/days.ts'
import { type OrderKeyCounts, orderBreakdowns } from '../rules/order-breakdowns.ts'
import { type DayOrders, orderSeries, orderSummary } from '../rules/order-series.ts'

const PAISE_PER_RUPEE = 100

/** @returns the counts that D1 would have for the sample orders */
export function sampleOrderCounts(orders: OrderRow[], now: number, days: Range): Omit<OrderStats, 'data'> {
  const period = periodOf(now, days)
  const isInRange = (time: string | null) => time !== null && period.days.includes(dayOf(Date.parse(time)))
  const counts = orders.flatMap(dayOrders)
  return {
    summary: orderSummary(period, counts),
    series: orderSeries(period, [...sumsByDay(counts).values()]),
    breakdowns: orderBreakdowns(
      orders.filter(({ sold_at }) => isInRange(sold_at)).flatMap(saleKeys),
      orders.filter(({ clicked_at }) => isInRange(clicked_at)),
    ),
    freshAt: new Date(now).toISOString(),
    since: orders.at(-1)?.clicked_at ?? orders.at(-1)?.sold_at ?? new Date(now).toISOString(),
  }
}

/** The click and the sale of an order, each on its day. */
function dayOrders({ clicked_at, sold_at, amount }: OrderRow): DayOrders[] {
  const none = { clicked: 0, sold: 0, sold_from_clicks: 0, value: 0 }
  const day = (time: string) => dayOf(Date.parse(time))
  return [
    ...(clicked_at ? [{ ...none, day: day(clicked_at), clicked: 1 }] : []),
    ...(sold_at
      ? [{ ...none, day: day(sold_at), sold: 1, sold_from_clicks: clicked_at ? 1 : 0, value: paise(amount) }]
      : []),
  ]
}

function sumsByDay(counts: DayOrders[]): Map<string, DayOrders> {
  const sums = new Map<string, DayOrders>()
  for (const { day, ...more } of counts) {
    const sum = sums.get(day) ?? { clicked: 0, sold: 0, sold_from_clicks: 0, value: 0 }
    sums.set(day, {
      day,
      clicked: sum.clicked + more.clicked,
      sold: sum.sold + more.sold,
      sold_from_clicks: sum.sold_from_clicks + more.sold_from_clicks,
      value: sum.value + more.value,
    })
  }
  return sums
}

function saleKeys(order: OrderRow): OrderKeyCounts[] {
  return ORDER_DIMENSIONS.map((dimension) => ({
    dimension,
    key: order[dimension] || UNKNOWN,
    clicked: 0,
    sold: 1,
    value: paise(order.amount),
  }))
}

function paise(rupees: number | null): number {
  return Math.round((rupees ?? 0) * PAISE_PER_RUPEE)
}
