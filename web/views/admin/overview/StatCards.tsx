import type { DashboardStats } from '../data/queries.ts'
import { StatCard } from './StatCard.tsx'

/** The four numbers of the specification, each with the previous period. */
export function StatCards({ stats: { range, subscriptions, interactions } }: { stats: DashboardStats }) {
  const { byType, previousByType, ...all } = interactions.summary
  const ofType = (type: string) => ({ inRange: byType[type] ?? 0, previous: previousByType[type] ?? 0 })
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-5 xl:grid-cols-4">
      <StatCard name="Newsletter Subscribers" range={range} summary={subscriptions.summary} />
      <StatCard name="WhatsApp Clicks" range={range} summary={ofType('whatsapp_click')} />
      <StatCard name="Pricing Views" range={range} summary={ofType('pricing_view')} />
      <StatCard name="Total Interactions" range={range} summary={all} />
    </div>
  )
}
