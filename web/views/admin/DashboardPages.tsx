import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { DEFAULT_RANGE, type Range } from '#contract/ranges.ts'
import { dashboardText } from '#web/content/admin.ts'
import { showToast } from '#web/lib/toast.ts'
import { useDashboardStats } from './data/dashboard.ts'
import { useOrderMarks } from './data/order-marks.ts'
import { useSubscriberDeletions } from './data/subscriber-deletions.ts'
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
export function DashboardPages({ onLocked }: { onLocked: () => void }) {
  const [{ range, load }, setRequest] = useState<{ range: Range; load: number }>({
    range: DEFAULT_RANGE,
    load: 0,
  })
  const { state, stats } = useDashboardStats(range, load)
  const failed = state === 'failed'
  const guide = useSetupGuide(failed || state === 'closed', load)
  const page = usePage()
  const deletions = useSubscriberDeletions()
  const marks = useOrderMarks()
  const { mutate } = useSWRConfig()

  useEffect(() => {
    if (!failed) return
    showToast('error', dashboardText.failed.title, { description: dashboardText.failed.description })
  }, [failed])

  // The guide needs no session, so it stays open when the calls are refused.
  const mustSignIn = state === 'locked' && !guide.open
  useEffect(() => {
    if (mustSignIn) onLocked()
  }, [mustSignIn, onLocked])

  const reload = (days: Range) => {
    setRequest({ range: days, load: load + 1 })
    if (days === range) void mutate(([resource]: string[]) => resource !== 'dashboard')
  }

  const readable = state === 'locked' || state === 'closed' ? undefined : stats
  return (
    <>
      <Toolbar
        range={range}
        state={state}
        demo={readable?.demo}
        guideOpen={guide.open}
        onRange={reload}
        onRefresh={() => reload(range)}
        onToggleGuide={guide.toggle}
        onSignedOut={onLocked}
      />
      {guide.open && <SetupGuide />}
      {!guide.open && readable && (
        <>
          <Freshness state={state} fetchedAt={readable.fetchedAt} />
          {page === 'more' ? (
            <More stats={readable} deletions={deletions} />
          ) : (
            <Overview stats={readable} marks={marks} onRefresh={() => reload(range)} />
          )}
        </>
      )}
      {!guide.open && !readable && state === 'loading' && <Loading className="py-8" />}
      {!guide.open && !readable && (failed || state === 'closed') && <NoData onViewGuide={guide.toggle} />}
    </>
  )
}
