import Undo2 from 'lucide-react/icons/undo-2'
import type { RefObject } from 'react'
import useSWRMutation from 'swr/mutation'
import { rupees } from '#web/lib/format.ts'
import type { Mark, OrderMarks } from '../data/order-marks.ts'
import { SmallButton } from '../SmallButton.tsx'

type Props = { marks: OrderMarks; demo: boolean; ref: RefObject<HTMLDivElement | null> }

/** The latest mark with its undo. It takes the focus after a mark, because the form is gone then. */
export function MarkStatus({ marks, demo, ref }: Props) {
  const { latest } = marks
  const { trigger, isMutating } = useSWRMutation(
    ['undo'],
    (_key, { arg: mark }: { arg: Mark }) => marks.undo(mark),
    { onSuccess: () => ref.current?.focus() },
  )
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        latest ? 'mt-3 flex items-center justify-between gap-3 rounded-2xl bg-linen px-4 py-2.5' : ''
      }
    >
      <p role="status">
        {latest && (latest.undone ? 'Undone.' : markText(latest.mark))}
        {latest && demo && ' Demo: nothing is actually stored.'}
      </p>
      {latest && !latest.undone && (
        <SmallButton busy={isMutating} onClick={() => trigger(latest.mark)}>
          <Undo2 aria-hidden strokeWidth={1.75} className="size-4" />
          Undo
        </SmallButton>
      )}
    </div>
  )
}

function markText({ after }: Mark): string {
  const name = after.reference ?? 'sale without a reference'
  if (after.status !== 'sold') return `${name}: Marked as not sold.`
  return `${name}: Marked as sold${after.amount === null ? '' : ` for ${rupees(after.amount)}`}.`
}
