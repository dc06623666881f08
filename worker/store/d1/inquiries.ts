import { sql } from 'drizzle-orm'
import { inquiryRow, linkedInteraction, toInquiry } from '../rows.ts'
import { difference, inquiryCounts, interactionCounts } from '../rules/counts.ts'
import { dayOf } from '../rules/days.ts'
import type { Metric } from '../rules/metrics.ts'
import { customerInteractions, dailyCounts, contactInquiries as inquiries } from '../schema.ts'
import type { Store } from '../store.ts'
import { countEvent } from './counts.ts'
import type { Database } from './database.ts'
import { exists, insertUnless } from './guards.ts'

/** Inquiries stored on a day in Asia/Kolkata, of the whole site: anybody may send one. */
export const INQUIRIES_PER_DAY = 500
const METRIC = 'inquiry' satisfies Metric

/** Whether the last statement of the batch that may write did so. */
const HAS_WRITTEN = sql`changes() > 0`

export function d1Inquiries(db: Database, now: number) {
  return {
    /**
     * The row comes first: where the day is full, or an earlier attempt stored it, nothing else is written. The click of an
     * earlier attempt outlives an inquiry that the owner has deleted since.
     */
    async recordInquiry(input, { tracked = true, alert = false } = {}) {
      const row = inquiryRow(input, now, { tracked, alert })
      const linked = linkedInteraction('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const counts = [...inquiryCounts(row), ...(tracked ? interactionCounts(linked) : [])]
      const countOfDay = sql`
        SELECT count FROM ${dailyCounts} WHERE metric = ${METRIC} AND day = ${dayOf(now)} AND key = ''`
      const isClicked = exists(customerInteractions, sql`id = ${linked.id}`)
      const isFull = sql`coalesce((${countOfDay}), 0) >= ${INQUIRIES_PER_DAY}`
      const [, , [answer]] = await db.batch([
        insertUnless(db, inquiries, row, sql`${isClicked} OR ${isFull}`).onConflictDoNothing(),
        countEvent(db, counts, sql`NOT (${HAS_WRITTEN})`),
        db
          .select({
            taken: sql<0 | 1>`${isClicked} OR ${exists(inquiries, sql`id = ${row.id}`)}`.as('taken'),
          })
          .from(sql`(SELECT 1)`),
        ...(tracked ? [insertUnless(db, customerInteractions, linked, sql`NOT (${HAS_WRITTEN})`)] : []),
      ])
      return answer?.taken ? toInquiry(row) : undefined
    },

    async deleteInquiry(id) {
      const isRow = sql`id = ${id}`
      const [[row]] = await db.batch([db.select().from(inquiries).where(isRow)])
      // What an inquiry counts never changes, so it holds until the row is deleted.
      const counts = row ? difference(inquiryCounts(row), []) : []
      await db.batch([
        countEvent(db, counts, sql`NOT ${exists(inquiries, isRow)}`),
        db.delete(inquiries).where(isRow),
      ])
    },
  } satisfies Partial<Store>
}
