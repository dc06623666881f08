import type { Order } from '#worker/orders/contract.ts'
import type { OrderMarks } from './marks.ts'
import { OrderRow } from './OrderRow.tsx'
import type { OrderTab } from './order-tabs.ts'

type Props = {
  tab: OrderTab
  rows: readonly Order[]
  marks: OrderMarks
  /** Whether the form of the only row is open. */
  isOpen?: boolean
}

/** Orders in rows below their column headings. Each row opens to all its fields. */
export function OrderTable({ tab, rows, marks, isOpen = false }: Props) {
  const next = rows.find(({ id }) => !marks.changed.has(id))
  return (
    <>
      <div aria-hidden className="order-columns">
        <span>Reference</span>
        <span>Order</span>
        <span>Rupees</span>
        <span>{tab.when}</span>
        {tab.columns.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={`order-rows ${tab.part}`} tabIndex={-1}>
        {rows.map((order) => (
          <OrderRow
            key={order.id}
            tab={tab}
            order={order}
            marks={marks}
            isNext={tab.list !== 'sold' && order === next}
            isOpenAtFirst={isOpen}
          />
        ))}
      </ul>
    </>
  )
}
