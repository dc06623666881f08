import type { ReactNode } from 'react'
import type { Opening } from '#web/ui/page.ts'
import { Part } from './controls/Panel.tsx'
import { Inquiries } from './inquiries/Inquiries.tsx'
import { MarkOrder } from './orders/MarkOrder.tsx'
import type { OrderMarks } from './orders/marks.ts'
import { ToDo } from './runs/ToDo.tsx'
import { OpenTheShop } from './site/OpenTheShop.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { DailyChart } from './statistics/DailyChart.tsx'
import { LatestTabs } from './statistics/LatestTabs.tsx'
import { Numbers } from './statistics/Numbers.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import type { Chosen } from './statistics/range.ts'
import { SalesSources } from './statistics/SalesSources.tsx'

type Props = {
  /** Undefined while they are loading: the space of the first screen is reserved. */
  stats: DashboardStats | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  marks: OrderMarks
  /** The range, and when the numbers are of. */
  controls: ReactNode
  opening: Opening | undefined
}

/** What is to do, where it is done, what it came to, and where it came from. */
export function Overview({ stats, chosen, onChoose, marks, controls, opening }: Props) {
  return (
    <>
      <Part keys={['to-do']}>
        <ToDo isReady={stats !== undefined} />
      </Part>
      <div className="wide work">
        <Part keys={['references']}>
          <MarkOrder marks={marks} />
        </Part>
        <Numbers stats={stats} chosen={chosen} onChoose={onChoose} controls={controls} />
      </div>
      {stats && (
        <div className="wide grid grid-cols-1 gap-9 pt-9 pb-14 lg:gap-12 lg:pt-10">
          {opening && <OpenTheShop {...opening} />}
          <Inquiries chosen={chosen} />
          <DailyChart chosen={chosen} />
          <SalesSources chosen={chosen} />
          <Part keys={['dashboard']}>
            <LatestTabs stats={stats} />
          </Part>
          <Breakdowns chosen={chosen} />
        </div>
      )}
    </>
  )
}
