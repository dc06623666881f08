import { useEffect, useState } from 'react'
import { hasCode, isFullDay } from '#web/browser/api/client.ts'
import type { LaunchState } from '#web/ui/page.ts'
import { Bar } from './Bar.tsx'
import { SmallButton } from './controls/SmallButton.tsx'
import { showFailure } from './controls/use-action.ts'
import { FULL_DAY_TEXT } from './format.ts'
import { More, OrdersPage, SetupGuide } from './lazy-pages.tsx'
import { Overview } from './Overview.tsx'
import { LastChange } from './orders/LastChange.tsx'
import { MarksProvider, useOrderMarks } from './orders/marks.ts'
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
  const { data, error, isValidating } = useDashboardStats(isOpen ? chosen : undefined)
  const loading = isValidating || !isOpen
  const failure: unknown = loading ? undefined : error
  // No owner key is set, so that nobody can sign in.
  const closed = hasCode(error, 'forbidden')
  const stats = closed ? undefined : data
  const guide = useSetupGuide(hasCode(failure, 'unauthorized') || isFullDay(failure) ? undefined : failure)
  const page = useDashboardPage()
  const marks = useOrderMarks()

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
  const common = { stats, chosen, controls }
  return (
    <MarksProvider value={marks}>
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
        <OrdersPage />
      ) : page === 'more' ? (
        <More {...common} translations={translations} />
      ) : (
        <Overview {...common} launch={launch} onChoose={choose} />
      )}
      {!guide.open && <LastChange isAlways={page === 'orders'} />}
    </MarksProvider>
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
