import { useState } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Order } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import type { Mark, OrderMarks } from '../data/orders.ts'
import { useOrders } from '../data/queries.ts'
import { showCount } from '../format.ts'
import { QueryPanel } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { OrderLine, presetAmount } from './OrderLine.tsx'
import { SaleForm } from './SaleForm.tsx'

const ORDERS_SHOWN = 6
const ACTIONS = ['sold', 'cancelled'] as const
const NAMES = { sold: 'Sold', cancelled: 'Not sold' }

/** Orders that are not marked yet, newest first. One that is marked keeps its place and shows Undo. */
export function OpenOrders({ range, marks }: { range: Range; marks: OrderMarks }) {
  return (
    <QueryPanel
      heading="Open orders"
      lede="Order clicks of this range that are not marked yet. Not every click becomes a message."
      query={useOrders(range)}
    >
      {({ data }) => {
        const markOf = (id: string) => marks.marks.find(({ after, undone }) => after.id === id && !undone)
        const rows = data.filter(({ id, status }) => status === 'clicked' || markOf(id))
        const hidden = rows.length - ORDERS_SHOWN
        return (
          <>
            {rows.length === 0 && <p className="text-moss">No open orders in this range</p>}
            <ul>
              {rows.slice(0, ORDERS_SHOWN).map((order) => (
                <OpenOrder key={order.id} order={order} mark={markOf(order.id)} marks={marks} />
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

/** Marks an order at its preset amount. The button pressed turns into its undo, so that it keeps the focus. */
function OpenOrder({ order, mark, marks }: { order: Order; mark: Mark | undefined; marks: OrderMarks }) {
  const [needsAmount, setNeedsAmount] = useState(false)
  const amount = presetAmount(order, order.quantity, new Date())

  const { trigger, isMutating } = useSWRMutation(
    ['mark', order.id],
    (_key, { arg: status }: { arg: (typeof ACTIONS)[number] }) =>
      mark ? marks.undo(mark) : marks.mark(order, status === 'sold' ? { status, amount } : { status }),
    { onSuccess: () => setNeedsAmount(false) },
  )
  const press = (status: (typeof ACTIONS)[number]) => {
    // An order without a pack has no preset amount: the form requires one.
    if (!mark && status === 'sold' && amount === undefined) setNeedsAmount(!needsAmount)
    else void trigger(status)
  }
  return (
    <li className="border-leaf/10 border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <OrderLine order={mark?.after ?? order} />
        <span className="flex gap-2">
          {ACTIONS.map((status) => (
            <SmallButton
              key={status}
              busy={isMutating}
              disabled={mark && mark.after.status !== status}
              onClick={() => press(status)}
            >
              {mark?.after.status === status ? 'Undo' : NAMES[status]}
              <span className="sr-only"> {order.reference}</span>
            </SmallButton>
          ))}
        </span>
      </div>
      {needsAmount && !mark && <SaleForm order={order} marks={marks} onDone={() => setNeedsAmount(false)} />}
    </li>
  )
}
