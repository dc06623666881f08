import { useState } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { showFailure } from '../controls/show-failure.ts'
import type { OrderMarks } from './marks.ts'

/** Whether the owner has warned the customer of an order of a recalled lot. */
export function WarnedBox({ order, marks }: { order: Order; marks: OrderMarks }) {
  const [busy, setBusy] = useState(false)
  const isWarned = order.warned_at !== null
  const change = async () => {
    if (busy) return
    setBusy(true)
    const problem = await marks.change(order, { warned: !isWarned })
    setBusy(false)
    if (problem) showFailure('Not saved', problem.text)
  }
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={busy !== isWarned}
        onChange={() => void change()}
        className="size-5.5 accent-leaf"
      />
      <span>
        Warned<span className="sr-only"> {order.reference}</span>
      </span>
    </label>
  )
}
