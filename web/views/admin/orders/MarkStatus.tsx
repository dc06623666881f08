import Undo2 from 'lucide-react/icons/undo-2'
import { type RefObject, useState } from 'react'
import { orderText } from '#web/content/admin.ts'
import { rupees } from '#web/lib/format.ts'
import type { Mark, OrderMarks } from '../data/order-marks.ts'
import { smallButton } from '../small-button.ts'

type Props = { marks: OrderMarks; demo: boolean; ref: RefObject<HTMLDivElement | null> }

/** The latest mark with its undo. It takes the focus after a mark, because the form is gone then. */
export function MarkStatus({ marks, demo, ref }: Props) {
  const [busy, setBusy] = useState(false)
  const { latest } = marks
  const undo = async (mark: Mark) => {
    if (busy) return
    setBusy(true)
    await marks.undo(mark)
    setBusy(false)
    ref.current?.focus()
  }
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        latest ? 'mt-3 flex items-center justify-between gap-3 rounded-2xl bg-linen px-4 py-2.5' : ''
      }
    >
      <p role="status">
        {latest && `${latest.undone ? orderText.mark.isUndone : markText(latest.mark)}`}
        {latest && demo && ` ${orderText.mark.demo}`}
      </p>
      {latest && !latest.undone && (
        <button type="button" aria-busy={busy} onClick={() => undo(latest.mark)} className={smallButton}>
          <Undo2 aria-hidden strokeWidth={1.75} className="size-4" />
          {orderText.mark.undo}
        </button>
      )}
    </div>
  )
}

function markText({ after }: Mark): string {
  const { isNotSold, isSold, isSoldWithoutAmount, withoutName } = orderText.mark
  const name = after.reference ?? withoutName
  if (after.status !== 'sold') return `${name}: ${isNotSold}`
  return `${name}: ${after.amount === null ? isSoldWithoutAmount : isSold(rupees(after.amount))}`
}
