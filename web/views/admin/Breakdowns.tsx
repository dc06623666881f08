import {
  type BreakdownRow,
  type Breakdowns as Counted,
  DIMENSIONS,
} from '../../../worker/contract/breakdowns.ts'
import { breakdownText } from '../../content/admin.ts'
import type { Dashboard } from './ask-dashboard.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { showMoment, typeLabel } from './format.ts'
import { Answered, Panel } from './Panel.tsx'
import { useStats } from './use-stats.ts'

/** By type from the daily counts, which are of this minute; the others as the hourly count left them. */
export function Breakdowns({ dashboard }: { dashboard: Dashboard }) {
  const { range, at } = dashboard
  const asked = useStats<Counted>(`/stats/breakdowns?days=${range}`, at)
  return (
    <Panel heading={breakdownText.heading} className="lg:col-span-2">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        <BreakdownTable name={breakdownText.byType} rows={typesOf(dashboard)} range={range} />
        {asked.answer &&
          DIMENSIONS.map((dimension) => (
            <BreakdownTable
              key={dimension}
              name={breakdownText.dimensions[dimension]}
              rows={asked.answer?.data[dimension] ?? []}
              range={range}
            />
          ))}
      </div>
      <div className="mt-6 text-moss text-sm">
        <Answered asked={asked}>
          {({ freshAt }) => (
            <p>{freshAt ? breakdownText.freshAt(showMoment(freshAt)) : breakdownText.neverCounted}</p>
          )}
        </Answered>
      </div>
    </Panel>
  )
}

function typesOf({ interactions: { summary } }: Dashboard): BreakdownRow[] {
  return Object.entries(summary.byType)
    .map(([type, count]) => ({ key: typeLabel(type), count, previous: summary.previousByType[type] ?? 0 }))
    .filter(({ count, previous }) => count + previous > 0)
    .sort((one, other) => other.count - one.count)
}
