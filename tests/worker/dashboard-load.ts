import type { Range } from '#worker/statistics/contract.ts'
import type { Store } from '#worker/store.ts'

/** Every query that both pages of the dashboard make. */
export function dashboardLoad(store: Store, days: Range): Promise<unknown>[] {
  return [
    store.subscriptionStats({ days, limit: 10 }),
    store.interactionStats({ days, limit: 15 }),
    store.orderStats({ days, limit: 50 }),
    store.inquiryStats({ days, limit: 5 }),
    store.dailyStats({ days }),
    store.breakdowns({ days }),
    store.subscriptionStats({ days, limit: 11 }),
    store.untrackedStats({ days }),
  ]
}
