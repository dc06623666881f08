import { type BreakdownRow, DIMENSIONS, type Dimension } from '#contract/breakdowns.ts'
import type { Range } from '#contract/ranges.ts'
import { useBreakdowns } from '../data/queries.ts'
import { showCount } from '../format.ts'
import { BreakdownTable, type Column } from './BreakdownTable.tsx'
import { QueryPanel } from './Panel.tsx'

const NAMES: Record<Dimension, string> = {
  placement: 'By the place on the page',
  page: 'By page',
  source: 'By where the visitor came from',
  lot: 'Codes on jars, by lot',
}

/** The count of the range, and of as many days before. */
export const countColumns = (range: Range): Column<BreakdownRow>[] => [
  { name: 'Count', show: ({ count }) => showCount(count), className: 'font-semibold' },
  {
    name: 'Before',
    more: `, in the ${range} days before`,
    show: ({ previous }) => showCount(previous),
    className: 'text-moss',
  },
]

/** Where clicks come from: one table a dimension. */
export function Breakdowns({ range }: { range: Range }) {
  return (
    <QueryPanel heading="Where it comes from" query={useBreakdowns(range)}>
      {({ data }) => (
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {DIMENSIONS.map((dimension) => (
            <BreakdownTable
              key={dimension}
              name={NAMES[dimension]}
              rows={data[dimension]}
              columns={countColumns(range)}
              bar={({ count }) => count}
            />
          ))}
        </div>
      )}
    </QueryPanel>
  )
}
