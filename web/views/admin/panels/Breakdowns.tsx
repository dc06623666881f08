import { DIMENSIONS } from '../../../../worker/contract/breakdowns.ts'
import type { Range } from '../../../../worker/contract/ranges.ts'
import { breakdownText } from '../../../content/admin.ts'
import { useBreakdowns } from '../data/breakdowns.ts'
import { showMoment } from '../format.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Panel } from './Panel.tsx'
import { QueryResult } from './QueryResult.tsx'

/** Where clicks come from: one table a dimension. */
export function Breakdowns({ range, className = '' }: { range: Range; className?: string }) {
  return (
    <Panel heading={breakdownText.heading} className={className}>
      <QueryResult query={useBreakdowns(range)}>
        {({ data, freshAt }) => (
          <>
            <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
              {DIMENSIONS.map((dimension) => (
                <BreakdownTable
                  key={dimension}
                  name={breakdownText.dimensions[dimension]}
                  rows={data[dimension]}
                  range={range}
                />
              ))}
            </div>
            <p className="mt-6 text-moss text-sm">
              {freshAt ? breakdownText.freshAt(showMoment(freshAt)) : breakdownText.neverCounted}
            </p>
          </>
        )}
      </QueryResult>
    </Panel>
  )
}
