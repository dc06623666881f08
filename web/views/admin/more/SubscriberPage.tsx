import { useState } from 'react'
import type { Range } from '#contract/ranges.ts'
import { SUBSCRIBERS_PAGE, useSubscribers } from '../data/queries.ts'
import { QueryResult } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { SubscriberRow } from './SubscriberRow.tsx'

type Props = { range: Range; search: string }

/** One page of a list that starts over with each range and search. */
export function SubscriberPage({ range, search }: Props) {
  /** The cursor of each page after the first, up to the one shown. */
  const [cursors, setCursors] = useState<readonly string[]>([])

  return (
    <QueryResult query={useSubscribers(range, search, cursors.at(-1))}>
      {({ data }) => {
        const rows = data.slice(0, SUBSCRIBERS_PAGE)
        const last = rows.at(-1)
        return (
          <>
            {rows.length === 0 && (
              <p className="py-4 text-moss">
                {search ? 'No address begins with that' : 'No subscribers in this range'}
              </p>
            )}
            <ul tabIndex={-1} className="mt-2">
              {rows.map((row) => (
                <SubscriberRow key={row.id} row={row} />
              ))}
            </ul>
            <div className="mt-3 flex gap-2">
              <SmallButton disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                Previous
              </SmallButton>
              <SmallButton
                disabled={data.length <= SUBSCRIBERS_PAGE}
                onClick={() => last && setCursors([...cursors, last.id])}
              >
                Next
              </SmallButton>
            </div>
          </>
        )
      }}
    </QueryResult>
  )
}
