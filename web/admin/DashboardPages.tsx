import { Activity, type ReactNode, useState } from 'react'
import { Bar } from './Bar.tsx'
import { LastChange, More, OrdersPage, SetupGuide } from './lazy-pages.tsx'
import { Overview } from './Overview.tsx'
import { MarksProvider, useOrderMarks } from './orders/marks.ts'
import { useDashboardPage, useFocusOfPart } from './routing.ts'
import { RangeControls } from './statistics/RangeControls.tsx'
import { NumbersProvider, useNumbersState } from './statistics/use-numbers.ts'
import { useReloadWhenSeen } from './use-reload-when-seen.ts'

/** Loads the numbers and shows one page of the dashboard: overview, orders, more or setup guide. */
export function DashboardPages() {
  const numbers = useNumbersState()
  const marks = useOrderMarks()
  const page = useDashboardPage()
  const { stats } = numbers
  useReloadWhenSeen(marks.refresh)
  useFocusOfPart()
  return (
    <NumbersProvider value={numbers}>
      <MarksProvider value={marks}>
        <Bar />
        {stats?.demo !== false && (
          <p className={`wide ${stats ? '' : 'if-demo'}`}>
            <span className="block border-clay/60 border-y-[1.5px] border-dashed py-2 text-sm leading-snug">
              Sample numbers: none of these orders is real, and nothing is saved.
            </span>
          </p>
        )}
        {page === 'setup-guide' && (
          <div className="wide py-4">
            <RangeControls />
            <SetupGuide />
          </div>
        )}
        <Kept isShown={page === 'overview'}>
          <Overview />
        </Kept>
        <Kept isShown={page === 'orders'}>
          <OrdersPage />
        </Kept>
        {page === 'more' && <More />}
        {page !== 'setup-guide' && marks.last && <LastChange />}
      </MarksProvider>
    </NumbersProvider>
  )
}

/** A page that keeps what was typed on it while another page is shown; it is rendered when it is first shown. */
function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown && <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
