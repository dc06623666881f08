import { type ReactNode, useState } from 'react'
import { type Query, QueryResult } from './Panel.tsx'
import { SmallButton } from './SmallButton.tsx'

type Props<T> = {
  /** The page after the cursor; the first one without it. */
  query: (before: string | undefined) => Query<{ data: T[]; next: string | null; loadedAt?: number }>
  /** `loadedAt` is in milliseconds UTC, where the query has it. */
  children: (data: T[], loadedAt: number | undefined) => ReactNode
}

/** A list, a page at a time, with the way to its other pages where there are some. */
export function PagedList<T>({ query, children }: Props<T>) {
  /** The cursors of the pages after the first, up to the one shown. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  return (
    <QueryResult query={query(cursors.at(-1))} keepPreviousData>
      {({ data, next, loadedAt }) => (
        <>
          {children(data, loadedAt)}
          {(next !== null || cursors.length > 0) && (
            <div className="mt-3 flex items-center gap-2 print:hidden">
              <SmallButton disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                Previous
              </SmallButton>
              <SmallButton
                disabled={next === null}
                onClick={() => next !== null && setCursors([...cursors, next])}
              >
                Next
              </SmallButton>
              <p className="ml-auto text-moss text-sm">{`Page ${cursors.length + 1}`}</p>
            </div>
          )}
        </>
      )}
    </QueryResult>
  )
}
