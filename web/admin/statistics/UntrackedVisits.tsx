import { UNTRACKED_REASONS, type UntrackedReason } from '#worker/tracking/constants.ts'
import { QueryPanel } from '../controls/Panel.tsx'
import { BarTable, countColumns } from './BarTable.tsx'
import { queryUntracked } from './queries.ts'
import { useNumbers } from './use-numbers.ts'

const REASONS: Record<UntrackedReason, string> = {
  bot: 'Bots',
  gpc: 'Visitors who ask not to be tracked',
  owner: 'Your own visits',
}

/** What is left out of the numbers, by reason. */
export function UntrackedVisits() {
  const { chosen, span } = useNumbers()
  return (
    <QueryPanel
      heading="Left out of the numbers"
      lede="These reached the site and were answered, but are not part of any number."
      query={queryUntracked(span)}
    >
      {({ summary }) => (
        <BarTable
          name="Answered, and not counted"
          heading="Reason"
          keyName={(key) => key}
          columns={countColumns(chosen)}
          rows={UNTRACKED_REASONS.map((reason) => ({
            key: REASONS[reason],
            count: summary[reason].inRange,
            previous: summary[reason].previous,
          }))}
        />
      )}
    </QueryPanel>
  )
}
