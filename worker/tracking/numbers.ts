import { recordOf } from '../contract/record-of.ts'
import type { Span } from '../statistics/contract.ts'
import type { Count } from '../statistics/counts.ts'
import { type List, type Page, type ReadCounts, readPeriod, readTotal } from '../statistics/lists.ts'
import { changeOf, hasSeries, ofMetric, split, totalOf } from '../statistics/numbers.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import {
  type Breakdowns,
  type ByType,
  COUNTED_TYPES,
  DIMENSIONS,
  type Dimension,
  type InteractionStats,
  joinPage,
  joinSource,
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
      const period = periodOf(now, page)
      const metrics = ['interaction:type']
      const { rows, counts } = await interactions(
        page,
        ...readPeriod(metrics, period),
        ...readTotal(metrics, now),
      )
      const total = totalOf(ofMetric(counts, 'interaction:type'), now)
      return { data: rows.map(toInteraction), ...interactionNumbers(counts, period, total) }
    },

    async untrackedStats(span: Span): Promise<UntrackedStats> {
      const period = periodOf(now, span)
      return untrackedNumbers(await read(...readPeriod(['untracked'], period)), period)
    },

    async breakdowns(span: Span): Promise<Breakdowns> {
      const period = periodOf(now, span)
      return { data: breakdowns(await read(...readPeriod(DIMENSION_METRICS, period)), period) }
    },

    listInteractions: async (page: Page) => (await interactions(page)).rows.map(toInteraction),
    listProductEvents: async (page: Page) => (await productEvents(page)).rows.map(toProductEvent),
  }
}

/** Every counted type has an entry, zeros included. */
function interactionNumbers(counts: Count[], period: Period, total: number): Omit<InteractionStats, 'data'> {
  const interactions = ofMetric(counts, 'interaction:type')
  const { inRange, previous } = split(interactions, period)
  const byDay = Map.groupBy(inRange, ({ day }) => day)
  return {
    summary: {
      total,
      ...changeOf(interactions, period),
      byType: byType(inRange),
      previousByType: byType(previous),
    },
    series: hasSeries(period)
      ? period.days.map((day) => ({ day, byType: byType(byDay.get(day) ?? []) }))
      : [],
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

/** What joins the keys of a dimension. */
const JOINS: Partial<Record<Dimension, (key: string) => string>> = { source: joinSource, page: joinPage }

/** @returns the first keys of each dimension of interactions */
function breakdowns(counts: Count[], period: Period): Breakdowns['data'] {
  return recordOf(DIMENSIONS, (dimension) => {
    const joined = ofMetric(counts, `interaction:${dimension}`).map((row) => ({
      ...row,
      key: JOINS[dimension]?.(row.key) ?? row.key,
    }))
    const { inRange, previous } = split(joined, period)
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
