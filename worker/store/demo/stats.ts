import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import { recount } from '../rules/recount.ts'
import type { AllTimePage, CountsRead, Source } from '../stats.ts'
import { isSameSample, type SampleRows } from './samples.ts'

/** Pages of the sample rows, and their counts. */
export function demoSource(samples: SampleRows, now: number): Source {
  const countsOf = (reads: CountsRead[]) => (reads.length > 0 ? recount(samples) : [])
  const pageOf =
    <Row extends { id: string }>(rows: Row[]) =>
    async ({ days, limit, cursor }: AllTimePage, ...reads: CountsRead[]) => {
      const firstId = days ? firstIdAt(periodOf(now, days).from) : ''
      const isOfPage = ({ id }: Row) => id >= firstId && (cursor === undefined || id < cursor)
      return { rows: rows.filter(isOfPage).slice(0, limit), counts: countsOf(reads) }
    }
  return {
    subscriptions: pageOf(samples.subscriptions),
    confirmedSubscriptions: pageOf(samples.subscriptions),
    async searchedSubscriptions({ search, limit, cursor }, ...reads) {
      const matches = samples.subscriptions
        .filter(({ email }) => email.startsWith(search))
        .sort((one, other) => (one.email < other.email ? -1 : 1))
      const last = cursor === undefined ? -1 : matches.findIndex(({ id }) => isSameSample(id, cursor))
      return { rows: matches.slice(last + 1, last + 1 + limit), counts: countsOf(reads) }
    },
    interactions: pageOf(samples.interactions),
    inquiries: pageOf(samples.inquiries),
    productEvents: pageOf(samples.productEvents),
    orders: pageOf(samples.orders),
    counts: async (...reads) => countsOf(reads),
  }
}
