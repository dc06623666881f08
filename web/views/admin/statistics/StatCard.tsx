import { useId } from 'react'
import type { Range } from '#worker/statistics/contract.ts'
import { showCount } from '../format.ts'
import { Change, Previous } from './Change.tsx'

type Props = {
  name: string
  range: Range | undefined
  /** `total` counts all time, where the Worker has it. Null while it is loading: the space of the card is reserved. */
  summary: { inRange: number; previous: number; total?: number } | null
  /** Whether the card has a line for the total. */
  withTotal?: boolean
  /** Formats the numbers, which are counts by default. */
  show?: (count: number) => string
  className?: string
}

/** One number of the range, with the previous period beside it. */
export function StatCard({ name, range, summary, withTotal, show = showCount, className = '' }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-2xl bg-linen p-3.5 sm:p-5 ${className}`}
    >
      <h2 id={id} className="font-semibold max-xl:grow font-text text-sm leading-snug">
        {name}
      </h2>
      {/* Higher than both texts on one baseline, in whatever font. */}
      <div className="mt-1 sm:mt-1.5 flex min-h-10 flex-wrap items-baseline gap-x-2.5">
        <p className="figure text-4xl text-leaf leading-none">
          {summary === null ? '…' : show(summary.inRange)}
        </p>
        {summary === null ? (
          // Keeps the place on the line. Another element than the one that follows: it would count as moved.
          <p key="loading" aria-hidden className="invisible text-sm">
            {show(0)}
          </p>
        ) : (
          <p key="loaded" className="text-sm">
            <Change now={summary.inRange} previous={summary.previous} show={show} />
          </p>
        )}
      </div>
      <p className="mt-1 sm:mt-1.5 min-h-[1lh] text-moss text-sm leading-snug">
        {summary !== null && range && <Previous count={summary.previous} range={range} show={show} />}
      </p>
      {withTotal && (
        <p className="min-h-[1lh] text-moss text-sm leading-snug max-sm:hidden">
          {summary?.total !== undefined && `${show(summary.total)} in total`}
        </p>
      )}
    </section>
  )
}
