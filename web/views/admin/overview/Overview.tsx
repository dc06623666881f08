import { DailyChart } from '../charts/DailyChart.tsx'
import type { DashboardStats } from '../data/dashboard.ts'
import { Breakdowns } from '../panels/Breakdowns.tsx'
import { Inquiries } from '../panels/Inquiries.tsx'
import { PanelBoundary } from '../panels/PanelBoundary.tsx'
import { WeeklySummary } from '../panels/WeeklySummary.tsx'
import { LatestTabs } from './LatestTabs.tsx'
import { StatCards } from './StatCards.tsx'

type Props = { stats: DashboardStats; onRefresh: () => void }

/** What happened in the range, where it came from, and the latest entries. */
export function Overview({ stats, onRefresh }: Props) {
  const { range, demo } = stats
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6">
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <StatCards stats={stats} />
      </PanelBoundary>
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <DailyChart stats={stats} />
      </PanelBoundary>
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <LatestTabs stats={stats} />
      </PanelBoundary>
      <div className="grid grid-cols-1 items-start gap-5 sm:gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_26rem]">
        <Inquiries range={range} className="lg:col-start-2" />
        <Breakdowns range={range} className="lg:col-start-1 lg:row-span-2 lg:row-start-1" />
        <WeeklySummary demo={demo} />
      </div>
    </div>
  )
}
