import { ORDER_DIMENSIONS } from '../../../../worker/contract/orders.ts'
import type { Range } from '../../../../worker/contract/ranges.ts'
import { orderText } from '../../../content/admin.ts'
import { useOrders } from '../data/orders.ts'
import { showMoment } from '../format.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { SalesTable } from './SalesTable.tsx'

/** Where sales come from: one table a dimension. */
export function SalesSources({ range }: { range: Range }) {
  const { sales } = orderText
  return (
    <Panel heading={sales.heading}>
      <QueryResult query={useOrders(range)}>
        {({ breakdowns, freshAt }) => (
          <>
            <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
              {ORDER_DIMENSIONS.map((dimension) => (
                <SalesTable key={dimension} name={sales.dimensions[dimension]} rows={breakdowns[dimension]} />
              ))}
            </div>
            <p className="mt-6 text-moss text-sm">{sales.freshAt(showMoment(freshAt))}</p>
          </>
        )}
      </QueryResult>
    </Panel>
  )
}
