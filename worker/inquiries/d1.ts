import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { dayOf, iso } from '../lib/days.ts'
import { MAX_TO_DO } from '../statistics/contract.ts'
import { difference } from '../statistics/counts.ts'
import { countEvent, newestRows } from '../statistics/d1.ts'
import { dailyCounts } from '../statistics/table.ts'
import { insertInteraction, isInteractionStored } from '../tracking/d1.ts'
import { interactionCounts } from '../tracking/metrics.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { type Inquiry, type InquiryChange, type InquiryStatus, QUESTION } from './contract.ts'
import type { NewInquiry } from './input.ts'
import { type INQUIRY_METRICS, inquiryCounts } from './metrics.ts'
import { inquiryStatistics } from './numbers.ts'
import { inquiryRow, toInquiry } from './row.ts'
import { contactInquiries as inquiries } from './table.ts'
import { HAS_WORDS, hasWords } from './words.ts'

/**
 * Inquiries with words, and as many clicks, that are stored on a day in Asia/Kolkata, of the whole site: anybody may send
 * them, and clicks leave room for questions.
 */
export const INQUIRIES_PER_DAY = 500

/** Whether the last statement of the batch that may write did so. */
const HAS_WRITTEN = sql`changes() > 0`

/** The condition of the index on inquiries that have words. */
const isWritten = (status: InquiryStatus) => and(eq(inquiries.status, status), HAS_WORDS)

/** The Store's part for inquiries. */
export type Inquiries = ReturnType<typeof d1Inquiries>

/** Inquiries in D1, at a time in milliseconds UTC. */
export function d1Inquiries(db: Database, now: number) {
  return {
    ...inquiryStatistics(
      {
        all: newestRows(db, now, inquiries),
        written: ({ status, ...page }) => newestRows(db, now, inquiries, isWritten(status))(page),
        async toDo() {
          const open = db
            .select({ created_at: inquiries.created_at })
            .from(inquiries)
            .where(isWritten('new'))
            .orderBy(inquiries.id)
            .limit(MAX_TO_DO)
          const [rows] = await db.batch([open])
          return { count: rows.length, oldest: rows[0]?.created_at ?? null }
        },
      },
      now,
    ),

    /**
     * Unless the visitor is untracked, or wrote a question instead of opening the chat, the `whatsapp_click` interaction is
     * written in the same transaction. With `alert` the owner is to be alerted, if the inquiry has words. Undefined, and
     * nothing written, if the whole site has `INQUIRIES_PER_DAY` of its kind on that day.
     *
     * The row comes first: where the day is full, or an earlier attempt stored it, nothing else is written. The click of an
     * earlier attempt outlives an inquiry that the owner has deleted since.
     */
    async recordInquiry(
      input: NewInquiry,
      { tracked = true, alert = false }: { tracked?: boolean; alert?: boolean } = {},
    ): Promise<Inquiry | undefined> {
      const row = inquiryRow(input, now, { tracked, alert })
      const linked = linkedInteraction('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const isClick = tracked && row.inquiry_type !== QUESTION
      const counts = [...inquiryCounts(row), ...(isClick ? interactionCounts(linked) : [])]
      const countOf = (metric: keyof typeof INQUIRY_METRICS) => sql`
        coalesce((SELECT count FROM ${dailyCounts} WHERE metric = ${metric} AND day = ${dayOf(now)} AND key = ''), 0)`
      const written = countOf('inquiry:written')
      const ofKind = hasWords(row) ? written : sql`${countOf('inquiry')} - ${written}`
      const isClicked = isInteractionStored(linked)
      const isFull = sql`${ofKind} >= ${INQUIRIES_PER_DAY}`
      const [, , [answer]] = await db.batch([
        insertUnless(db, inquiries, row, sql`${isClicked} OR ${isFull}`).onConflictDoNothing(),
        countEvent(db, counts, sql`NOT (${HAS_WRITTEN})`),
        db
          .select({
            taken: sql<0 | 1>`${isClicked} OR ${exists(inquiries, sql`id = ${row.id}`)}`.as('taken'),
          })
          .from(sql`(SELECT 1)`),
        ...(isClick ? [insertInteraction(db, linked, sql`NOT (${HAS_WRITTEN})`)] : []),
      ])
      return answer?.taken ? toInquiry(row) : undefined
    },

    /** Marks an inquiry. Undefined if there is no such inquiry. */
    async changeInquiry(id: string, { status }: InquiryChange): Promise<Inquiry | undefined> {
      const isRow = eq(inquiries.id, id)
      const [, [row]] = await db.batch([
        db
          .update(inquiries)
          .set({ status, updated_at: iso(now) })
          .where(sql`${isRow} AND status <> ${status}`),
        db.select().from(inquiries).where(isRow),
      ])
      return row && toInquiry(row)
    },

    /** Deletes an inquiry and its count. Repeated, it changes nothing. */
    async deleteInquiry(id: string): Promise<void> {
      const isRow = sql`id = ${id}`
      const [[row]] = await db.batch([db.select().from(inquiries).where(isRow)])
      // What an inquiry counts never changes, so it holds until the row is deleted.
      const counts = row ? difference(inquiryCounts(row), []) : []
      await db.batch([
        countEvent(db, counts, sql`NOT ${exists(inquiries, isRow)}`),
        db.delete(inquiries).where(isRow),
      ])
    },
  }
}
