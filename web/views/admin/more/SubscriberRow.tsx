import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ListedSubscriber, Subscriber } from '#contract/entities.ts'
import { subscriberText } from '#web/content/admin.ts'
import type { SubscriberDeletions } from '../data/subscriber-deletions.ts'
import { showMoment } from '../format.ts'
import { smallButton } from '../small-button.ts'

type Props = {
  row: ListedSubscriber
  /** The complete row, once it is deleted. */
  deleted: Subscriber | undefined
  deletions: SubscriberDeletions
}

/** One button deletes and undoes, so that it keeps the focus. */
export function SubscriberRow({ row, deleted, deletions }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    await (deleted ? deletions.restore(deleted) : deletions.remove(row))
    setBusy(false)
  }
  const Drawing = deleted ? Undo2 : Trash2
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className={`wrap-anywhere ${deleted ? 'text-moss line-through' : ''}`}>{row.email}</p>
        <p className="text-moss text-sm">
          {row.status !== 'confirmed' && `${subscriberText.statuses[row.status]}, `}
          {row.source_page}, <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
        </p>
      </div>
      <button type="button" aria-busy={busy} onClick={press} className={`${smallButton} shrink-0`}>
        <Drawing aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
        {deleted ? subscriberText.undo : subscriberText.delete}
        <span className="sr-only"> {row.email}</span>
      </button>
    </li>
  )
}
