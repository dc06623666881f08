import { type SQL, sql } from 'drizzle-orm'
import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { sumOf } from '../contract/sum-of.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import type { Day } from '../statistics/contract.ts'
import { dayIn } from '../statistics/counts.ts'
import type { Days, Period } from '../statistics/period.ts'
import { isOwed } from './conditions.ts'
import { DELIVERY } from './constants.ts'
import { chatOrders } from './table.ts'

/*
 * Sums of sales, which are never deleted: they are computed from the rows. Sales and what is owed count on the day of the
 * sale, refunds on their own day.
 */

/** The dimensions of sums: by day, by line of a pack, and by origin, which has no jars. */
export type SalesBy = 'day' | 'pack' | 'source' | 'page' | 'placement' | 'refunded' | 'owed'

/** Sums of sales under a key; rupees are paise. `previous`: of the days that the period is compared with. */
export type SalesSum = {
  by: SalesBy
  key: string
  previous: 0 | 1
  orders: number
  jars: number
  paise: number
}
export const SALES_SUM = ['by', 'key', 'previous', 'orders', 'jars', 'paise'] as const

/** Paise of a sale that are not received yet. */
const owed = sql`amount - coalesce(received, 0)`

/**
 * Sums up the sales of a period and of what it is compared with: the query of `SalesSum`s, which reads each sale's entry
 * of the index on sales once or twice. The origin of sales is queried for the period alone; refunds and what is owed are
 * `paise` alone.
 */
export function sumSales({ previous, ...period }: Period): SQL {
  // A sale of several sizes has a row for each further one; only the first row counts the sale itself. D1 takes five parts of
  // a UNION, so the parts by line are a subquery.
  const isFirst = sql`coalesce(line.key, 0) = 0`
  return sql`
    WITH spans(previous, "from", "to") AS (VALUES (0, ${period.from}, ${period.to}), (1, ${previous.from}, ${previous.to})),
    sales AS MATERIALIZED (
      SELECT previous, ${dayIn(sql`sold_at`)} AS day, pack, line.value ->> 'pack' AS other, sum(${isFirst}) AS orders,
        sum(iif(${isFirst}, quantity, 0)) AS jars, sum(iif(${isFirst}, coalesce(amount, 0), 0)) AS paise,
        sum(iif(${isFirst}, coalesce(charge, 0), 0)) AS charge, coalesce(sum(line.value ->> 'jars'), 0) AS otherJars,
        coalesce(sum((line.value ->> 'jars') * (line.value ->> 'each')), 0) AS otherPaise
      FROM spans CROSS JOIN ${chatOrders} ON sold_at >= "from" AND sold_at < "to" LEFT JOIN json_each(others) AS line
      GROUP BY 1, 2, 3, 4),
    origins AS MATERIALIZED (
      SELECT source, page, placement, count(*) AS orders, sum(coalesce(amount, 0)) AS paise
      FROM ${chatOrders} WHERE sold_at >= ${period.from} AND sold_at < ${period.to} GROUP BY 1, 2, 3)
    SELECT * FROM (
      SELECT 'day' AS "by", day AS key, previous, sum(orders) AS orders, sum(jars + otherJars) AS jars, sum(paise) AS paise
      FROM sales GROUP BY 2, 3
      UNION ALL SELECT 'pack', ${keyOf(sql`pack`)}, previous, sum(orders), sum(jars), sum(paise - charge - otherPaise)
      FROM sales GROUP BY 2, 3
      UNION ALL SELECT 'pack', other, previous, 0, sum(otherJars), sum(otherPaise)
      FROM sales WHERE other IS NOT NULL GROUP BY 2, 3
      UNION ALL SELECT 'pack', ${DELIVERY}, previous, 0, 0, sum(charge) FROM sales GROUP BY 3)
    UNION ALL SELECT "by".value, CASE "by".value WHEN 'source' THEN ${keyOf(sql`source`)}
      WHEN 'page' THEN ${keyOf(sql`page`)} ELSE ${keyOf(sql`placement`)} END, 0, sum(orders), 0, sum(paise)
    FROM json_each('["source", "page", "placement"]') AS "by" CROSS JOIN origins GROUP BY 1, 2
    UNION ALL SELECT 'refunded', '', previous, count(*), 0, sum(refunded)
    FROM spans CROSS JOIN ${chatOrders} ON refunded_at >= "from" AND refunded_at < "to" GROUP BY previous
    UNION ALL SELECT 'owed', '', previous, count(*), 0, sum(${owed})
    FROM spans CROSS JOIN ${chatOrders} ON ${isOwed} AND sold_at >= "from" AND sold_at < "to" GROUP BY previous`
}

const JARS_OF_OTHERS = sql`(SELECT sum(value ->> 'jars') FROM json_each(others))`
const OTHER_JARS_WITHOUT_LOT = sql`(SELECT sum(value ->> 'jars') FROM json_each(others) WHERE value ->> 'lot' IS NULL)`

/** Sums up all sales and refunds of some days: the query of `SoldTotals`, amounts in paise. */
export function sumSold({ from, to }: Pick<Days, 'from' | 'to'>): SQL {
  return sql`
    SELECT count(*) AS orders, coalesce(sum(quantity + coalesce(${JARS_OF_OTHERS}, 0)), 0) AS jars, coalesce(sum(amount), 0) AS rupees,
      coalesce(sum(iif(lot IS NULL, quantity, 0) + coalesce(${OTHER_JARS_WITHOUT_LOT}, 0)), 0) AS withoutLot,
      (SELECT coalesce(sum(refunded), 0) FROM ${chatOrders} WHERE refunded_at >= ${from} AND refunded_at < ${to}) AS refunded,
      (SELECT coalesce(sum(${owed}), 0) FROM ${chatOrders} WHERE ${isOwed} AND sold_at >= ${from} AND sold_at < ${to}) AS owed
    FROM ${chatOrders} WHERE sold_at >= ${from} AND sold_at < ${to}`
}

/** The key of a column's value, with a literal, because a statement has a hundred parameters. */
export function keyOf(column: SQL): SQL {
  return sql`coalesce(nullif(${column}, ''), ${sql.raw(`'${UNKNOWN}'`)})`
}

/** The sales of each day, oldest first, zeros included. */
export function salesByDay(sums: readonly SalesSum[], days: readonly Day[]) {
  const byDay = Map.groupBy(
    sums.filter(({ by }) => by === 'day'),
    ({ key }) => key,
  )
  return days.map((day) => {
    const sum = (name: 'orders' | 'jars' | 'paise') => sumOf(byDay.get(day) ?? [], (sum) => sum[name])
    return { day, sold: sum('orders'), jars: sum('jars'), rupees: sum('paise') / PAISE_PER_RUPEE }
  })
}
