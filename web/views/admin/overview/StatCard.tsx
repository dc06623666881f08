import { useId } from 'react'
import type { Range } from '#contract/ranges.ts'
import { showCount } from '../format.ts'
import { Change, Previous } from './Change.tsx'

type Props = {
  name: string
  range: Range
  /** `total` counts all time, where the Worker has it. */
  summary: { inRange: number; previous: number; total?: number }
  /** Formats the numbers, which are counts by default. */
  show?: (count: number) => string
  className?: string
}

/** One number of the range, with the previous period beside it. */
export function StatCard({ name, range, summary, show = showCount, className = '' }: Props) {
  const { inRange, previous, total } = summary
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-2xl bg-linen p-3.5 sm:p-5 ${className}`}
    >
      <h2 id={id} className="font-semibold max-xl:grow font-text text-sm leading-snug">
        {name}
      </h2>
      <div className="mt-1 sm:mt-1.5 flex flex-wrap items-baseline gap-x-2.5">
        <p className="figure text-4xl text-leaf leading-none">{show(inRange)}</p>
        <p className="text-sm">
          <Change now={inRange} previous={previous} show={show} />
        </p>
      </div>
      <p className="mt-1 sm:mt-1.5 text-moss text-sm leading-snug">
        <Previous count={previous} range={range} show={show} />
      </p>
      {total !== undefined && (
        <p className="text-moss text-sm leading-snug max-sm:hidden">{show(total)} in total</p>
      )}
    </section>
  )
}
