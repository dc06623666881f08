import { type Breakdowns, DIMENSIONS } from '#contract/breakdowns.ts'
import { ORDER_DIMENSIONS, type OrderStats } from '#contract/orders.ts'
import type { Change } from '#contract/ranges.ts'
import { recordOf } from '#contract/record-of.ts'
import type {
  ByType,
  DayCounts,
  InquiryStats,
  InteractionStats,
  SubscriptionStats,
  UntrackedStats,
} from '#contract/stats.ts'
import { COUNTED_TYPES, UNTRACKED_REASONS } from '#contract/tracking.ts'
import { type Count, PAISE_PER_RUPEE } from './counts.ts'
import type { Period } from './days.ts'
import { ALL_TIME, DAILY_SERIES, type DailySeries, type Metric } from './metrics.ts'
import { topRows } from './top-rows.ts'

/*
 * The numbers of a period, from the counts of its days and of the previous period's, in any order; those of other
 * metrics and days are ignored. Days without events have no counts.
 */

/** @returns the number of confirmed addresses at the end of the period, and those that were confirmed in it */
export function subscriptionNumbers(counts: Count[], period: Period): Omit<SubscriptionStats, 'data'> {
  const subscriptions = ofMetric(counts, 'subscription')
  const total = totalOf(subscriptions, period) - totalOf(ofMetric(counts, 'unsubscription'), period)
  return {
    summary: { total, ...changeOf(subscriptions, period) },
    series: daySeries(subscriptions, period),
  }
}

/** Every counted type has an entry, zeros included. */
export function interactionNumbers(counts: Count[], period: Period): Omit<InteractionStats, 'data'> {
  const interactions = ofMetric(counts, 'interaction:type')
  const { inRange, previous } = split(interactions, period)
  const byDay = Map.groupBy(inRange, ({ day }) => day)
  return {
    summary: {
      total: totalOf(interactions, period),
      ...changeOf(interactions, period),
      byType: byType(inRange),
      previousByType: byType(previous),
    },
    series: period.days.map((day) => ({ day, byType: byType(byDay.get(day) ?? []) })),
  }
}

export function inquiryNumbers(counts: Count[], period: Period): Omit<InquiryStats, 'data'> {
  const inquiries = ofMetric(counts, 'inquiry')
  return { summary: changeOf(inquiries, period), series: daySeries(inquiries, period) }
}

/** @returns the sums of untracked events by reason */
export function untrackedNumbers(counts: Count[], period: Period): UntrackedStats {
  const untracked = ofMetric(counts, 'untracked')
  return {
    summary: recordOf(UNTRACKED_REASONS, (reason) =>
      changeOf(
        untracked.filter(({ key }) => key === reason),
        period,
      ),
    ),
  }
}

/** @returns the first keys of each dimension of interactions */
export function breakdowns(counts: Count[], period: Period): Breakdowns['data'] {
  return recordOf(DIMENSIONS, (dimension) => {
    const { inRange, previous } = split(ofMetric(counts, `interaction:${dimension}`), period)
    return topRows(
      [
        ...inRange.map(({ key, count }) => ({ key, count, previous: 0 })),
        ...previous.map(({ key, count }) => ({ key, count: 0, previous: count })),
      ],
      ['count', 'previous'],
    )
  })
}

/** Every order has a pack, known or not, so the sums over packs are those of all orders. */
export function orderNumbers(counts: Count[], period: Period): Omit<OrderStats, 'data'> {
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

/** @returns one entry for each day, oldest first, with the number of every series */
export function dailyNumbers(
  counts: Count[],
  { days }: Period,
): ({ day: string } & Record<keyof typeof DAILY_SERIES, number>)[] {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const names = Object.keys(DAILY_SERIES) as (keyof typeof DAILY_SERIES)[]
  return days.map((day) => ({
    day,
    ...recordOf(names, (name) => {
      const { metric, key, inRupees }: DailySeries = DAILY_SERIES[name]
      const rows = ofMetric(byDay.get(day) ?? [], metric).filter(
        (row) => key === undefined || row.key === key,
      )
      const amount = sum(inRupees ? rows.map((row) => ({ ...row, count: row.value })) : rows)
      return inRupees ? amount / PAISE_PER_RUPEE : amount
    }),
  }))
}

function ofMetric(counts: Count[], metric: Metric): Count[] {
  return counts.filter((count) => count.metric === metric)
}

/** @returns the counts of the period, and of the same number of days before it */
function split(counts: Count[], { days, previousDay }: Period) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return {
    inRange: counts.filter(({ day }) => day >= first && day <= last),
    previous: counts.filter(({ day }) => day >= previousDay && day < first),
  }
}

function changeOf(counts: Count[], period: Period): Change {
  const { inRange, previous } = split(counts, period)
  return { inRange: sum(inRange), previous: sum(previous) }
}

/** @returns the sum of all time up to the end of a period, which may be past */
function totalOf(counts: Count[], { days }: Period): number {
  const last = days.at(-1) ?? ''
  return sum(counts.filter(({ day }) => day === ALL_TIME)) - sum(counts.filter(({ day }) => day > last))
}

function daySeries(counts: Count[], { days }: Period): DayCounts {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return days.map((day) => ({ day, count: sum(byDay.get(day) ?? []) }))
}

function byType(counts: Count[]): ByType {
  const types: ByType = recordOf(COUNTED_TYPES, () => 0)
  for (const { key, count } of counts) types[key] = (types[key] ?? 0) + count
  return types
}

function sum(counts: Count[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
