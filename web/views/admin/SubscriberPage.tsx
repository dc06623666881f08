import { useState } from 'react'
import type { Range } from '../../../worker/contract/ranges.ts'
import type { SubscriptionStats } from '../../../worker/contract/stats.ts'
import { subscriberText } from '../../content/admin.ts'
import { Answered } from './Panel.tsx'
import { quietButton } from './quiet-button.ts'
import { SubscriberRow } from './SubscriberRow.tsx'
import type { useDeletions } from './use-deletions.ts'
import { useStats } from './use-stats.ts'

const ROWS = 10

type Props = { range: Range; search: string; deletions: ReturnType<typeof useDeletions> }

/** One page of a list that begins anew with each range and search. It stays still while the room refreshes itself. */
export function SubscriberPage({ range, search, deletions }: Props) {
  /** The last row of each page turned so far. */
  const [turned, setTurned] = useState<readonly string[]>([])
  const [asOf] = useState(Date.now)
  // One row more than shown tells whether there is another page.
  const query = new URLSearchParams({ days: String(range), limit: String(ROWS + 1) })
  if (search) query.set('search', search)
  const before = turned.at(-1)
  if (before) query.set('before', before)
  const asked = useStats<SubscriptionStats>(`/stats/subscriptions?${query}`, asOf)

  return (
    <Answered asked={asked}>
      {({ data }) => {
        const rows = data.slice(0, ROWS)
        // Somebody deleted on another page can still be brought back from here.
        const elsewhere = deletions.deleted.filter(({ id }) => !rows.some((row) => row.id === id))
        // A search goes on after an address that is still there.
        const last = rows.findLast(({ id }) => !deletions.deleted.some((row) => row.id === id)) ?? rows.at(-1)
        return (
          <>
            {rows.length === 0 && (
              <p className="py-4 text-moss">{search ? subscriberText.notFound : subscriberText.none}</p>
            )}
            <ul className="mt-2">
              {[...elsewhere, ...rows].map((row) => (
                <SubscriberRow
                  key={row.id}
                  row={row}
                  deleted={deletions.deleted.find(({ id }) => id === row.id)}
                  deletions={deletions}
                />
              ))}
            </ul>
            <div className="mt-3 flex gap-2">
              <button
                type="button"
                disabled={turned.length === 0}
                onClick={() => setTurned(turned.slice(0, -1))}
                className={quietButton}
              >
                {subscriberText.previous}
              </button>
              <button
                type="button"
                disabled={data.length <= ROWS}
                onClick={() => last && setTurned([...turned, last.id])}
                className={quietButton}
              >
                {subscriberText.next}
              </button>
            </div>
          </>
        )
      }}
    </Answered>
  )
}
