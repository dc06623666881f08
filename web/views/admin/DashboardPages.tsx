import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { DEFAULT_RANGE, type Range } from '#contract/ranges.ts'
import { showToast } from '#web/lib/toast.ts'
import { useDashboardStats } from './data/dashboard.ts'
import { useOrderMarks } from './data/order-marks.ts'
import { useSubscriberDeletions } from './data/subscriber-deletions.ts'
import { isForbidden } from './data/swr-options.ts'
import { Freshness } from './Freshness.tsx'
import { Loading } from './Loading.tsx'
import { More } from './more/More.tsx'
import { NoData } from './NoData.tsx'
import { Overview } from './overview/Overview.tsx'
import { SetupGuide } from './setup-guide/SetupGuide.tsx'
import { Toolbar } from './Toolbar.tsx'
import { usePage } from './use-page.ts'
import { useSetupGuide } from './use-setup-guide.ts'

/** Loads the numbers and shows one page of the dashboard: overview, more or setup guide. */
export function DashboardPages({ onSignedOut }: { onSignedOut: () => void }) {
  const [range, setRange] = useState<Range>(DEFAULT_RANGE)
  const { data, error, isValidating: loading } = useDashboardStats(range)
  const failure: unknown = loading ? undefined : error
  const closed = isForbidden(error)
  const stats = closed ? undefined : data
  const guide = useSetupGuide(failure)
  const page = usePage()
  const deletions = useSubscriberDeletions()
  const marks = useOrderMarks()
  const { mutate } = useSWRConfig()
  const refresh = () => void mutate(() => true)

  useEffect(() => {
    if (failure === undefined || isForbidden(failure)) return
    console.error('The dashboard could not be loaded:', failure)
    showToast('error', 'Failed to load dashboard data', {
      description: 'Please check your setup of the hosted database backend and try again',
    })
  }, [failure])

  return (
    <>
      <Toolbar
        range={closed ? undefined : range}
        demo={stats?.demo}
        guide={guide}
        onRange={setRange}
        onRefresh={refresh}
        onSignedOut={onSignedOut}
      />
      {guide.open && <SetupGuide />}
      {!guide.open && stats && (
        <>
          <Freshness loading={loading} fetchedAt={stats.fetchedAt} />
          {page === 'more' ? (
            <More stats={stats} deletions={deletions} />
          ) : (
            <Overview stats={stats} marks={marks} onRefresh={refresh} />
          )}
        </>
      )}
      {!guide.open &&
        !stats &&
        (loading ? <Loading className="py-8" /> : <NoData onViewGuide={guide.toggle} />)}
    </>
  )
}
