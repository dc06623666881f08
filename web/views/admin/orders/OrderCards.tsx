import type { OrderStats } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import { rupees } from '#web/lib/format.ts'
import { useOrders } from '../data/queries.ts'
import { StatCard } from '../overview/StatCard.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

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
