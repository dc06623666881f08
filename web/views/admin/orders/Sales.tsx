import { ORDER_DIMENSIONS, type OrderDimension, type OrderStats } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import { rupees } from '#web/lib/format.ts'
import { type DashboardStats, useOrders } from '../data/queries.ts'
import { showCount, showShare } from '../format.ts'
import { StatCard } from '../overview/StatCard.tsx'
import { Bar, BreakdownTable, type Column } from '../panels/BreakdownTable.tsx'
import { QueryPanel, QueryResult } from '../panels/Panel.tsx'

/** Of fewer, a share is left out: it would change by several percent with each one. */
const MIN_SHARE_SAMPLE = 30

const TABLES: Record<OrderDimension, string> = {
  source: 'Sales by source',
  page: 'Sales by article or page',
  placement: 'Sales by button',
  pack: 'Sales by pack',
}

const COLUMNS: Column<OrderStats['breakdowns']['source'][number]>[] = [
  { name: 'Clicks', show: ({ clicked }) => showCount(clicked) },
  { name: 'Sold', show: ({ sold }) => showCount(sold) },
  { name: 'Rupees', show: (row) => rupees(row.rupees), className: 'font-semibold' },
]

/** What was sold, and how often an order link was clicked. */
export function OrderCards({ range }: { range: Range }) {
  return (
    <QueryResult query={useOrders(range)} loading={<Cards range={range} summary={null} />}>
      {({ summary }) => <Cards range={range} summary={summary} />}
    </QueryResult>
  )
}

function Cards({ range, summary }: { range: Range; summary: OrderStats['summary'] | null }) {
  const of = (name: 'rupees' | 'sold' | 'clicked') => (summary === null ? null : summary[name])
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-5">
      <StatCard
        name="Rupees sold"
        range={range}
        summary={of('rupees')}
        show={rupees}
        className="max-sm:col-span-2"
      />
      <StatCard name="Orders sold" range={range} summary={of('sold')} />
      <StatCard name="Order clicks" range={range} summary={of('clicked')} />
    </div>
  )
}

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

/** Where sales come from: one table a dimension. */
export function SalesSources({ range }: { range: Range }) {
  return (
    <QueryPanel heading="Where sales come from" query={useOrders(range)}>
      {({ breakdowns }) => (
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {ORDER_DIMENSIONS.map((dimension) => (
            <BreakdownTable
              key={dimension}
              name={TABLES[dimension]}
              rows={breakdowns[dimension]}
              columns={COLUMNS}
              bar={(row) => row.rupees}
            />
          ))}
        </div>
      )}
    </QueryPanel>
  )
}

/** @param before the count of the step before; undefined for the first step */
function shareOf(count: number, before: number | undefined): string {
  if (before === undefined) return ''
  return before < MIN_SHARE_SAMPLE ? 'too few to tell' : `${showShare(count / before)} of the step before`
}
