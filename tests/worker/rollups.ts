import type { Breakdowns } from '#contract/breakdowns.ts'
import { orderReference } from '#contract/order-reference.ts'
import type { Range } from '#contract/ranges.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { chatOrder, interaction } from './inputs.ts'

type Click = { page?: string; data?: Record<string, string> | null }

/** Writes rows at given times and rolls them up. Times are milliseconds UTC. */
export function rollups(local: { readonly db: D1Database }) {
  const at = (time: number, db = local.db) => d1Store(db, time)

  function click(time: number, { page = '/', data = null }: Click = {}, type = 'whatsapp_click') {
    return at(time).recordInteraction(interaction(type, { page_url: page, additional_data: data }))
  }

  let orders = 0
  /** Records an order, whose chat click names no placement and the page `/`. */
  function order(time: number, pack: string) {
    orders += 1
    const reference = orderReference(
      new Uint8Array([1, 2, orders >> 10, orders >> 5, orders].map((n) => n & 31)),
    )
    return at(time).recordOrder(chatOrder(reference, { pack }))
  }

  /** The orders by pack, clicks that are not rolled up included. */
  async function packsAt(time: number, db = local.db) {
    return (await at(time, db).orderStats({ days: 7, limit: 1 })).breakdowns.pack
  }

  /** Inserts interactions that differ only in their page, in one statement. */
  async function visitPages(time: number, pages: string[]) {
    await local.db
      .prepare(
        `INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, page_url, created_at)
          SELECT printf('%08x-%04x-7000-8000-%012x', ?1 / 65536, ?1 % 65536, p.key), 'pricing_view', ?1, 's', p.value, ?1
          FROM json_each(?2) AS p`,
      )
      .bind(time, JSON.stringify(pages))
      .run()
  }

  async function rollUpAt(time: number, days: Range = 7): Promise<Breakdowns['data']> {
    await at(time).rollUp()
    return (await at(time).breakdowns(days)).data
  }

  return { at, click, order, packsAt, visitPages, rollUpAt }
}

/** Counts by key. */
export const counts = (rows: { key: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]))
