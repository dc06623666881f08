import type { Range } from '../../../worker/contract/ranges.ts'
import type { UntrackedStats } from '../../../worker/contract/stats.ts'
import { UNTRACKED_REASONS } from '../../../worker/contract/tracking.ts'
import { breakdownText, notCountedText } from '../../content/admin.ts'
import { showCount } from './format.ts'
import { Answered, Panel } from './Panel.tsx'
import { useStats } from './use-stats.ts'

export function NotCounted({ range, at }: { range: Range; at: number }) {
  const asked = useStats<UntrackedStats>(`/stats/untracked?days=${range}`, at)
  return (
    <Panel heading={notCountedText.heading} lede={notCountedText.lede}>
      <Answered asked={asked}>
        {({ summary }) => (
          <table className="w-full text-sm">
            <caption className="sr-only">{notCountedText.heading}</caption>
            <thead className="border-leaf/30 border-b text-moss">
              <tr>
                <th scope="col" className="py-1 text-left font-normal">
                  {notCountedText.reason}
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
                    {notCountedText.reasons[reason]}
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
      </Answered>
    </Panel>
  )
}
