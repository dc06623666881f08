import type { ReactNode } from 'react'
import type { LaunchState } from '#web/ui/page.ts'
import { Part } from './controls/Panel.tsx'
import { Breakdowns, DailyChart, Inquiries, SalesSources, SiteNotes } from './lazy-pages.tsx'
import { OrderMarking } from './orders/OrderMarking.tsx'
import { ToDo } from './runs/ToDo.tsx'
import { LaunchProgress } from './site/LaunchProgress.tsx'
import { LatestTabs } from './statistics/LatestTabs.tsx'
import { Numbers } from './statistics/Numbers.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import type { Chosen } from './statistics/range.ts'

type Props = {
  /** Undefined while they are loading: the space of the first screen is reserved. */
  stats: DashboardStats | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  controls: ReactNode
  launch: LaunchState | undefined
}

/** What is to do, where it is done, what it came to, and where it came from. */
export function Overview({ stats, chosen, onChoose, controls, launch }: Props) {
  return (
    <>
      {launch && <LaunchProgress {...launch} />}
      <Part>
        <ToDo canEdit={launch?.canEdit ?? false} />
      </Part>
      <div className="wide mt-4 lg:grid lg:grid-cols-12 lg:gap-x-gap">
        <Part>
          <OrderMarking />
        </Part>
        <Numbers stats={stats} chosen={chosen} onChoose={onChoose} controls={controls} />
      </div>
      {stats && (
        <div className="wide grid grid-cols-1 gap-9 pt-9 pb-14 lg:gap-12 lg:pt-10">
          {launch && <SiteNotes {...launch} />}
          <Inquiries chosen={chosen} />
          <DailyChart stats={stats} chosen={chosen} />
          <SalesSources chosen={chosen} />
          <Part>
            <LatestTabs stats={stats} />
          </Part>
          <Breakdowns chosen={chosen} />
        </div>
      )}
    </>
  )
}
