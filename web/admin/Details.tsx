import { Inquiries } from './inquiries/Inquiries.tsx'
import { useKeptMessages } from './orders/kept-messages.ts'
import { SiteNotes } from './site/SiteNotes.tsx'
import { Breakdowns } from './statistics/Breakdowns.tsx'
import { DailyChart } from './statistics/DailyChart.tsx'
import type { DashboardStats } from './statistics/queries.ts'
import { SalesSources } from './statistics/SalesSources.tsx'

/** The overview below its first screen; while the numbers are missing, only what needs none. */
export function Details({ stats }: { stats: DashboardStats | undefined }) {
  // Drops what is kept too long.
  useKeptMessages()
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
