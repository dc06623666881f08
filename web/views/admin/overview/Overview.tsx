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
    <div className="grid gap-5 py-5 sm:gap-6 sm:py-6">
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <StatCards stats={stats} />
      </PanelBoundary>
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <DailyChart stats={stats} />
      </PanelBoundary>
      <PanelBoundary data={stats} onRetry={onRefresh}>
        <LatestTabs stats={stats} />
      </PanelBoundary>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_26rem]">
        <Breakdowns range={range} />
        <div className="grid gap-5 sm:gap-6">
          <Inquiries range={range} />
          <WeeklySummary demo={demo} />
        </div>
      </div>
    </div>
  )
}
