import type { Range } from '../../../../worker/contract/ranges.ts'
import { previousText } from '../../../content/admin.ts'
import { showCount } from '../format.ts'

/** The count of the previous period; on a phone the length of the period is left to the range above. */
export function Previous({ count, range }: { count: number; range: Range }) {
  return (
    <>
      {showCount(count)} <span className="max-sm:sr-only">{previousText.period(range)}</span>{' '}
      {previousText.before}
    </>
  )
}
