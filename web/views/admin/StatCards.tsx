import type { InteractionStats } from '../../../worker/contract/stats.ts'
import { dashboardText } from '../../content/admin.ts'
import type { Dashboard } from './ask-dashboard.ts'
import { StatCard } from './StatCard.tsx'

export function StatCards({ dashboard }: { dashboard: Dashboard }) {
  const { subscriptions, interactions, range } = dashboard
  const { summary, series } = interactions
  return (
    <div className="mt-6 grid grid-cols-2 items-start gap-2.5 sm:gap-5 xl:grid-cols-4">
      <StatCard
        name={dashboardText.cards.subscribers}
        range={range}
        now={subscriptions.summary.inRange}
        previous={subscriptions.summary.previous}
        total={subscriptions.summary.total}
        series={subscriptions.series}
      />
      <StatCard name={dashboardText.cards.clicks} range={range} {...ofType(interactions, 'whatsapp_click')} />
      <StatCard name={dashboardText.cards.pricing} range={range} {...ofType(interactions, 'pricing_view')} />
      <StatCard
        name={dashboardText.cards.interactions}
        range={range}
        now={summary.inRange}
        previous={summary.previous}
        total={summary.total}
        series={series.map(({ day, byType }) => ({
          day,
          count: Object.values(byType).reduce((sum, count) => sum + count, 0),
        }))}
      />
    </div>
  )
}

function ofType({ summary, series }: InteractionStats, type: 'whatsapp_click' | 'pricing_view') {
  return {
    now: summary.byType[type] ?? 0,
    previous: summary.previousByType[type] ?? 0,
    series: series.map(({ day, byType }) => ({ day, count: byType[type] ?? 0 })),
  }
}
