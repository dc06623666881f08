import { type BreakdownRow, DIMENSIONS } from '#contract/breakdowns.ts'
import type { Range } from '#contract/ranges.ts'
import { breakdownText } from '#web/content/admin.ts'
import { useBreakdowns } from '../data/breakdowns.ts'
import { showCount } from '../format.ts'
import { BreakdownTable, type Column } from './BreakdownTable.tsx'
import { Panel } from './Panel.tsx'
import { QueryResult } from './QueryResult.tsx'

const columnsOf = (range: Range): Column<BreakdownRow>[] => [
  { name: breakdownText.count, show: ({ count }) => showCount(count), className: 'font-semibold' },
  {
    name: breakdownText.before,
    more: breakdownText.beforeDays(range),
    show: ({ previous }) => showCount(previous),
    className: 'text-moss',
  },
]

/** Where clicks come from: one table a dimension. */
export function Breakdowns({ range, className = '' }: { range: Range; className?: string }) {
  return (
    <Panel heading={breakdownText.heading} className={className}>
      <QueryResult query={useBreakdowns(range)}>
        {({ data }) => (
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {DIMENSIONS.map((dimension) => (
              <BreakdownTable
                key={dimension}
                name={breakdownText.dimensions[dimension]}
                rows={data[dimension]}
                columns={columnsOf(range)}
                bar={({ count }) => count}
              />
            ))}
          </div>
        )}
      </QueryResult>
    </Panel>
  )
}
