import { toInquiry, toInteraction, toOrder, toProductEvent } from '../rows.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'

export function d1Lists(db: Database, now: number) {
  const { confirmedSubscriptions, interactions, inquiries, productEvents, orders } = pageQueries(db, now)
  return {
    async listSubscriptions(page) {
      const [rows] = await db.batch([confirmedSubscriptions(page)])
      return rows
    },
    async listInteractions(page) {
      const [rows] = await db.batch([interactions(page)])
      return rows.map(toInteraction)
    },
    async listInquiries(page) {
      const [rows] = await db.batch([inquiries(page)])
      return rows.map(toInquiry)
    },
    async listProductEvents(page) {
      const [rows] = await db.batch([productEvents(page)])
      return rows.map(toProductEvent)
    },
    async listOrders(page) {
      const [rows] = await db.batch([orders(page)])
      return rows.map(toOrder)
    },
  } satisfies Partial<Store>
}
