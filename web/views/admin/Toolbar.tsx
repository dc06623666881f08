import RefreshCw from 'lucide-react/icons/refresh-cw'
import { RANGES, type Range } from '../../../worker/contract.ts'
import { dashboardText } from '../../content/admin.ts'
import type { DashboardStats, LoadState } from './data/dashboard.ts'
import { PageLinks } from './PageLinks.tsx'
import { StatusLine } from './StatusLine.tsx'
import { smallButton } from './small-button.ts'

type Props = {
  range: Range
  state: LoadState
  stats: DashboardStats | undefined
  guideOpen: boolean
  onRange: (range: Range) => void
  onRefresh: () => void
  onToggleGuide: () => void
  onSignedOut: () => void
}

/** The controls above every page of the dashboard. */
export function Toolbar({
  range,
  state,
  stats,
  guideOpen,
  onRange,
  onRefresh,
  onToggleGuide,
  onSignedOut,
}: Props) {
  const readable = state !== 'locked' && state !== 'closed'
  return (
    <div className="border-leaf/15 border-b pt-4 text-sm lg:flex lg:flex-wrap lg:items-center lg:gap-x-8">
      <div className="flex gap-2 lg:pb-4">
        {readable && (
          <select
            aria-label={dashboardText.range}
            value={range}
            onChange={(event) => onRange(Number(event.target.value) as Range)}
            className={`${smallButton} max-sm:min-w-0 max-sm:grow`}
          >
            {RANGES.map((days) => (
              <option key={days} value={days}>
                {dashboardText.rangeOf(days)}
              </option>
            ))}
          </select>
        )}
        {state !== 'locked' && (
          <button type="button" onClick={onRefresh} className={smallButton}>
            <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
            {dashboardText.refresh}
          </button>
        )}
        <button type="button" aria-pressed={guideOpen} onClick={onToggleGuide} className={smallButton}>
          {dashboardText.guide}
        </button>
      </div>
      {stats && <StatusLine state={state} stats={stats} onSignedOut={onSignedOut} />}
      {stats && <PageLinks guideOpen={guideOpen} />}
    </div>
  )
}
