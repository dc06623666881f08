import { useState } from 'react'
import type { Range } from '#contract/ranges.ts'
import type { SubscriberDeletions } from '../data/subscriber-deletions.ts'
import { PAGE_SIZE, useSubscribers } from '../data/subscribers.ts'
import { QueryResult } from '../panels/QueryResult.tsx'
import { smallButton } from '../small-button.ts'
import { SubscriberRow } from './SubscriberRow.tsx'

type Props = { range: Range; search: string; deletions: SubscriberDeletions }

/** One page of a list that starts over with each range and search. */
export function SubscriberPage({ range, search, deletions }: Props) {
  /** The cursor of each page after the first, up to the one shown. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const query = useSubscribers({ range, search, cursor: cursors.at(-1) })

  return (
    <QueryResult query={query}>
      {({ data }) => {
        const rows = data.slice(0, PAGE_SIZE)
        // A row deleted on another page can still be restored from here.
        const elsewhere = deletions.deleted.filter(({ id }) => !rows.some((row) => row.id === id))
        // The cursor of a search must be an address that still exists.
        const last = rows.findLast(({ id }) => !deletions.deleted.some((row) => row.id === id)) ?? rows.at(-1)
        return (
          <>
            {rows.length === 0 && (
              <p className="py-4 text-moss">
                {search ? 'No address begins with that' : 'No subscribers in this range'}
              </p>
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
                disabled={cursors.length === 0}
                onClick={() => setCursors(cursors.slice(0, -1))}
                className={smallButton}
              >
                Previous
              </button>
              <button
                type="button"
                disabled={data.length <= PAGE_SIZE}
                onClick={() => last && setCursors([...cursors, last.id])}
                className={smallButton}
              >
                Next
              </button>
            </div>
          </>
        )
      }}
    </QueryResult>
  )
}
