import { ORDER_DIMENSIONS } from '#worker/orders/constants.ts'
import { jarsOf, type Order, type OrderStats, packSums } from '#worker/orders/contract.ts'
import { owedOf } from '#worker/orders/rules.ts'
import { OTHER, UNKNOWN } from '#worker/statistics/constants.ts'
import { joinKey } from '#worker/tracking/contract.ts'
import { dayInIndia } from '../format.ts'

/**
 * Makes the sums of a range follow a mark. They are loaded again only once the owner has marked all: a load reads every sale
 * of the range.
 *
 * @param before the order as the Worker found it; undefined for a sale without one
 * @param after the order as the Worker answered it
 */
export function afterMark(stats: OrderStats, before: Order | undefined, after: Order): OrderStats {
  return addSale(before ? addSale(stats, before, -1) : stats, after, 1)
}

/** Adds a sale, or takes it away: what was sold on the day of the sale, and what was given back on that of the refund. */
function addSale(
  { summary, series, breakdowns, jars, ...rest }: OrderStats,
  order: Order,
  sign: 1 | -1,
): OrderStats {
  const isOn = (day: string, time: string | null) => time !== null && dayInIndia(time) === day
  const hasDay = (time: string | null) => series.some(({ day }) => isOn(day, time))
  const sold = hasDay(order.sold_at) ? sign : 0
  const [quantity, rupees] = [sold * jarsOf(order), sold * (order.amount ?? 0)]
  const byPack = packSums(order).map(({ key, ...sum }) => ({
    key,
    sold: sold * sum.sold,
    jars: sold * sum.jars,
    rupees: sold * sum.rupees,
  }))
  const refunded = hasDay(order.refunded_at) ? sign * (order.refunded ?? 0) : 0
  const add = <Sum extends { inRange: number }>(sum: Sum, by: number) => ({
    ...sum,
    inRange: sum.inRange + by,
  })
  const byDimension = Object.entries(breakdowns).map(([name, rows]) => {
    const dimension = ORDER_DIMENSIONS.find((each) => each === name) ?? 'page'
    const key = joinKey(dimension, order[dimension] ?? UNKNOWN)
    const none = { clicked: 0, sold: 0, rupees: 0, ...(dimension === 'source' && { seen: 0 }) }
    const sums = dimension === 'pack' ? byPack : [{ key, sold, rupees }]
    return [
      name,
      sums.reduce<typeof rows>(
        (all, { key, sold, rupees }) => addTo(all, { key, ...none }, { sold, rupees }, 'rupees'),
        rows,
      ),
    ]
  })
  return {
    ...rest,
    summary: {
      ...summary,
      sold: add(summary.sold, sold),
      jars: add(summary.jars, quantity),
      rupees: add(summary.rupees, rupees),
      refunded: add(summary.refunded, refunded),
      owed: add(summary.owed, sold * owedOf(order)),
    },
    series: series.map((each) =>
      isOn(each.day, order.sold_at)
        ? { ...each, sold: each.sold + sold, jars: each.jars + quantity, rupees: each.rupees + rupees }
        : each,
    ),
    breakdowns: Object.fromEntries(byDimension) as OrderStats['breakdowns'],
    jars: byPack.reduce(
      (all, { key, jars, rupees }) =>
        addTo(all, { key, jars: 0, rupees: 0, previous: 0 }, { jars, rupees }, 'jars'),
      jars,
    ),
  }
}

/** Adds numbers to the row of a key, or to that of all others, sorted as the Worker sorts them. */
function addTo<Row extends { key: string }>(
  rows: readonly Row[],
  none: Row,
  numbers: { [Name in keyof Row]?: number },
  sortedBy: keyof Row,
): Row[] {
  const found = rows.find(({ key }) => key === none.key) ?? rows.find(({ key }) => key === OTHER) ?? none
  const sums = Object.entries(numbers).map(([name, by]) => [
    name,
    Number(found[name as keyof Row]) + Number(by),
  ])
  const sum: Row = { ...found, ...Object.fromEntries(sums) }
  return [...rows.filter((row) => row !== found), sum]
    .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value !== 0))
    .toSorted(
      (one, other) =>
        Number(one.key === OTHER) - Number(other.key === OTHER) ||
        Number(other[sortedBy]) - Number(one[sortedBy]),
    )
}
