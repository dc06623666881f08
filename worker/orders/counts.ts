import { sql } from 'drizzle-orm'
import { dayIn, type RowCounts } from '../statistics/counts.ts'
import { keyOf } from './sales.ts'
import { chatOrders } from './table.ts'

/** Counts clicks on order links by each dimension; every click has one key in each. */
export const CLICK_COUNTS = {
  rows: (ids) => sql`
    SELECT ${dayIn(sql`clicked_at`)} AS day, source, page, placement, pack
    FROM ${chatOrders} WHERE ${ids} AND clicked_at IS NOT NULL`,
  columns: ['source', 'page', 'placement', 'pack'],
  keys: {
    'clicked:source': keyOf(sql`source`),
    'clicked:page': keyOf(sql`page`),
    'clicked:placement': keyOf(sql`placement`),
    'clicked:pack': keyOf(sql`pack`),
  },
} satisfies RowCounts
