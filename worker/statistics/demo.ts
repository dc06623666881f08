import { timeOf } from '../lib/ids.ts'
import { type Count, sumCounts } from './counts.ts'
import type { List, Page } from './lists.ts'
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

/** Whether a time in milliseconds UTC is on the days of a page. */
export function isTimeOf(time: number, now: number, page: Page): boolean {
  if (!namesDays(page)) return true
  const { from, to } = periodOf(now, page)
  return time >= from && time < to
}
