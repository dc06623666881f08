import { timeOf } from '../lib/ids.ts'
import type { Span } from './contract.ts'
import { type Count, sumCounts } from './counts.ts'
import type { List } from './lists.ts'
import { namesDays, periodOf } from './period.ts'

/** Lists sample rows, newest first, with all that they count. */
export function sampleList<Row extends { id: string }>(
  rows: Row[],
  countsOf: (row: Row) => Count[],
  now: number,
): List<Row> {
  return async (page, ...reads) => {
    const { limit, cursor } = page
    const isAfter = ({ id }: Row) => cursor === undefined || id < cursor
    const counts = reads.length > 0 ? sumCounts(rows.flatMap(countsOf)) : []
    const ofPage = rows.filter((row) => isAfter(row) && isTimeOf(timeOf(row.id), now, page))
    return { rows: ofPage.slice(0, limit), counts }
  }
}

/** Whether a time in milliseconds UTC is on the days of a query. */
export function isTimeOf(time: number, now: number, span: Span): boolean {
  if (!namesDays(span)) return true
  const { from, to } = periodOf(now, span)
  return time >= from && time < to
}
