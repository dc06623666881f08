import type { Order } from '#worker/orders/contract.ts'
import type { OrderList } from './lists.ts'
import type { OrderMarks } from './marks.ts'
import { OrderRow } from './OrderRow.tsx'

type Props = {
  list: OrderList
  rows: readonly Order[]
  marks: OrderMarks
  /** Whether the form of the only row is open. */
  isOpen?: boolean
}

/** Orders in rows, each of which opens to all its fields. */
export function OrderRows({ list, rows, marks, isOpen = false }: Props) {
  const next = rows.find(({ id }) => !marks.changed.has(id))
  return (
    <>
      <div aria-hidden className="order-columns">
        <span>Reference</span>
        <span>Order</span>
        <span>Rupees</span>
        <span>{list.when}</span>
        {list.columns.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={`order-rows ${list.part}`} tabIndex={-1}>
        {rows.map((order) => (
          <OrderRow
            key={order.id}
            list={list}
            order={order}
            marks={marks}
            isNext={list.list !== 'sold' && order === next}
            isOpenAtFirst={isOpen}
          />
        ))}
      </ul>
    </>
  )
}
