import { useState } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Order } from '#worker/orders/contract.ts'
import type { OrderMarks } from './marks.ts'
import { DeleteForGood } from '../controls/DeleteForGood.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { OrderLine, presetAmount } from './OrderLine.tsx'
import { SaleForm } from './SaleForm.tsx'

const ACTIONS = ['sold', 'cancelled'] as const
const NAMES = { sold: 'Sold', cancelled: 'Not sold' }

const KEPT =
  'Day, pack, jars, rupees and lot of a sale stay in the accounts; its reference, note and source go.'

type Props = {
  order: Order
  marks: OrderMarks
  /** Whether it is the only one of a search, whose form is open at first. */
  isOpen?: boolean
  /** Whether the order was searched for: such orders are sold in the form only. */
  onDone?: () => void
}

/**
 * Marks an order, at its preset amount or in a form for amount, jars and note. The button pressed turns into its undo, so
 * that it keeps the focus.
 */
export function OrderEntry({ order, marks, isOpen = false, onDone }: Props) {
  const [isFormOpen, openForm] = useState(isOpen)
  const mark = marks.markOf(order.id)
  const amount = presetAmount(order, order.quantity, new Date())
  const done = () => {
    openForm(false)
    onDone?.()
  }
  const { trigger, isMutating } = useSWRMutation(
    ['mark', order.id],
    (_key, { arg: status }: { arg: (typeof ACTIONS)[number] }) =>
      mark ? marks.undo(mark) : marks.mark(order, status === 'sold' ? { status, amount } : { status }),
    { onSuccess: (isStored) => isStored && done() },
  )
  const press = (status: (typeof ACTIONS)[number]) => {
    // An order without a pack has no preset amount: the form requires one.
    if (!mark && status === 'sold' && (onDone || amount === undefined)) openForm(!isFormOpen)
    else void trigger(status)
  }
  return (
    <li className="border-leaf/10 border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <OrderLine order={mark?.after ?? order} />
        <span className="flex gap-2">
          {ACTIONS.filter((status) => mark || !isOpen || status === 'cancelled').map((status) => (
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
      {isFormOpen && !mark && <SaleForm order={order} marks={marks} onDone={done} />}
      {onDone && (
        <div className="mt-3">
          <DeleteForGood
            id={order.id}
            name={`the order ${order.reference}`}
            remove={() => marks.erase(order.id)}
            kept={order.status === 'sold' && KEPT}
            onDone={done}
          />
        </div>
      )}
    </li>
  )
}
