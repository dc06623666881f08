import { and, eq, type SQL, sql } from 'drizzle-orm'
import { dayOf, midnightAfter } from '../contract/days.ts'
import { recordOf } from '../contract/record-of.ts'
import { pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import type { Change, Span } from '../statistics/contract.ts'
import {
  COUNT,
  type Count,
  countUnwritten,
  countWritten,
  isDayOf,
  isOn,
  KEY_COUNT,
  type KeyCount,
  sumDays,
  totalOf,
} from '../statistics/counts.ts'
import type { DailyQuota } from '../statistics/daily-quota.ts'
import { listRows, type Page, rowsOnPage } from '../statistics/lists.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { dailyCounts } from '../statistics/table.ts'
import { topRows } from '../statistics/top-rows.ts'
import { COUNTED_TYPES, DIMENSIONS, UNTRACKED_REASONS, type UntrackedReason } from './constants.ts'
import {
  type Breakdowns,
  type ByType,
  type Interaction,
  type InteractionStats,
  joinKey,
  type ProductEvent,
  type UntrackedStats,
} from './contract.ts'
import { DIMENSION_METRICS, INTERACTION_COUNTS } from './counts.ts'
import type { NewInteraction, NewProductEvent } from './input.ts'
import { interactionRow, productEventRow } from './row.ts'
import {
  customerInteractions,
  type InteractionRow,
  interactionColumns,
  type ProductEventRow,
  productAnalytics,
  productEventColumns,
} from './table.ts'

/** Precedes all days. A release before this one had the sum of all days under the empty day. */
const FIRST_DAY = '0000-01-01'

/** Visits in D1, at a time in milliseconds UTC. */
export function trackingQueries(db: Database, now: number, quota: DailyQuota) {
  const hasRoom = sql`${quota.left('event')} > 0`
  /** Not idempotent, because there is no row that shows whether it was counted. */
  const countUntracked = async (reason: UntrackedReason) => {
    await db.batchOnce([
      db
        .insert(dailyCounts)
        .select(sql`SELECT 'untracked', ${dayOf(now)}, ${reason}, 1, 0 WHERE ${hasRoom}`)
        .onConflictDoUpdate({
          target: [dailyCounts.metric, dailyCounts.day, dailyCounts.key],
          set: { count: sql`count + 1` },
        }),
      quota.use('event'),
    ])
  }

  return {
    /** Counts an event of a visitor who is not tracked, of which nothing is stored but the reason, unless the day is full. */
    countUntracked,

    /** Stores an interaction, or counts it with the reason why it is not tracked, unless the day is full. */
    async recordInteraction(input: NewInteraction, untracked?: UntrackedReason): Promise<Interaction> {
      const row = interactionRow(input, now)
      if (untracked) await countUntracked(untracked)
      else await db.batch([insertInteraction(db, row, hasRoom), quota.use('event')])
      return pick(row, interactionColumns)
    },

    /** Stores a product event, or counts it, as `recordInteraction` does. */
    async recordProductEvent(input: NewProductEvent, untracked?: UntrackedReason): Promise<ProductEvent> {
      const row = productEventRow(input, now)
      if (untracked) await countUntracked(untracked)
      else await db.batch([insertProductEvent(db, row, hasRoom), quota.use('event')])
      return pick(row, productEventColumns)
    },

    async interactionStats(page: Page): Promise<InteractionStats> {
      const period = periodOf(now, page)
      const metrics = ['interaction:type'] as const
      const [data, written, unwritten, [all]] = await db.batch([
        rowsOnPage(db, interactionColumns, now, page),
        selectFrom<Count>(
          db,
          COUNT,
          sql`
          SELECT * FROM (${countWritten(metrics, period)}) UNION ALL
          SELECT * FROM (${countWritten(metrics, period.previous)})`,
        ),
        // Of all days that are not written, because the total includes them.
        selectFrom<Count>(
          db,
          COUNT,
          countUnwritten(INTERACTION_COUNTS, metrics, { from: 0, to: midnightAfter(now) }),
        ),
        selectFrom<{ count: number | null }>(
          db,
          ['count'],
          sql`
          SELECT sum(count) AS count FROM (${countWritten(metrics, { first: FIRST_DAY, last: dayOf(now) })})`,
        ),
      ])
      const total = (all?.count ?? 0) + totalOf(unwritten)
      return { data, ...interactionNumbers([...written, ...unwritten], period, total) }
    },

    async untrackedStats(span: Span): Promise<UntrackedStats> {
      const { previous, ...days } = periodOf(now, span)
      const [counts] = await db.batch([
        selectFrom<Change & { reason: string }>(
          db,
          ['reason', 'inRange', 'previous'],
          sql`
          SELECT key AS reason, sum(count * ${isDayOf(days)}) AS inRange, sum(count * ${isDayOf(previous)}) AS previous
          FROM ${dailyCounts} WHERE metric = 'untracked' AND day BETWEEN ${previous.first} AND ${days.last} GROUP BY key`,
        ),
      ])
      return {
        summary: recordOf(UNTRACKED_REASONS, (reason) => {
          const { inRange = 0, previous: before = 0 } = counts.find((row) => row.reason === reason) ?? {}
          return { inRange, previous: before }
        }),
      }
    },

    /** The first keys of each dimension of interactions. */
    async breakdowns(span: Span): Promise<Breakdowns> {
      const period = periodOf(now, span)
      const [counts] = await db.batch([
        selectFrom<KeyCount>(db, KEY_COUNT, sumDays(INTERACTION_COUNTS, DIMENSION_METRICS, period)),
      ])
      return { data: breakdownsOf(counts) }
    },

    listInteractions: (page: Page) => listRows(db, interactionColumns, now, page),

    listProductEvents: (page: Page) => listRows(db, productEventColumns, now, page),
  }
}

/** Makes the answer of counts of `INTERACTION_COUNTS`. */
export function breakdownsOf(counts: readonly KeyCount[]): Breakdowns['data'] {
  return recordOf(DIMENSIONS, (dimension) => {
    const rows = counts
      .filter(({ metric }) => metric === `interaction:${dimension}`)
      .map(({ key, inRange, previous }) => ({ key: joinKey(dimension, key), count: inRange, previous }))
    return topRows(rows, ['count', 'previous'])
  })
}

/**
 * Makes the answer of counts of `INTERACTION_COUNTS` by type, of a period and what it is compared with.
 *
 * @param total of all time
 */
export function interactionNumbers(counts: readonly Count[], period: Period, total: number) {
  const [inRange, previous] = [counts.filter(isOn(period)), counts.filter(isOn(period.previous))]
  const byDay = Map.groupBy(inRange, ({ day }) => day)
  return {
    summary: {
      total,
      inRange: totalOf(inRange),
      previous: totalOf(previous),
      byType: byType(inRange),
      previousByType: byType(previous),
    },
    series: period.days.map((day) => ({ day, byType: byType(byDay.get(day) ?? []) })),
  }
}

/** Every counted type has an entry, zeros included. */
function byType(counts: readonly Count[]): ByType {
  const types: ByType = recordOf(COUNTED_TYPES, () => 0)
  for (const { key, count } of counts) types[key] = (types[key] ?? 0) + count
  return types
}

/** Builds the statement that stores an interaction where a condition holds. */
export function insertInteraction(db: Database, row: InteractionRow, where: SQL) {
  return insertWhere(db, customerInteractions, row, where).onConflictDoNothing()
}

export function isInteractionStored({ id }: InteractionRow): SQL {
  return exists(customerInteractions, sql`id = ${id}`)
}

/** Builds the statements that delete the interaction and the product event of a session's click at a time in ISO 8601. */
export function deleteClick(db: Database, session: string, time: string) {
  return [customerInteractions, productAnalytics].map((table) =>
    db.delete(table).where(and(eq(table.user_session, session), eq(table.timestamp, time))),
  )
}

/** Builds the statement that stores a product event where a condition holds. */
export function insertProductEvent(db: Database, row: ProductEventRow, where: SQL) {
  return insertWhere(db, productAnalytics, row, where).onConflictDoNothing()
}
