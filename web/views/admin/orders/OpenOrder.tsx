import { useState } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Order } from '#contract/entities.ts'
import type { OrderMarks } from '../data/order-marks.ts'
import { SmallButton } from '../SmallButton.tsx'
import { OrderLine } from './OrderLine.tsx'
import { presetAmount } from './preset-amount.ts'
import { SaleForm } from './SaleForm.tsx'

const ACTIONS = ['sold', 'cancelled'] as const
const NAMES = { sold: 'Sold', cancelled: 'Not sold' }

/** Marks an order at its preset amount. The button pressed turns into its undo, so that it keeps the focus. */
export function OpenOrder({ order, marks }: { order: Order; marks: OrderMarks }) {
  const [needsAmount, setNeedsAmount] = useState(false)
  const mark = marks.marks.find(({ after }) => after.id === order.id)
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
