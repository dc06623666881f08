import type { DashboardStats } from './queries.ts'
import { StatCard } from './StatCard.tsx'

/** The four numbers of the specification, each with the previous period. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const range = stats?.range
  const all = stats ? stats.interactions.summary : null
  const ofType = (type: string) =>
    all === null ? null : { inRange: all.byType[type] ?? 0, previous: all.previousByType[type] ?? 0 }
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-5 xl:grid-cols-4">
      <StatCard
        withTotal
        name="Newsletter Subscribers"
        range={range}
        summary={stats ? stats.subscriptions.summary : null}
      />
      <StatCard name="WhatsApp Clicks" range={range} summary={ofType('whatsapp_click')} />
      <StatCard name="Pricing Views" range={range} summary={ofType('pricing_view')} />
      <StatCard withTotal name="Total Interactions" range={range} summary={all} />
    </div>
  )
}
