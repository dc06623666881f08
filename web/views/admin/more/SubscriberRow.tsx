import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import useSWRMutation from 'swr/mutation'
import type { ListedSubscriber, Subscriber } from '#contract/entities.ts'
import type { SubscriberDeletions } from '../data/subscriber-deletions.ts'
import { showMoment } from '../format.ts'
import { smallButton } from '../small-button.ts'

const STATUSES = { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' }

type Props = {
  row: ListedSubscriber
  /** The complete row, once it is deleted. */
  deleted: Subscriber | undefined
  deletions: SubscriberDeletions
}

/** One button deletes and undoes, so that it keeps the focus. */
export function SubscriberRow({ row, deleted, deletions }: Props) {
  const { trigger, isMutating } = useSWRMutation(['subscriber', row.id], () =>
    deleted ? deletions.restore(deleted) : deletions.remove(row),
  )
  const Drawing = deleted ? Undo2 : Trash2
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className={`wrap-anywhere ${deleted ? 'text-moss line-through' : ''}`}>{row.email}</p>
        <p className="text-moss text-sm">
          {row.status !== 'confirmed' && `${STATUSES[row.status]}, `}
          {row.source_page}, <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
        </p>
      </div>
      <button
        type="button"
        aria-busy={isMutating}
        onClick={() => isMutating || trigger()}
        className={`${smallButton} shrink-0`}
      >
        <Drawing aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
        {deleted ? 'Undo' : 'Delete'}
        <span className="sr-only"> {row.email}</span>
      </button>
    </li>
  )
}
