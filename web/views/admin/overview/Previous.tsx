import type { Range } from '#contract/ranges.ts'
import { showCount } from '../format.ts'

type Props = { count: number; range: Range; show?: (count: number) => string }

/** The count of the previous period; on a phone the length of the period is left to the range above. */
export function Previous({ count, range, show = showCount }: Props) {
  return (
    <>
      {show(count)} <span className="max-sm:sr-only">in the {range} days</span> before
    </>
  )
}
