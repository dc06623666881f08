import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE } from '../d1/columns.ts'
import { type Count, SINCE } from '../statistics/counts.ts'
import { ALL_DAYS, type List, type Page, readDays, readPeriod, readSeries } from '../statistics/lists.ts'
import { changeOf, ofMetric, split, sum } from '../statistics/numbers.ts'
import { namesDays, type Period, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import { joinPage, joinSource } from '../tracking/contract.ts'
import {
  ORDER_DIMENSIONS,
  type OrderDimension,
  type OrderList,
  type OrderStats,
  type SoldTotals,
} from './contract.ts'
import type { OrderListPage } from './input.ts'
import { ORDER_METRICS } from './metrics.ts'
import { toOrder } from './row.ts'
import type { OrderRow } from './table.ts'

/** Every order has a pack, known or not, so the sums over packs are those of all orders. */
const TOTALS = ['sold:pack', 'jars:pack', 'refunded']
/** How often a price was seen, by the sources of orders. */
const SEEN = 'seen:source'
/** All that the tables of a period have. */
const BY_KEY = [...Object.keys(ORDER_METRICS).filter((metric) => metric !== 'refunded'), SEEN]

/** What joins the keys of a dimension. */
const JOINS: Partial<Record<OrderDimension, (key: string) => string>> = { source: joinSource, page: joinPage }

/** The time by which each of the owner's lists is sorted. */
export const LIST_TIME = {
  open: 'clicked_at',
  to_send: 'sold_at',
  sold: 'sold_at',
  not_sold: 'cancelled_at',
} as const

/**
 * Statistics and lists of orders. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function orderStatistics(
  { all, listed }: { all: List<OrderRow>; listed: List<OrderRow, OrderListPage> },
  now: number,
) {
  return {
    /** Only the summary and the jars have the days that the period is compared with. */
    async orderStats(page: Page): Promise<OrderStats> {
      const period = periodOf(now, page)
      const { rows, counts } = await all(
        page,
        readDays(BY_KEY, period),
        ...readPeriod(['refunded'], period, 'metric'),
        readDays(['clicked:pack', 'sold:pack'], period.previous, 'metric'),
        readDays(['jars:pack'], period.previous),
        readSeries([SINCE], ALL_DAYS),
      )
      return { data: rows.map(toOrder), ...orderNumbers(counts, period) }
    },

    listOrders: async (page: Page) => (await all(page)).rows.map(toOrder),

    /** A page of one of the owner's lists. */
    async orderList(page: OrderListPage): Promise<OrderList> {
      const days = namesDays(page) ? periodOf(now, page) : ALL_DAYS
      const hasTotals = page.list === 'sold' && !page.lot
      // One row more shows whether there is another page.
      const { rows, counts } = await listed(
        { ...page, limit: page.limit + 1 },
        ...(hasTotals ? [readDays(TOTALS, days, 'metric')] : []),
      )
      const shown = rows.slice(0, page.limit)
      const last = shown.at(-1)
      return {
        data: shown.map(toOrder),
        next: last && rows.length > shown.length ? cursorOf(last, page.list) : null,
        totals: hasTotals ? soldTotals(counts, days) : null,
      }
    },
  }
}

/** @returns the cursor that continues a list after a row */
export function cursorOf(row: OrderRow, list: OrderListPage['list']): string {
  return `${Date.parse(row[LIST_TIME[list]] ?? '') || 0}_${row.id}`
}

/** @returns the time in milliseconds UTC and the id of a cursor */
export function readCursor(cursor: string): { time: number; id: string } {
  const [time = '', id = ''] = cursor.split('_')
  return { time: Number(time), id }
}

function soldTotals(counts: Count[], { first, last }: Pick<Period, 'first' | 'last'>): SoldTotals {
  const of = (metric: string) => ofMetric(counts, metric).filter(({ day }) => day >= first && day <= last)
  return {
    orders: sum(of('sold:pack')),
    jars: sum(of('jars:pack')),
    rupees: rupeesOf(of('sold:pack')),
    refunded: rupeesOf(of('refunded')),
  }
}

function orderNumbers(counts: Count[], period: Period): Omit<OrderStats, 'data'> {
  const of = (metric: string) => ofMetric(counts, metric)
  const inRupees = (metric: string) => {
    const { inRange, previous } = split(of(metric), period)
    return { inRange: rupeesOf(inRange), previous: rupeesOf(previous) }
  }
  const since = (metric: string) => of(SINCE).find(({ key }) => key === metric)?.day ?? null
  return {
    summary: {
      clicked: changeOf(of('clicked:pack'), period),
      sold: changeOf(of('sold:pack'), period),
      rupees: inRupees('sold:pack'),
      jars: changeOf(of('jars:pack'), period),
      refunded: inRupees('refunded'),
    },
    breakdowns: recordOf(ORDER_DIMENSIONS, (dimension) =>
      breakdown(counts, period, dimension),
    ) as OrderStats['breakdowns'],
    jars: { pack: jarsBy(of('jars:pack'), period), lot: jarsBy(of('jars:lot'), period) },
    since: { seen: since(SEEN), refunded: since('refunded') },
  }
}

/** Sorted by rupees, which the bars of the dashboard draw. */
function breakdown(counts: Count[], period: Period, dimension: OrderDimension) {
  const rowsOf = (metric: string, name: 'seen' | 'clicked' | 'sold') =>
    split(ofMetric(counts, metric), period).inRange.map(({ key, count, value }) => ({
      ...{ key: JOINS[dimension]?.(key) ?? key, value, sold: 0, clicked: 0, seen: 0 },
      [name]: count,
    }))
  const rows = [...rowsOf(`clicked:${dimension}`, 'clicked'), ...rowsOf(`sold:${dimension}`, 'sold')]
  const seen = dimension === 'source' ? rowsOf(SEEN, 'seen') : []
  return topRows([...rows, ...seen], ['value', 'sold', 'clicked', 'seen']).map(({ value, seen, ...row }) => ({
    ...row,
    rupees: value / PAISE_PER_RUPEE,
    ...(dimension === 'source' && { seen }),
  }))
}

function jarsBy(counts: Count[], period: Period): OrderStats['jars']['pack'] {
  const { inRange, previous } = split(counts, period)
  const rows = [
    ...inRange.map(({ key, count, value }) => ({ key, jars: count, previous: 0, value })),
    ...previous.map(({ key, count }) => ({ key, jars: 0, previous: count, value: 0 })),
  ]
  return topRows(rows, ['jars', 'previous', 'value']).map(({ value, ...row }) => ({
    ...row,
    rupees: value / PAISE_PER_RUPEE,
  }))
}

function rupeesOf(counts: Count[]): number {
  return counts.reduce((paise, { value }) => paise + value, 0) / PAISE_PER_RUPEE
}
