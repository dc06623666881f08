import { SWRConfig } from 'swr'
import { rupees } from '#web/lib/format.ts'
import { ORDER_DIMENSIONS, type OrderDimension, type OrderStats } from '#worker/orders/contract.ts'
import type { Range } from '#worker/statistics/contract.ts'
import { queryOrders } from '../statistics/queries.ts'
import { showCount } from '../format.ts'
import { StatCard } from '../statistics/StatCard.tsx'
import { BreakdownTable, type Column } from '../statistics/Breakdowns.tsx'
import { QueryPanel, QueryResult } from '../controls/Panel.tsx'

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
export function OrderCards({ range }: { range: Range | undefined }) {
  return (
    <QueryResult query={range && queryOrders(range)} loading={<Cards range={range} summary={null} />}>
      {({ summary }) => <Cards range={range} summary={summary} />}
    </QueryResult>
  )
}

function Cards({ range, summary }: { range: Range | undefined; summary: OrderStats['summary'] | null }) {
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

/** Where sales come from: one table a dimension. The cards have fetched the same, which is not repeated. */
export function SalesSources({ range }: { range: Range }) {
  return (
    <SWRConfig value={{ revalidateIfStale: false }}>
      <QueryPanel
        heading="Where sales come from"
        minHeight="min-h-168 md:min-h-84"
        query={queryOrders(range)}
      >
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
    </SWRConfig>
  )
}
