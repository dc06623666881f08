import type { Range } from '#contract/ranges.ts'
import { UNTRACKED_REASONS } from '#contract/tracking.ts'
import { breakdownText, untrackedText } from '#web/content/admin.ts'
import { useUntracked } from '../data/untracked.ts'
import { showCount } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

/** What is left out of the numbers, by reason. */
export function Untracked({ range }: { range: Range }) {
  return (
    <Panel heading={untrackedText.heading} lede={untrackedText.lede}>
      <QueryResult query={useUntracked(range)}>
        {({ summary }) => (
          <table className="w-full text-sm">
            <caption className="sr-only">{untrackedText.heading}</caption>
            <thead className="border-leaf/30 border-b text-moss">
              <tr>
                <th scope="col" className="py-1 text-left font-normal">
                  {untrackedText.reason}
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-normal">
                  {breakdownText.count}
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-normal">
                  {breakdownText.before}
                  <span className="sr-only">{breakdownText.beforeDays(range)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {UNTRACKED_REASONS.map((reason) => (
                <tr key={reason} className="border-leaf/10 border-b">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {untrackedText.reasons[reason]}
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
