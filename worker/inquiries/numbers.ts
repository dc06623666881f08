import type { List, Page } from '../statistics/lists.ts'
import { changeOf, daySeries, ofMetric } from '../statistics/numbers.ts'
import { periodOf } from '../statistics/period.ts'
import type { InquiryStats } from './contract.ts'
import { toInquiry } from './row.ts'
import type { InquiryRow } from './table.ts'

/**
 * Statistics and lists of inquiries. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function inquiryStatistics(list: List<InquiryRow>, now: number) {
  return {
    async inquiryStats(page: Page): Promise<InquiryStats> {
      const period = periodOf(now, page.days)
      const { rows, counts } = await list(page, [['inquiry'], period.previousDay])
      const inquiries = ofMetric(counts, 'inquiry')
      return {
        data: rows.map(toInquiry),
        summary: changeOf(inquiries, period),
        series: daySeries(inquiries, period),
      }
    },

    listInquiries: async (page: Page) => (await list(page)).rows.map(toInquiry),
  }
}
