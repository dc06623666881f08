import type { Breakdowns } from '#contract/breakdowns.ts'
import type { Range } from '#contract/ranges.ts'
import type { InteractionRow } from '../rows.ts'
import { breakdowns, dimensionKeys, type RangeRow } from '../rules/breakdowns.ts'
import { dayOf, periodOf } from '../rules/days.ts'

/** @returns the breakdowns that D1 would have of the sample interactions */
export function sampleBreakdowns(interactions: InteractionRow[], now: number, days: Range): Breakdowns {
  const period = periodOf(now, days)
  const firstDay = period.days[0] ?? ''
  const on = (row: InteractionRow) => dayOf(Date.parse(row.timestamp))
  const before = interactions
    .filter((row) => on(row) >= period.previousDay && on(row) < firstDay)
    .flatMap(dimensionKeys)
    .map(([dimension, key]): RangeRow => ({ dimension, key, count: 0, previous: 1 }))
  return {
    data: breakdowns(
      before,
      interactions.filter((row) => on(row) >= firstDay),
    ),
    freshAt: new Date(now).toISOString(),
    since: interactions.at(-1)?.timestamp ?? new Date(now).toISOString(),
  }
}
