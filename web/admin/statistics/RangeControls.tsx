import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useToday } from '#web/browser/api/clock.ts'
import { Select } from '../controls/fields.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showClock } from '../format.ts'
import { useMarks } from '../orders/marks.ts'
import { RANGE_IDS, type RangeId, rangeName } from './range.ts'
import { useNumbers } from './use-numbers.ts'

/** Places the spinner of a phone below the buttons, to the right of the first number. */
const SPINNER_LINE =
  'flex items-center gap-2.5 text-moss text-sm max-md:absolute max-md:top-full max-md:right-0 max-md:pt-1.5 md:ml-auto'

/** What the numbers are of, and when they were loaded. */
export function RangeControls() {
  const { stats, isLoading, isClosed, guide } = useNumbers()
  const { refresh } = useMarks()
  return (
    <div className="relative flex flex-wrap items-center gap-2">
      {!isClosed && <RangeSelect />}
      <p role="status" className={isLoading ? SPINNER_LINE : 'ml-auto text-moss text-sm max-md:sr-only'}>
        {isLoading ? (
          <>
            <span
              aria-hidden
              className="size-4.5 animate-spin rounded-full border-2 border-moss/30 border-t-moss"
            />
            <span>Loading dashboard data...</span>
          </>
        ) : (
          stats && `As of ${showClock(stats.fetchedAt)}`
        )}
      </p>
      <SmallButton onClick={() => void refresh()} className="max-md:px-2.5">
        <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-md:hidden" />
        Refresh
      </SmallButton>
      <SmallButton aria-pressed={guide.open} {...guide.button} className="max-md:px-2.5">
        Setup Guide
      </SmallButton>
    </div>
  )
}

function RangeSelect() {
  const { chosen, choose: chooseNumbers } = useNumbers()
  const select = useRef<HTMLSelectElement>(null)
  const choose = (range: RangeId) => chooseNumbers({ ...chosen, range })
  const takeOver = useEffectEvent(() => {
    const value = select.current?.value as RangeId | undefined
    if (value && value !== chosen.range) choose(value)
  })
  const today = useToday()
  // Before hydration another range may have been chosen.
  useEffect(() => takeOver(), [])
  return (
    <Select
      ref={select}
      aria-label="Time range"
      value={chosen.range}
      onChoose={choose}
      // On a phone a range with the name of a month or year has a line of its own, so that none is cut off.
      frame={`grow basis-33 md:max-w-66 ${/^(?:\d|today)/.test(chosen.range) ? '' : 'max-md:basis-full'}`}
      options={RANGE_IDS.map((range) => [range, rangeName(range, today)] as const)}
    />
  )
}
