import { toInquiry, toInteraction, toOrder, toProductEvent } from '../rows.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'
import { withRetry } from './with-retry.ts'

type Lists = Pick<
  Store,
  'listSubscriptions' | 'listInteractions' | 'listInquiries' | 'listProductEvents' | 'listOrders'
>

export function d1Lists(db: Database, now: number): Lists {
  const { confirmedSubscriptions, interactions, inquiries, productEvents, orders } = pageQueries(db, now)
  return {
    async listSubscriptions(page) {
      return await withRetry(() => confirmedSubscriptions(page).execute())
    },
    async listInteractions(page) {
      return (await withRetry(() => interactions(page).execute())).map(toInteraction)
    },
    async listInquiries(page) {
      return (await withRetry(() => inquiries(page).execute())).map(toInquiry)
    },
    async listProductEvents(page) {
      return (await withRetry(() => productEvents(page).execute())).map(toProductEvent)
    },
    async listOrders(page) {
      return (await withRetry(() => orders(page).execute())).map(toOrder)
    },
  }
}
