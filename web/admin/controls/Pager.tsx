import { useState } from 'react'
import { SmallButton } from './SmallButton.tsx'

/** The cursors of the pages of a list after the first, up to the one shown. */
export function usePages() {
  const [cursors, setCursors] = useState<readonly string[]>([])
  return {
    /** The cursor of the page shown; undefined on the first one. */
    before: cursors.at(-1),
    number: cursors.length + 1,
    previous: () => setCursors(cursors.slice(0, -1)),
    next: (cursor: string) => setCursors([...cursors, cursor]),
  }
}

type Props = { pages: ReturnType<typeof usePages>; next: string | null }

/** Leads to the other pages of a list; nothing where there is one page. */
export function Pager({ pages, next }: Props) {
  if (next === null && pages.number === 1) return null
  return (
    <div className="mt-3 flex items-center gap-2 print:hidden">
      <SmallButton disabled={pages.number === 1} onClick={pages.previous}>
        Previous
      </SmallButton>
      <SmallButton disabled={next === null} onClick={() => next !== null && pages.next(next)}>
        Next
      </SmallButton>
      <p className="ml-auto text-moss text-sm">{`Page ${pages.number}`}</p>
    </div>
  )
}
