import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import useSWRMutation from 'swr/mutation'
import type { ListedSubscriber } from '#contract/entities.ts'
import type { SubscriberDeletions } from '../data/subscriber-deletions.ts'
import { showMoment } from '../format.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { SmallButton } from '../SmallButton.tsx'

const STATUSES = { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' }

type Props = { row: ListedSubscriber; deletions: SubscriberDeletions }

/** One button deletes and undoes, so that it keeps the focus. */
export function SubscriberRow({ row, deletions }: Props) {
  const deleted = deletions.deleted.find(({ id }) => id === row.id)
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
          <LanguageNote language={row.language} />
        </p>
      </div>
      <SmallButton busy={isMutating} onClick={() => trigger()} className="shrink-0">
        <Drawing aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
        {deleted ? 'Undo' : 'Delete'}
        <span className="sr-only"> {row.email}</span>
      </SmallButton>
    </li>
  )
}
