import type { Range } from '#contract/ranges.ts'
import { UNTRACKED_REASONS, type UntrackedReason } from '#contract/tracking.ts'
import { useUntracked } from '../data/untracked.ts'
import { showCount } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

const REASONS: Record<UntrackedReason, string> = {
  bot: 'Bots',
  gpc: 'Visitors who ask not to be tracked',
  rate_limit: 'Too many requests from one address',
  owner: 'Your own visits',
}

/** What is left out of the numbers, by reason. */
export function Untracked({ range }: { range: Range }) {
  return (
    <Panel
      heading="Left out of the numbers"
      lede="These reached the site and were answered, but are not part of any number."
    >
      <QueryResult query={useUntracked(range)}>
        {({ summary }) => (
          <table className="w-full text-sm">
            <caption className="sr-only">Left out of the numbers</caption>
            <thead className="border-leaf/30 border-b text-moss">
              <tr>
                <th scope="col" className="py-1 text-left font-normal">
                  Reason
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-normal">
                  Count
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-normal">
                  Before
                  <span className="sr-only">, in the {range} days before</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {UNTRACKED_REASONS.map((reason) => (
                <tr key={reason} className="border-leaf/10 border-b">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {REASONS[reason]}
                  </th>
                  <td className="py-1.5 pl-3 text-right font-semibold">
                    {showCount(summary[reason].inRange)}
                  </td>
                  <td className="py-1.5 pl-3 text-right text-moss">{showCount(summary[reason].previous)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryResult>
    </Panel>
  )
}
