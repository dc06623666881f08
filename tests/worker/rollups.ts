import type { Breakdowns } from '../../worker/contract/breakdowns.ts'
import type { Range } from '../../worker/contract/ranges.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import { interaction, productEvent } from './inputs.ts'

type Click = { page?: string; data?: Record<string, string> | null }

/** Writes rows at given times and rolls them up. Times are milliseconds UTC. */
export function rollups(local: { readonly db: D1Database }) {
  const at = (time: number, db = local.db) => d1Store(db, time)

  function click(time: number, { page = '/', data = null }: Click = {}, type = 'whatsapp_click') {
    return at(time).recordInteraction(interaction(type, { page_url: page, additional_data: data }))
  }

  function order(time: number, product: string, rupees: number | null, event = 'order_click') {
    return at(time).recordProductEvent(
      productEvent({ event_name: event, product_name: product, conversion_value: rupees }),
    )
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

  return { at, click, order, visitPages, rollUpAt }
}

/** Counts by key. */
export const counts = (rows: { key: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]))
