import type { ReactNode } from 'react'
import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { NotedText } from '#web/ui/Notes.tsx'

type Benefits = Copy['benefits']
type ResultsProps = { results: NonNullable<Benefits['results']>; isNamed: boolean }

/** Shows the results of the survey: the figures in one row, each above its question. */
export function Results({ results: { heading, note, list }, isNamed }: ResultsProps) {
  if (list.length === 0) return null
  return (
    <HeadedList heading={isNamed && heading} note={note}>
      <ul className="grid auto-cols-fr grid-flow-col gap-gap">
        {list.map(({ claim: { id, question, value } }) => (
          <li key={id} className="border-leaf border-t-[1.5px] pt-2.5">
            <p className="figure text-[min(2.75rem,11vw)] text-leaf @min-[40rem]/results:text-[4.75rem]">
              {value}
            </p>
            <p className="mt-1.5 text-balance text-small/[1.35] @min-[40rem]/results:text-list/[1.35]">
              {question}
            </p>
          </li>
        ))}
      </ul>
    </HeadedList>
  )
}

type TimelineProps = { timeline: NonNullable<Benefits['timeline']>; isNamed: boolean }

const stop =
  'relative grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 pb-4 pl-8 leading-[1.45] last:pb-0 before:absolute before:top-1 before:left-0 before:rounded-full before:border-[0.4375rem] before:border-leaf'
/** The line from a stop to the next. */
const line =
  'after:absolute after:top-4 after:-bottom-2 after:left-1.5 after:border-leaf after:border-l-2 last:after:bottom-0 last:after:border-dashed'
/** The last stop is an outline, and its line ends in an arrow, because the effect continues. */
const last = 'last:before:size-3.5 last:before:border-2'
const arrow = 'absolute -bottom-0.5 left-px w-3 text-leaf'
const arrowAcross =
  '@min-[40rem]/results:top-px @min-[40rem]/results:right-0 @min-[40rem]/results:bottom-auto @min-[40rem]/results:left-auto @min-[40rem]/results:-rotate-90'
const stopAcross =
  '@min-[40rem]/results:block @min-[40rem]/results:p-0 @min-[40rem]/results:pt-7 @min-[40rem]/results:before:top-0'
const lineAcross =
  '@min-[40rem]/results:after:top-1.5 @min-[40rem]/results:after:h-0 @min-[40rem]/results:after:-right-gap @min-[40rem]/results:after:left-3.5 @min-[40rem]/results:after:border-t-2 @min-[40rem]/results:after:border-l-0 @min-[40rem]/results:last:after:right-0'

/** One line with its stops: down the page on a phone, across it on large screens. */
export function Timeline({ timeline: { heading, stops }, isNamed }: TimelineProps) {
  const { copy, facts } = useContent()
  // Where only the tall reel is beside it, the timeline stays a column.
  const isAcross = !facts.reel || copy.benefits.results
  return (
    <HeadedList heading={isNamed && heading}>
      <ol
        className={`grid ${isAcross ? '@min-[40rem]/results:auto-cols-fr @min-[40rem]/results:grid-flow-col @min-[40rem]/results:gap-x-gap' : ''}`}
      >
        {stops.map(({ when, title, description }, place) => (
          <li
            key={when}
            className={`${stop} ${line} ${last} ${isAcross ? `${stopAcross} ${lineAcross}` : ''}`}
          >
            <p className="eyebrow text-balance text-fern">{when}</p>
            <h4 className="font-display font-medium text-h4 text-leaf">{title}</h4>
            <p className="col-span-full text-balance">{description}</p>
            {place === stops.length - 1 && (
              <svg
                aria-hidden="true"
                viewBox="0 0 12 12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                className={`${arrow} ${isAcross ? arrowAcross : ''}`}
              >
                <path d="M1 5l5 5 5-5" />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </HeadedList>
  )
}

type HeadedListProps = {
  /** Missing where the section has this heading. */
  heading?: string | false
  note?: string
  children: ReactNode
}

/** Renders a list below its heading, or beside it where the full width of the page is available. */
function HeadedList({ heading, note, children }: HeadedListProps) {
  return (
    <div
      className={`@min-[40rem]/results:grid @min-[40rem]/results:grid-cols-[1fr_auto] @min-[40rem]/results:items-baseline ${heading ? '@5xl/results:grid-cols-[calc((100%-2*var(--gap))/3)_minmax(0,1fr)] @5xl/results:grid-rows-[auto_1fr] @5xl/results:items-start @5xl/results:gap-x-gap' : ''}`}
    >
      {heading && <h3 className="text-h3">{heading}</h3>}
      {note && (
        <p className="text-balance text-fern">
          <NotedText text={note} />
        </p>
      )}
      <div
        className={`mt-4 @min-[40rem]/results:col-span-full ${heading ? '@5xl/results:col-start-2 @5xl/results:-col-end-1 @5xl/results:row-span-2 @5xl/results:row-start-1 @5xl/results:mt-0' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
