import { useDeferredValue, useEffect, useState } from 'react'
import { hasCode, isFullDay } from '#web/browser/api/client.ts'
import { whenIdle } from '#web/browser/schedule.ts'
import type { LaunchState } from '#web/ui/page.ts'
import { Bar } from './Bar.tsx'
import { SmallButton } from './controls/SmallButton.tsx'
import { showFailure } from './controls/show-failure.ts'
import { FULL_DAY_TEXT } from './format.ts'
import { fetchLazyPages, More, OrdersPage, SetupGuide } from './lazy-pages.tsx'
import { Overview } from './Overview.tsx'
import { LastChange } from './orders/LastChange.tsx'
import { useOrderMarks } from './orders/marks.ts'
import { useDashboardPage, useSetupGuide } from './routing.ts'
import { useSession } from './session/session.ts'
import type { Translation } from './site/Translations.tsx'
import { useDashboardStats } from './statistics/queries.ts'
import { RangeControls } from './statistics/RangeControls.tsx'
import { type Chosen, DEFAULT_CHOSEN, loadChoice, saveChoice } from './statistics/range.ts'

type Props = {
  translations: readonly Translation[]
  launch: LaunchState | undefined
}

/** Loads the numbers and shows one page of the dashboard: overview, orders, more or setup guide. */
export function DashboardPages({ translations, launch }: Props) {
  const isOpen = useSession().state === 'open'
  const [chosen, choose] = useChosenRange()
  // The choice is painted before the numbers follow it.
  const shown = useDeferredValue(chosen)
  const { data, error, isValidating } = useDashboardStats(isOpen ? shown : undefined)
  // Numbers that have arrived are rendered in slices, between which the browser responds.
  const loaded = useDeferredValue(data)
  const loading = isValidating || shown !== chosen || !isOpen || loaded !== data
  const failure: unknown = loading ? undefined : error
  // No owner key is set, so that nobody can sign in.
  const closed = hasCode(error, 'forbidden')
  const stats = closed ? undefined : loaded
  const guide = useSetupGuide(hasCode(failure, 'unauthorized') || isFullDay(failure) ? undefined : failure)
  const page = useDashboardPage()
  const marks = useOrderMarks()
  const isLoaded = stats !== undefined
  useEffect(() => {
    if (isLoaded) whenIdle(document, () => fetchLazyPages().catch(console.warn))
  }, [isLoaded])

  useEffect(() => {
    if (failure === undefined || hasCode(failure, 'forbidden') || hasCode(failure, 'unauthorized')) return
    console.error('The dashboard could not be loaded:', failure)
    showFailure(
      'Failed to load dashboard data',
      isFullDay(failure)
        ? FULL_DAY_TEXT
        : 'Please check your setup of the hosted database backend and try again',
    )
  }, [failure])

  const controls = (
    <RangeControls
      chosen={closed ? undefined : chosen}
      fetchedAt={loading ? undefined : stats?.fetchedAt}
      isLoading={loading}
      guide={guide}
      onChoose={choose}
      onRefresh={() => void marks.refresh()}
    />
  )
  return (
    <>
      <Bar demo={stats?.demo} guideOpen={guide.open} />
      {stats?.demo !== false && (
        <p className={`wide ${stats ? '' : 'if-demo'}`}>
          <span className="block border-star/60 border-y-[1.5px] border-dashed py-2 text-sm leading-snug">
            Sample numbers: none of these orders is real, and nothing is saved.
          </span>
        </p>
      )}
      {guide.open ? (
        <div className="wide py-4">
          {controls}
          <SetupGuide />
        </div>
      ) : !stats && !loading ? (
        <div className="wide py-4">
          {controls}
          <div className="grid justify-items-center gap-5 py-24 text-center">
            <p className="text-lede">No data available.</p>
            {isFullDay(failure) && <p>{FULL_DAY_TEXT} Nothing that was stored is lost.</p>}
            <SmallButton as="filled" onClick={guide.toggle}>
              View Setup Guide
            </SmallButton>
          </div>
        </div>
      ) : page === 'orders' ? (
        <OrdersPage marks={marks} />
      ) : page === 'more' ? (
        <More stats={stats} chosen={shown} controls={controls} translations={translations} launch={launch} />
      ) : (
        <Overview
          stats={stats}
          chosen={shown}
          onChoose={choose}
          marks={marks}
          controls={controls}
          launch={launch}
        />
      )}
      {!guide.open && <LastChange marks={marks} isAlways={page === 'orders'} />}
    </>
  )
}

/** The chosen range, which outlives a reload. The HTML has the default one. */
function useChosenRange() {
  const [chosen, setChosen] = useState<Chosen>(DEFAULT_CHOSEN)
  useEffect(() => setChosen(loadChoice()), [])
  const choose = (next: Chosen) => {
    saveChoice(next)
    setChosen(next)
  }
  return [chosen, choose] as const
}
