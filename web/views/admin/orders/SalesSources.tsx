import { ORDER_DIMENSIONS, type OrderStats } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import { orderText } from '#web/content/admin.ts'
import { rupees } from '#web/lib/format.ts'
import { useOrders } from '../data/orders.ts'
import { showCount } from '../format.ts'
import { BreakdownTable, type Column } from '../panels/BreakdownTable.tsx'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'

const { sales } = orderText

const COLUMNS: Column<OrderStats['breakdowns']['source'][number]>[] = [
  { name: sales.clicked, show: ({ clicked }) => showCount(clicked) },
  { name: sales.sold, show: ({ sold }) => showCount(sold) },
  { name: sales.rupees, show: (row) => rupees(row.rupees), className: 'font-semibold' },
]

/** Where sales come from: one table a dimension. */
export function SalesSources({ range }: { range: Range }) {
  return (
    <Panel heading={sales.heading}>
      <QueryResult query={useOrders(range)}>
        {({ breakdowns }) => (
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {ORDER_DIMENSIONS.map((dimension) => (
              <BreakdownTable
                key={dimension}
                name={sales.dimensions[dimension]}
                rows={breakdowns[dimension]}
                columns={COLUMNS}
                bar={(row) => row.rupees}
              />
            ))}
          </div>
        )}
      </QueryResult>
    </Panel>
  )
}
