import type { ListedSubscriber } from '#contract/entities.ts'
import { showMoment } from '../format.ts'
import { LanguageNote } from '../LanguageNote.tsx'

export function LatestSubscribers({ rows }: { rows: ListedSubscriber[] }) {
  if (rows.length === 0) return <p className="py-8 text-moss">No newsletter subscriptions yet</p>
  return (
    <ul>
      {rows.map(({ id, email, source_page, subscribed_at, language }) => (
        <li
          key={id}
          className="grid gap-x-6 border-leaf/10 border-b py-3 sm:grid-cols-[1fr_16rem_13rem] sm:items-baseline"
        >
          <span className="wrap-anywhere font-semibold">{email}</span>
          <span className="wrap-anywhere text-moss text-sm">
            {source_page}
            <LanguageNote language={language} />
          </span>
          <time dateTime={subscribed_at} className="text-moss text-sm sm:text-right">
            {showMoment(subscribed_at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
