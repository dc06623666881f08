import type { Breakdowns } from '../../../worker/contract/breakdowns.ts'
import type { InquiryStats, InteractionStats, SubscriptionStats } from '../../../worker/contract/stats.ts'
import { type Asked, useStats } from './use-stats.ts'
import type { Week } from './weekly-summary.ts'

/** The answers for 7 days, whatever range the room shows: there once all are there. */
export function useWeek(asOf: number): Asked<Week> {
  const subscriptions = useStats<SubscriptionStats>('/stats/subscriptions?days=7&limit=1', asOf)
  const interactions = useStats<InteractionStats>('/stats/interactions?days=7&limit=1', asOf)
  const inquiries = useStats<InquiryStats>('/stats/inquiries?days=7&limit=1', asOf)
  const breakdowns = useStats<Breakdowns>('/stats/breakdowns?days=7', asOf)
  const week = { path: 'week', asOf }
  if ([subscriptions, interactions, inquiries, breakdowns].some(({ failed }) => failed)) {
    return { ...week, failed: true }
  }
  if (!subscriptions.answer || !interactions.answer || !inquiries.answer || !breakdowns.answer) return week
  return {
    ...week,
    answer: {
      subscriptions: subscriptions.answer,
      interactions: interactions.answer,
      inquiries: inquiries.answer,
      breakdowns: breakdowns.answer,
    },
  }
}
