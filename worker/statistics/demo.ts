import { firstIdAt } from '../lib/ids.ts'
import { type Count, sumCounts } from './counts.ts'
import type { List } from './lists.ts'
import { periodOf } from './period.ts'

/** Lists sample rows, newest first, with all that they count. */
export function sampleList<Row extends { id: string }>(
  rows: Row[],
  countsOf: (row: Row) => Count[],
  now: number,
): List<Row> {
  return async ({ days, limit, cursor }, ...reads) => {
    const firstId = days ? firstIdAt(periodOf(now, days).from) : ''
    const isOfPage = ({ id }: Row) => id >= firstId && (cursor === undefined || id < cursor)
    const counts = reads.length > 0 ? sumCounts(rows.flatMap(countsOf)) : []
    return { rows: rows.filter(isOfPage).slice(0, limit), counts }
  }
}
