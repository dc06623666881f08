import type { ReactNode } from 'react'
import { NotedText } from '#web/ui/Notes.tsx'

type Props = {
  /** None where it is the section's. */
  heading?: string | false
  note?: string
  children: ReactNode
}

/** A list below its heading; where the page's whole width is free, beside it. */
export function Told({ heading, note, children }: Props) {
  return (
    <div
      className={`@min-[40rem]/told:grid @min-[40rem]/told:grid-cols-[1fr_auto] @min-[40rem]/told:items-baseline ${heading ? '@5xl/told:grid-cols-[calc((100%-2*var(--gap))/3)_minmax(0,1fr)] @5xl/told:grid-rows-[auto_1fr] @5xl/told:items-start @5xl/told:gap-x-gap' : ''}`}
    >
      {heading && <h3 className="text-h3">{heading}</h3>}
      {note && (
        <p className="text-balance text-fern">
          <NotedText text={note} />
        </p>
      )}
      <div
        className={`mt-4 @min-[40rem]/told:col-span-full ${heading ? '@5xl/told:col-start-2 @5xl/told:-col-end-1 @5xl/told:row-span-2 @5xl/told:row-start-1 @5xl/told:mt-0' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
