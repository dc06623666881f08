import { memo } from 'react'
import { Part } from './controls/Panel.tsx'
import { Inquiries } from './inquiries/Inquiries.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { DailyChart } from './statistics/DailyChart.tsx'
import { LatestTabs } from './statistics/LatestTabs.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import type { Chosen } from './statistics/range.ts'
import { SalesSources } from './statistics/SalesSources.tsx'

type Props = { stats: DashboardStats; chosen: Chosen }

/** What the overview has below its first screen, in a script of its own, for which the first screen does not wait. */
export const Details = memo(function Details({ stats, chosen }: Props) {
  return (
    <div className="wide grid grid-cols-1 gap-9 pt-9 pb-14 lg:gap-12 lg:pt-10">
      <Inquiries chosen={chosen} />
      <Part keys={['dashboard']}>
        <DailyChart stats={stats} chosen={chosen} />
      </Part>
      <SalesSources chosen={chosen} />
      <Part keys={['dashboard']}>
        <LatestTabs stats={stats} />
      </Part>
      <Breakdowns chosen={chosen} />
    </div>
  )
})
