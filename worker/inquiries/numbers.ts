import { recordOf } from '../contract/record-of.ts'
import { type List, type Page, pageOf, readPeriod } from '../statistics/lists.ts'
import { changeOf, daySeries, ofMetric } from '../statistics/numbers.ts'
import { periodOf } from '../statistics/period.ts'
import type { InquiriesToDo, InquiryList, InquiryStats, InquiryStatus } from './contract.ts'
import { INQUIRY_METRICS } from './metrics.ts'
import { toInquiry } from './row.ts'
import type { InquiryRow } from './table.ts'

const METRICS = Object.keys(INQUIRY_METRICS)

/** Rows of a status that have words. */
export type WrittenPage = Page & { status: InquiryStatus }

/**
 * Statistics and lists of inquiries. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function inquiryStatistics(
  {
    all,
    written,
    toDo,
  }: {
    all: List<InquiryRow>
    written: List<InquiryRow, WrittenPage>
    /** Counts those that have words and are not answered. */
    toDo: () => Promise<InquiriesToDo>
  },
  now: number,
) {
  return {
    async inquiryStats(page: Page): Promise<InquiryStats> {
      const period = periodOf(now, page)
      const { rows, counts } = await all(page, ...readPeriod(METRICS, period, 'metric'))
      const inquiries = ofMetric(counts, 'inquiry')
      const change = changeOf(inquiries, period)
      const withWords = changeOf(ofMetric(counts, 'inquiry:written'), period)
      return {
        data: rows.map(toInquiry),
        summary: {
          written: withWords,
          chats: recordOf(['inRange', 'previous'], (part) => change[part] - withWords[part]),
        },
        series: daySeries(inquiries, period),
      }
    },

    listInquiries: async (page: Page) => (await all(page)).rows.map(toInquiry),

    /** Inquiries of a status that have words, newest first. */
    writtenInquiries: (page: WrittenPage): Promise<InquiryList> =>
      pageOf(written, page, toInquiry, ({ id }) => id),

    inquiriesToDo: toDo,
  }
}
