import { useState } from 'react'
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
  /** The row that was opened last and is still open: its button is filled instead of the next one's. */
  const [opened, setOpened] = useState(isOpen ? rows[0]?.id : undefined)
  const next = rows.find(({ id }) => !marks.changed.has(id))?.id
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
            isDone={(changed) => hasLeft(tab, order, changed)}
            isNext={order.id === (opened ?? next)}
            isOpenAtFirst={isOpen}
            onToggle={(isNowOpen) =>
              setOpened((before) => (isNowOpen ? order.id : before === order.id ? undefined : before))
            }
          />
        ))}
      </ul>
    </>
  )
}

/** Whether a change took an order out of a list. */
function hasLeft({ list }: OrderTab, before: Order, after: Order): boolean {
  if (list === 'to_send') return after.sent_at !== null || after.status !== 'sold'
  return before.status !== after.status
}
