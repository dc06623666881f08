import RefreshCw from 'lucide-react/icons/refresh-cw'
import { RANGES, type Range } from '#contract/ranges.ts'
import { GuideToggle } from './GuideToggle.tsx'
import { ModeBadge } from './ModeBadge.tsx'
import { PageLinks } from './PageLinks.tsx'
import { SignOut } from './SignOut.tsx'
import { smallButton } from './small-button.ts'
import type { useSetupGuide } from './use-setup-guide.ts'

type Props = {
  /** Undefined where the numbers cannot be read. */
  range: Range | undefined
  /** Whether the numbers are samples; undefined where there are none to show. */
  demo: boolean | undefined
  guide: ReturnType<typeof useSetupGuide>
  onRange: (range: Range) => void
  onRefresh: () => void
  onSignedOut: () => void
}

/** The controls above every page of the dashboard. */
export function Toolbar({ range, demo, guide, onRange, onRefresh, onSignedOut }: Props) {
  return (
    <div className="border-leaf/15 border-b pt-4 text-sm lg:flex lg:items-center lg:gap-x-6">
      {/* Not at the right edge of large screens, where toasts appear. */}
      <div className="flex gap-2 lg:order-1 lg:pb-3">
        {range && (
          <select
            aria-label="Time range"
            value={range}
            onChange={({ target }) => onRange(RANGES[target.selectedIndex] ?? range)}
            className={`${smallButton} max-lg:min-w-0 max-lg:grow`}
          >
            {RANGES.map((days) => (
              <option key={days} value={days}>
                Last {days} days
              </option>
            ))}
          </select>
        )}
        <button type="button" onClick={onRefresh} className={smallButton}>
          <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
          Refresh
        </button>
        <GuideToggle {...guide} />
      </div>
      {demo !== undefined && (
        <div className="flex items-center gap-x-4 max-lg:mt-1 lg:contents">
          <PageLinks guideOpen={guide.open} />
          <ModeBadge demo={demo} />
          {!demo && <SignOut onSignedOut={onSignedOut} />}
        </div>
      )}
    </div>
  )
}
