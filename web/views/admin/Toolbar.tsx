import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent, useRef } from 'react'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/api/client.ts'
import { RANGES, type Range } from '#worker/statistics/contract.ts'
import { showFailure } from './controls/show-failure.ts'
import { SmallButton, smallButton } from './controls/SmallButton.tsx'
import type { useSetupGuide } from './use-page.ts'
import { type Page, pageLinks, usePage } from './use-page.ts'

const PAGES: readonly [Page, string][] = [
  ['overview', 'Overview'],
  ['more', 'More'],
]

type Props = {
  /** Undefined where the numbers cannot be read. */
  range: Range | undefined
  /** Whether the numbers are samples; undefined where there are none to show. */
  demo: boolean | undefined
  /** Whether there is an overview, with or without numbers yet. */
  withPages: boolean
  guide: ReturnType<typeof useSetupGuide>
  onRange: (range: Range) => void
  onRefresh: () => void
  onSignedOut: () => void
}

/** The controls above every page of the dashboard. */
export function Toolbar({ range, demo, withPages, guide, onRange, onRefresh, onSignedOut }: Props) {
  return (
    <div className="border-leaf/15 border-b pt-4 text-sm lg:flex lg:items-center lg:gap-x-6">
      {/* Not at the right edge of large screens, where toasts appear. */}
      <div className="flex gap-2 lg:order-1 lg:pb-3">
        {range && <RangeSelect range={range} onRange={onRange} />}
        <SmallButton onClick={onRefresh}>
          <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
          Refresh
        </SmallButton>
        <GuideToggle {...guide} />
      </div>
      {withPages && (
        <div className="flex items-center gap-x-4 max-lg:mt-1 lg:contents">
          <PageLinks guideOpen={guide.open} />
          {demo !== undefined && (
            <span
              className={`ml-auto whitespace-nowrap rounded-full px-3 py-0.5 font-semibold lg:order-2 lg:mb-3 lg:ml-0 ${demo ? 'bg-honey text-jam' : 'bg-leaf text-paper'}`}
            >
              {demo ? 'Demo Mode' : 'Live Data'}
            </span>
          )}
          {demo === false && <SignOut onSignedOut={onSignedOut} />}
        </div>
      )}
    </div>
  )
}

function RangeSelect({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const select = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => onRange(RANGES[select.current?.selectedIndex ?? -1] ?? range))
  // Before hydration another range may have been chosen.
  useEffect(() => takeOver(), [])
  return (
    <select
      ref={select}
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
  )
}

/** The two pages of the dashboard; what is rarely used is on the second. */
function PageLinks({ guideOpen }: { guideOpen: boolean }) {
  const current = usePage()
  return (
    <nav aria-label="Dashboard" className="flex gap-6 text-base lg:order-first lg:self-end">
      {PAGES.map(([page, name]) => (
        <a
          key={page}
          href={pageLinks[page]}
          aria-current={!guideOpen && page === current ? 'page' : undefined}
          className="flex min-h-12 min-w-11 items-center justify-center border-transparent border-b-[3px] px-1 text-moss hover:text-leaf aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

export function GuideToggle({ open, toggle }: { open: boolean; toggle: () => void }) {
  return (
    <SmallButton aria-pressed={open} onClick={toggle}>
      Setup Guide
    </SmallButton>
  )
}

function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const { trigger, isMutating } = useSWRMutation(['sign-out'], () => bodyOf(api.owner.session.$delete()), {
    throwOnError: false,
    onSuccess: onSignedOut,
    onError: () => showFailure('You are still signed in'),
  })
  return (
    <button
      type="button"
      aria-busy={isMutating}
      onClick={() => trigger()}
      className="min-h-11 min-w-11 cursor-pointer whitespace-nowrap text-moss underline decoration-moss/40 underline-offset-4 hover:text-leaf lg:order-3 lg:mb-3 lg:ml-auto"
    >
      Sign out
    </button>
  )
}
