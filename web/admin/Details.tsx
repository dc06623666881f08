import { Inquiries } from './inquiries/Inquiries.tsx'
import { SiteNotes } from './site/SiteNotes.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { DailyChart } from './statistics/DailyChart.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import { SalesSources } from './statistics/SalesSources.tsx'

/** What is below the first screen of the overview; without numbers, what needs none. */
export function Details({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <>
      <SiteNotes />
      <Inquiries />
      {stats && (
        <>
          <DailyChart stats={stats} />
          <SalesSources />
          <Breakdowns />
        </>
      )}
    </>
  )
}
