import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { Range } from '#worker/statistics/contract.ts'
import { showCount } from '../format.ts'

type Show = { show?: (count: number) => string }

/** The difference to the previous period; the arrow repeats what the word says. */
export function Change({ now, previous, show = showCount }: Show & { now: number; previous: number }) {
  if (now === previous) return <span className="font-semibold text-moss">no change</span>
  const isMore = now > previous
  const Arrow = isMore ? ArrowUp : ArrowDown
  return (
    <span className={`whitespace-nowrap font-semibold ${isMore ? 'text-leaf' : 'text-jam'}`}>
      <Arrow aria-hidden strokeWidth={2} className="mr-0.5 inline size-4 align-[-0.15em]" />
      {show(Math.abs(now - previous))} {isMore ? 'more' : 'fewer'}
    </span>
  )
}

/** The count of the previous period; on a phone the length of the period is left to the range above. */
export function Previous({ count, range, show = showCount }: Show & { count: number; range: Range }) {
  return (
    <>
      {show(count)} <span className="max-sm:sr-only">in the {range} days</span> before
    </>
  )
}
