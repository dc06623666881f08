import { periodOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import { recount } from '../rules/recount.ts'
import type { AllTimePage, Source } from '../stats.ts'
import { isSameSample, type SampleRows } from './samples.ts'

/** Pages of the sample rows, and their counts. */
export function demoSource(samples: SampleRows, now: number): Source {
  const pageOf =
    <Row extends { id: string }>(rows: Row[]) =>
    async ({ days, limit, cursor }: AllTimePage) => {
      const firstId = days ? firstIdAt(periodOf(now, days).from) : ''
      return rows.filter(({ id }) => id >= firstId && (cursor === undefined || id < cursor)).slice(0, limit)
    }
  return {
    subscriptions: pageOf(samples.subscriptions),
    confirmedSubscriptions: pageOf(samples.subscriptions),
    async searchedSubscriptions(prefix, { limit, cursor }) {
      const matches = samples.subscriptions
        .filter(({ email }) => email.startsWith(prefix))
        .sort((one, other) => (one.email < other.email ? -1 : 1))
      const last = cursor === undefined ? -1 : matches.findIndex(({ id }) => isSameSample(id, cursor))
      return matches.slice(last + 1, last + 1 + limit)
    },
    interactions: pageOf(samples.interactions),
    inquiries: pageOf(samples.inquiries),
    productEvents: pageOf(samples.productEvents),
    orders: pageOf(samples.orders),
    counts: async () => recount(samples),
  }
}
