import RefreshCw from 'lucide-react/icons/refresh-cw'
import { RANGES, type Range } from '#contract/ranges.ts'
import { dashboardText } from '#web/content/admin.ts'
import type { LoadState } from './data/dashboard.ts'
import { ModeBadge } from './ModeBadge.tsx'
import { PageLinks } from './PageLinks.tsx'
import { SignOut } from './SignOut.tsx'
import { smallButton } from './small-button.ts'

type Props = {
  range: Range
  state: LoadState
  /** Whether the numbers are samples; undefined where there are none to show. */
  demo: boolean | undefined
  guideOpen: boolean
  onRange: (range: Range) => void
  onRefresh: () => void
  onToggleGuide: () => void
  onSignedOut: () => void
}

/** The controls above every page of the dashboard. */
export function Toolbar(props: Props) {
  const { range, state, demo, guideOpen } = props
  return (
    <div className="border-leaf/15 border-b pt-4 text-sm lg:flex lg:items-center lg:gap-x-6">
      {/* Not at the right edge of large screens, where toasts appear. */}
      <div className="flex gap-2 lg:order-1 lg:pb-3">
        {state !== 'locked' && state !== 'closed' && (
          <select
            aria-label={dashboardText.range}
            value={range}
            onChange={(event) => props.onRange(Number(event.target.value) as Range)}
            className={`${smallButton} max-lg:min-w-0 max-lg:grow`}
          >
            {RANGES.map((days) => (
              <option key={days} value={days}>
                {dashboardText.rangeOf(days)}
              </option>
            ))}
          </select>
        )}
        {state !== 'locked' && (
          <button type="button" onClick={props.onRefresh} className={smallButton}>
            <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
            {dashboardText.refresh}
          </button>
        )}
        <button type="button" aria-pressed={guideOpen} onClick={props.onToggleGuide} className={smallButton}>
          {dashboardText.guide}
        </button>
      </div>
      {demo !== undefined && (
        <div className="flex items-center gap-x-4 max-lg:mt-1 lg:contents">
          <PageLinks guideOpen={guideOpen} />
          <ModeBadge demo={demo} />
          {!demo && <SignOut onSignedOut={props.onSignedOut} />}
        </div>
      )}
    </div>
  )
}
