import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { hasCode } from '#web/api/client.ts'
import { button } from '#web/ui/button.ts'
import type { Opening } from '#web/ui/page.ts'
import { DEFAULT_RANGE, type Range } from '#worker/statistics/contract.ts'
import { useOrderMarks } from './orders/marks.ts'
import { useDashboardStats } from './statistics/queries.ts'
import { showFailure } from './controls/show-failure.ts'
import { showClock } from './format.ts'
import { More } from './More.tsx'
import type { Translation } from './site/Translations.tsx'
import { Overview } from './Overview.tsx'
import { SetupGuide } from './setup-guide/SetupGuide.tsx'
import { Toolbar } from './Toolbar.tsx'
import { usePage, useSetupGuide } from './use-page.ts'

type Props = {
  /** Whether the numbers may be loaded. */
  isOpen: boolean
  onSignedOut: () => void
  translations: readonly Translation[]
  opening: Opening | undefined
}

/** Loads the numbers and shows one page of the dashboard: overview, more or setup guide. */
export function DashboardPages({ isOpen, onSignedOut, translations, opening }: Props) {
  const [range, setRange] = useState<Range>(DEFAULT_RANGE)
  const { data, error, isValidating } = useDashboardStats(isOpen ? range : undefined)
  const loading = isValidating || !isOpen
  const failure: unknown = loading ? undefined : error
  // No owner key is set, so that nobody can sign in.
  const closed = hasCode(error, 'forbidden')
  const stats = closed ? undefined : data
  const guide = useSetupGuide(failure)
  const page = usePage()
  const marks = useOrderMarks()
  const { mutate } = useSWRConfig()
  const refresh = () => void mutate(() => true)

  useEffect(() => {
    if (failure === undefined || hasCode(failure, 'forbidden')) return
    console.error('The dashboard could not be loaded:', failure)
    showFailure(
      'Failed to load dashboard data',
      'Please check your setup of the hosted database backend and try again',
    )
  }, [failure])

  return (
    <>
      <Toolbar
        range={closed ? undefined : range}
        demo={stats?.demo}
        withPages={loading || stats !== undefined}
        guide={guide}
        onRange={setRange}
        onRefresh={refresh}
        onSignedOut={onSignedOut}
      />
      {guide.open ? (
        <SetupGuide />
      ) : stats || loading ? (
        <>
          <div className="flex min-h-10 items-center text-sm">
            {loading ? <Loading /> : stats && <p className="text-moss">As of {showClock(stats.fetchedAt)}</p>}
          </div>
          {page === 'more' ? (
            stats && <More stats={stats} translations={translations} unused={opening?.unused ?? []} />
          ) : (
            <Overview stats={stats} marks={marks} opening={opening} onRefresh={refresh} />
          )}
        </>
      ) : (
        <div className="grid justify-items-center gap-5 py-24 text-center">
          <p className="text-lede">No data available.</p>
          <button type="button" onClick={guide.toggle} className={button.primary}>
            View Setup Guide
          </button>
        </div>
      )}
    </>
  )
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2.5 text-moss">
      <LoaderCircle aria-hidden strokeWidth={1.75} className="size-5 animate-spin" />
      Loading dashboard data...
    </p>
  )
}
