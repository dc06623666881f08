import type { Opening } from '#web/ui/page.ts'
import { DailyChart } from './statistics/DailyChart.tsx'
import type { OrderMarks } from './orders/marks.ts'
import type { DashboardStats } from './statistics/queries.ts'
import { MarkOrder } from './orders/MarkOrder.tsx'
import { OpenOrders } from './orders/OpenOrders.tsx'
import { OrderCards, SalesSources } from './orders/Sales.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { Inquiries } from './inquiries/Inquiries.tsx'
import { PanelBoundary } from './controls/Panel.tsx'
import { LatestTabs } from './statistics/LatestTabs.tsx'
import { OpenTheShop } from './site/OpenTheShop.tsx'
import { Publication } from './runs/Publication.tsx'
import { StatCards } from './statistics/StatCards.tsx'

type Props = {
  /** Undefined while they are loading: the space of the first screen is reserved. */
  stats: DashboardStats | undefined
  marks: OrderMarks
  opening: Opening | undefined
  onRefresh: () => void
}

/** What was sold and what happened in the range, where it came from, and the latest entries. */
export function Overview({ stats, marks, opening, onRefresh }: Props) {
  const range = stats?.range
  return (
    <div className="grid grid-cols-1 gap-2.5 sm:gap-6">
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <div className="grid gap-1.5 sm:gap-5">
          <OrderCards range={range} />
          <StatCards stats={stats} />
        </div>
      </PanelBoundary>
      <div className="grid grid-cols-1 items-start gap-5 sm:gap-6 lg:grid-cols-2">
        <MarkOrder marks={marks} demo={stats?.demo ?? false} />
        <OpenOrders range={range} marks={marks} />
      </div>
      {stats && <BelowFirstScreen stats={stats} opening={opening} onRefresh={onRefresh} />}
    </div>
  )
}

function BelowFirstScreen({ stats, opening, onRefresh }: Omit<Props, 'marks'> & { stats: DashboardStats }) {
  const { range, demo } = stats
  return (
    <>
      {!demo && <Publication />}
      {opening && <OpenTheShop {...opening} />}
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <DailyChart range={range} />
      </PanelBoundary>
      <SalesSources range={range} />
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <LatestTabs stats={stats} />
      </PanelBoundary>
      <div className="grid grid-cols-1 items-start gap-5 sm:gap-6 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_26rem]">
        <Inquiries range={range} className="lg:order-last" />
        <Breakdowns range={range} />
      </div>
    </>
  )
}
