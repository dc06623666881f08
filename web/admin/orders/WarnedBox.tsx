import type { Order } from '#worker/orders/contract.ts'
import { showFailure, useAction } from '../controls/use-action.ts'
import { useMarks } from './marks.ts'

/** Whether the owner has warned the customer of an order of a recalled lot. */
export function WarnedBox({ order }: { order: Order }) {
  const marks = useMarks()
  const isWarned = order.warned_at !== null
  const [busy, change] = useAction(async () => {
    const problem = await marks.change(order, { warned: !isWarned })
    if (problem) showFailure('Not saved', problem.text)
  })
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
      <input type="checkbox" checked={busy !== isWarned} onChange={change} className="size-5.5 accent-leaf" />
      <span>
        Warned<span className="sr-only"> {order.reference}</span>
      </span>
    </label>
  )
}
