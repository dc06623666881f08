import type { Range } from '#worker/statistics/contract.ts'
import type { OrderMarks } from './marks.ts'
import { queryOrders } from '../statistics/queries.ts'
import { showCount } from '../format.ts'
import { QueryPanel } from '../controls/Panel.tsx'
import { OrderEntry } from './OrderEntry.tsx'

const ORDERS_SHOWN = 6

/** Orders that are not marked yet, newest first. One that is marked keeps its place and shows Undo. */
export function OpenOrders({ range, marks }: { range: Range | undefined; marks: OrderMarks }) {
  return (
    <QueryPanel
      heading="Open orders"
      lede="Order clicks of this range that are not marked yet. Not every click becomes a message."
      query={range && queryOrders(range)}
    >
      {({ data }) => {
        const rows = data.filter(({ id, status }) => status === 'clicked' || marks.markOf(id))
        const hidden = rows.length - ORDERS_SHOWN
        return (
          <>
            {rows.length === 0 && <p className="text-moss">No open orders in this range</p>}
            <ul>
              {rows.slice(0, ORDERS_SHOWN).map((order) => (
                <OrderEntry key={order.id} order={order} marks={marks} />
              ))}
            </ul>
            {hidden > 0 && (
              <p className="mt-3 text-moss text-sm">
                and {showCount(hidden)} more; the list of orders under More has them all
              </p>
            )}
          </>
        )
      }}
    </QueryPanel>
  )
}
