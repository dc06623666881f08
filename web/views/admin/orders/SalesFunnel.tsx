import { Bar } from '../charts/Bar.tsx'
import { type DashboardStats, useOrders } from '../data/queries.ts'
import { showCount, showShare } from '../format.ts'
import { QueryPanel } from '../panels/Panel.tsx'

/** Of fewer, a share is left out: it would change by several percent with each one. */
const MIN_SHARE_SAMPLE = 30

/** How many of those who saw a price clicked on an order link, and how many of those bought. */
export function SalesFunnel({ stats: { range, interactions } }: { stats: DashboardStats }) {
  return (
    <QueryPanel
      heading="From price to sale"
      lede="An order can also begin above the price. Sales without a recorded click are left out."
      query={useOrders(range)}
    >
      {({ summary }) => {
        const steps = [
          { name: 'Price seen', count: interactions.summary.byType.pricing_view ?? 0 },
          { name: 'Order click', count: summary.clicked.inRange },
          { name: 'Sold', count: summary.soldFromClicks.inRange },
        ]
        const most = Math.max(1, ...steps.map(({ count }) => count))
        return (
          <ol>
            {steps.map(({ name, count }, index) => (
              <li key={name} className="border-leaf/10 border-b py-2">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span>{name}</span>
                  <span className="font-semibold">{showCount(count)}</span>
                </span>
                <Bar share={count / most} className="h-2" />
                <span className="text-moss text-sm">{shareOf(count, steps[index - 1]?.count)}</span>
              </li>
            ))}
          </ol>
        )
      }}
    </QueryPanel>
  )
}

/** @param before the count of the step before; undefined for the first step */
function shareOf(count: number, before: number | undefined): string {
  if (before === undefined) return ''
  return before < MIN_SHARE_SAMPLE ? 'too few to tell' : `${showShare(count / before)} of the step before`
}
