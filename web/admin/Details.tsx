import { Inquiries } from './inquiries/Inquiries.tsx'
import { SiteNotes } from './site/SiteNotes.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { DailyChart } from './statistics/DailyChart.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import { SalesSources } from './statistics/SalesSources.tsx'

/** What is below the first screen of the overview. */
export function Details({ stats }: { stats: DashboardStats }) {
  return (
    <>
      <SiteNotes />
      <Inquiries />
      <DailyChart stats={stats} />
      <SalesSources />
      <Breakdowns />
    </>
  )
}
