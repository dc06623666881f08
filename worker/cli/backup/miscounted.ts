import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { OTHER } from '#contract/breakdowns.ts'
import type { Count } from '#worker/store/rules/counts.ts'
import { MAX_KEYS_PER_DAY } from '#worker/store/rules/metrics.ts'
import { recount } from '#worker/store/rules/recount.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  dailyCounts,
  newsletterSubscriptions,
} from '#worker/store/schema.ts'

/** Runs a query on a database. */
export type Query = (
  sql: string,
) => Promise<Iterable<Record<string, unknown>>> | Iterable<Record<string, unknown>>

type Sum = { name: string; count: number; value: number }

const NONE = { count: 0, value: 0 }
/** Metrics whose rows are never deleted without their counts. The rows of all others expire, or are deleted by visitors. */
const EXACT = /^(un)?subscription |^sold/

/**
 * @param options `expired`: rows may have been deleted, so that counts of metrics that are not `EXACT` may be larger
 * @returns a line for each stored count that differs from a recount of the rows: by key where the day has fewer keys than
 * the limit, by sum on other days. Keys are left out, because visitors choose them. Empty if all are correct.
 */
export async function miscounted(query: Query, { expired = false } = {}): Promise<string[]> {
  const db = drizzle(async (sql) => ({ rows: Array.from(await query(sql), (row) => Object.values(row)) }))
  const [subscriptions, interactions, inquiries, orders, counts] = await Promise.all([
    db.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id),
    db.select().from(customerInteractions).orderBy(customerInteractions.id),
    db.select().from(contactInquiries).orderBy(contactInquiries.id),
    db.select().from(chatOrders).orderBy(chatOrders.id),
    db.select().from(dailyCounts),
  ])
  const keys = Map.groupBy(
    counts.filter(({ key }) => key !== OTHER),
    nameOf,
  )
  /** Adds up the counts, and their values. */
  function sum(rows: Count[]): Map<string, Sum> {
    const sums = new Map<string, Sum>()
    for (const row of rows) {
      const name = nameOf(row)
      const isFull = (keys.get(name)?.length ?? 0) >= MAX_KEYS_PER_DAY
      const id = JSON.stringify([name, isFull ? '' : row.key])
      const { count, value } = sums.get(id) ?? NONE
      sums.set(id, { name, count: count + row.count, value: value + row.value })
    }
    return sums
  }
  const stored = sum(counts.filter(({ metric }) => metric !== 'untracked' && metric !== 'mail'))
  const recounted = sum(recount({ subscriptions, interactions, inquiries, orders }))
  return [...new Map([...stored, ...recounted])].flatMap(([id, { name }]) => {
    const [is, should] = [stored.get(id) ?? NONE, recounted.get(id) ?? NONE]
    const [count, value] = [is.count - should.count, is.value - should.value]
    const mayBeMore = expired && !EXACT.test(name)
    const isRight = mayBeMore ? count >= 0 && value >= 0 : count === 0 && value === 0
    return isRight ? [] : [`${name}: ${is.count} (${is.value}) instead of ${should.count} (${should.value})`]
  })
}

const nameOf = ({ metric, day }: Count) => `${metric} of ${day || 'all time'}`
