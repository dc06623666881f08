import { recordOf } from '../contract/record-of.ts'
import type { Range } from '../statistics/contract.ts'
import { ALL_TIME, type Count } from '../statistics/counts.ts'
import type { List, Page, ReadCounts } from '../statistics/lists.ts'
import { changeOf, ofMetric, split, totalOf } from '../statistics/numbers.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import {
  type Breakdowns,
  type ByType,
  COUNTED_TYPES,
  DIMENSIONS,
  type InteractionStats,
  UNTRACKED_REASONS,
  type UntrackedStats,
} from './contract.ts'
import { DIMENSION_METRICS } from './metrics.ts'
import { toInteraction, toProductEvent } from './row.ts'
import type { InteractionRow, ProductEventRow } from './table.ts'

/**
 * Statistics and lists of interactions and product events. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function trackingStatistics(
  {
    interactions,
    productEvents,
    counts: read,
  }: {
    interactions: List<InteractionRow>
    productEvents: List<ProductEventRow>
    counts: ReadCounts
  },
  now: number,
) {
  return {
    async interactionStats(page: Page): Promise<InteractionStats> {
      const period = periodOf(now, page.days)
      const metrics = ['interaction:type']
      const { rows, counts } = await interactions(page, [metrics, period.previousDay], [metrics, ALL_TIME])
      return { data: rows.map(toInteraction), ...interactionNumbers(counts, period) }
    },

    async untrackedStats(days: Range): Promise<UntrackedStats> {
      const period = periodOf(now, days)
      return untrackedNumbers(await read([['untracked'], period.previousDay]), period)
    },

    async breakdowns(days: Range): Promise<Breakdowns> {
      const period = periodOf(now, days)
      return { data: breakdowns(await read([DIMENSION_METRICS, period.previousDay]), period) }
    },

    listInteractions: async (page: Page) => (await interactions(page)).rows.map(toInteraction),
    listProductEvents: async (page: Page) => (await productEvents(page)).rows.map(toProductEvent),
  }
}

/** Every counted type has an entry, zeros included. */
function interactionNumbers(counts: Count[], period: Period): Omit<InteractionStats, 'data'> {
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

/** @returns the sums of untracked events by reason */
function untrackedNumbers(counts: Count[], period: Period): UntrackedStats {
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
function breakdowns(counts: Count[], period: Period): Breakdowns['data'] {
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

function byType(counts: Count[]): ByType {
  const types: ByType = recordOf(COUNTED_TYPES, () => 0)
  for (const { key, count } of counts) types[key] = (types[key] ?? 0) + count
  return types
}
