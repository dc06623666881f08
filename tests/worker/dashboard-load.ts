import type { Span } from '#worker/statistics/contract.ts'
import type { Store } from '#worker/store.ts'

/** Every query that the pages of the dashboard make, but for that of orders, which reads a list. */
export function dashboardLoad(store: Store, span: Span): Promise<unknown>[] {
  return [
    ...overviewLoad(store, span),
    // “Where it comes from”, once it is opened.
    store.breakdowns(span),
    // The third page.
    store.subscriptionStats({ ...span, limit: 11 }),
    store.untrackedStats(span),
    store.lotTotals(['SY-26-01', 'SY-26-02']),
  ]
}

/** Every query of the first page, scrolled through to its end. */
export function overviewLoad(store: Store, span: Span): Promise<unknown>[] {
  return [
    store.subscriptionStats({ ...span, limit: 10 }),
    store.interactionStats({ ...span, limit: 15 }),
    store.orderStats({ ...span, limit: 1 }),
    store.inquiryStats({ ...span, limit: 1 }),
    store.ordersToDo(),
    store.inquiriesToDo(),
    store.runState('backup'),
    store.runState('publication'),
    store.writtenInquiries({ status: 'new', limit: 10 }),
  ]
}
