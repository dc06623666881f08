import type { ListedSubscriber } from '#contract/entities.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showMoment } from '../format.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { DeleteForGood } from '../panels/DeleteForGood.tsx'

const STATUSES = { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' }

export function SubscriberRow({ row }: { row: ListedSubscriber }) {
  const { id, email, status } = row
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-moss text-sm">
          {status !== 'confirmed' && `${STATUSES[status]}, `}
          {row.source_page}, <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
          <LanguageNote language={row.language} />
        </p>
      </div>
      <DeleteForGood
        id={id}
        name={email}
        remove={() => bodyOf(api.owner.subscribers[':id'].$delete({ param: { id } }))}
      />
    </li>
  )
}
