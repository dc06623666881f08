import { and, eq, inArray, sql } from 'drizzle-orm'
import { iso } from '../contract/days.ts'
import type { Database } from '../d1/database.ts'
import { DayFull } from '../d1/day-full.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { MAX_TO_DO } from '../statistics/constants.ts'
import { COUNT, type Count, changeOf, countDays, sumByDay } from '../statistics/counts.ts'
import type { DailyQuota } from '../statistics/daily-quota.ts'
import { listRows, type Page, pageOf, rowsOnPage } from '../statistics/lists.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { insertInteraction, isInteractionStored } from '../tracking/queries.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { type InquiryStatus, QUESTION } from './constants.ts'
import type { InquiriesToDo, Inquiry, InquiryChange, InquiryList, InquiryStats } from './contract.ts'
import { INQUIRY_COUNTS } from './counts.ts'
import type { NewInquiry } from './input.ts'
import { inquiryRow, toInquiry } from './row.ts'
import { HAS_WORDS, hasWords, contactInquiries as inquiries, inquiryColumns } from './table.ts'

/** The condition of the index on inquiries that have words. */
const isWritten = (status: InquiryStatus) => and(eq(inquiries.status, status), HAS_WORDS)

/** Inquiries in D1, at a time in milliseconds UTC. */
export function inquiryQueries(db: Database, now: number, quota: DailyQuota) {
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
     * Unless the visitor is untracked, or wrote a question instead of opening the chat, the `whatsapp_click`
     * interaction is written in the same transaction. With `alert` the owner is to be alerted, if the inquiry has
     * words.
     *
     * The click of an earlier attempt outlives an inquiry that the owner has deleted since.
     *
     * @throws DayFull; inquiries with words and without them have a quota each
     */
    async recordInquiry(
      input: NewInquiry,
      { tracked = true, alert = false }: { tracked?: boolean; alert?: boolean } = {},
    ): Promise<Inquiry> {
      const row = inquiryRow(input, now, { tracked, alert })
      const linked = linkedInteraction('whatsapp_click', input, { inquiry_type: row.inquiry_type }, now)
      const isClick = tracked && row.inquiry_type !== QUESTION
      const kind = hasWords(row) ? 'inquiry' : 'chat'
      const isRow = exists(inquiries, sql`id = ${row.id}`)
      const isStored = sql`(${isInteractionStored(linked)} OR ${isRow})`
      const [, , [answer]] = await db.batch([
        insertWhere(db, inquiries, row, sql`NOT ${isStored} AND ${quota.left(kind)} > 0`),
        quota.use(kind),
        selectFrom<{ taken: 0 | 1 }>(db, ['taken'], sql`SELECT ${isStored} AS taken`),
        ...(isClick ? [insertInteraction(db, linked, isRow)] : []),
      ])
      if (!answer?.taken) throw new DayFull(kind)
      return toInquiry(row)
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
