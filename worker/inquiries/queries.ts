import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayOf, iso, midnightOf } from '../contract/days.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { firstIdAt } from '../lib/ids.ts'
import { MAX_TO_DO } from '../statistics/contract.ts'
import { COUNT, type Count, changeOf, countDays, sumByDay } from '../statistics/counts.ts'
import { listRows, type Page, pageOf, rowsOnPage } from '../statistics/lists.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { countEvents, isFull } from '../tracking/full-day.ts'
import { insertInteraction, isInteractionStored } from '../tracking/queries.ts'
import { linkedInteraction } from '../tracking/row.ts'
import {
  type InquiriesToDo,
  type Inquiry,
  type InquiryChange,
  type InquiryList,
  type InquiryStats,
  type InquiryStatus,
  QUESTION,
} from './contract.ts'
import { INQUIRY_COUNTS } from './counts.ts'
import type { NewInquiry } from './input.ts'
import { inquiryRow, toInquiry } from './row.ts'
import { HAS_WORDS, hasWords, contactInquiries as inquiries, inquiryColumns } from './table.ts'

/**
 * Inquiries with words, and as many clicks, that are stored on a day in Asia/Kolkata, of the whole site: anybody may send
 * them, and clicks leave room for questions.
 */
export const INQUIRIES_PER_DAY = 500

/** The condition of the index on inquiries that have words. */
const isWritten = (status: InquiryStatus) => and(eq(inquiries.status, status), HAS_WORDS)

/**
 * Inquiries in D1, at a time in milliseconds UTC.
 *
 * @param eventsDaily events of a day of D1 beyond which no click is stored
 */
export function inquiryQueries(db: Database, now: number, eventsDaily: number) {
  return {
    async inquiryStats(page: Page): Promise<InquiryStats> {
      const period = periodOf(now, page)
      const [rows, counts] = await db.batch([
        rowsOnPage(db, inquiryColumns, now, page),
        selectFrom<Count>(db, COUNT, countDays(INQUIRY_COUNTS, ['inquiry', 'inquiry:written'], period)),
      ])
      return { data: rows.map(toInquiry), ...inquiryNumbers(counts, period) }
    },

    async listInquiries(page: Page): Promise<Inquiry[]> {
      return (await listRows(db, inquiryColumns, now, page)).map(toInquiry)
    },

    /** Inquiries of a status that have words, newest first. */
    async writtenInquiries({ status, ...page }: Page & { status: InquiryStatus }): Promise<InquiryList> {
      const [rows] = await db.batch([
        rowsOnPage(db, inquiryColumns, now, { ...page, limit: page.limit + 1 }, isWritten(status)),
      ])
      return pageOf(rows.map(toInquiry), page.limit, ({ id }) => id)
    },

    /** Those that have words and are not answered. */
    async inquiriesToDo(): Promise<InquiriesToDo> {
      const [rows] = await db.batch([
        db
          .select({ created_at: inquiries.created_at })
          .from(inquiries)
          .where(isWritten('new'))
          .orderBy(inquiries.id)
          .limit(MAX_TO_DO),
      ])
      return { count: rows.length, oldest: rows[0]?.created_at ?? null }
    },

    /**
     * Unless the visitor is untracked, or wrote a question instead of opening the chat, the `whatsapp_click` interaction is
     * written in the same transaction. With `alert` the owner is to be alerted, if the inquiry has words. Undefined, and
     * nothing written, if the whole site has `INQUIRIES_PER_DAY` of its kind on that day; a click is answered, and not
     * stored, where visits have used up the day.
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
      const today = sql`id >= ${firstIdAt(midnightOf(dayOf(now)))}`
      const ofKind = hasWords(row) ? HAS_WORDS : sql`NOT (${HAS_WORDS})`
      const hasAll = sql`(SELECT count(*) FROM (
        SELECT 1 FROM ${inquiries} WHERE ${today} AND ${ofKind} LIMIT ${INQUIRIES_PER_DAY})) >= ${INQUIRIES_PER_DAY}`
      const isUsedUp = hasWords(row) ? sql`false` : isFull(now, eventsDaily)
      const isClicked = isInteractionStored(linked)
      const isStored = exists(inquiries, sql`id = ${row.id}`)
      const hasWritten = sql`changes() > 0`
      const [, [answer]] = await db.batch([
        insertUnless(db, inquiries, row, sql`${isClicked} OR ${hasAll} OR ${isUsedUp}`).onConflictDoNothing(),
        db
          .select({ taken: sql<0 | 1>`${isClicked} OR ${isStored} OR ${isUsedUp}`.as('taken') })
          .from(sql`(SELECT 1)`),
        ...(isClick
          ? [insertInteraction(db, linked, sql`NOT (${hasWritten})`), countEvents(db, 1, now)]
          : []),
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

    /** Deletes inquiries. Repeated, it changes nothing. */
    async deleteInquiries(ids: string[]): Promise<void> {
      await db.batch([db.delete(inquiries).where(inArray(inquiries.id, ids))])
    },
  }
}

/** Makes the answer of counts of `INQUIRY_COUNTS`, of a period and what it is compared with. */
export function inquiryNumbers(counts: readonly Count[], period: Period): Omit<InquiryStats, 'data'> {
  const ofMetric = (name: string) => counts.filter(({ metric }) => metric === name)
  const all = changeOf(ofMetric('inquiry'), period)
  const written = changeOf(ofMetric('inquiry:written'), period)
  return {
    summary: {
      written,
      chats: { inRange: all.inRange - written.inRange, previous: all.previous - written.previous },
    },
    series: sumByDay(ofMetric('inquiry'), period.days),
  }
}
