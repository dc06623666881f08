import { Bar } from '../charts/Bar.tsx'
import type { DashboardStats } from '../data/dashboard.ts'
import { useOrders } from '../data/orders.ts'
import { showCount } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { funnelSteps } from './funnel-steps.ts'

/** How many of those who saw a price clicked on an order link, and how many of those bought. */
export function SalesFunnel({ stats: { range, interactions } }: { stats: DashboardStats }) {
  return (
    <Panel
      heading="From price to sale"
      lede="An order can also begin above the price. Sales without a recorded click are left out."
    >
      <QueryResult query={useOrders(range)}>
        {({ summary }) => {
          const seen = interactions.summary.byType.pricing_view ?? 0
          const steps = funnelSteps(seen, summary.clicked.inRange, summary.soldFromClicks.inRange)
          const most = Math.max(1, ...steps.map(({ count }) => count))
          return (
            <ol>
              {steps.map(({ name, count, share }) => (
                <li key={name} className="border-leaf/10 border-b py-2">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span>{name}</span>
                    <span className="font-semibold">{showCount(count)}</span>
                  </span>
                  <Bar share={count / most} className="h-2" />
                  {share && <span className="text-moss text-sm">{share}</span>}
                </li>
              ))}
            </ol>
          )
        }}
      </QueryResult>
    </Panel>
  )
}
