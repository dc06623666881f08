import useSWR from 'swr'
import type { Breakdowns } from '../../../../worker/contract/breakdowns.ts'
import type { InquiryStats, InteractionStats, SubscriptionStats } from '../../../../worker/contract/stats.ts'
import { fetchStats } from './fetch-stats.ts'

export type WeekStats = {
  subscriptions: SubscriptionStats
  interactions: InteractionStats
  inquiries: InquiryStats
  breakdowns: Breakdowns
}

/** The numbers of the last 7 days, whatever range the dashboard shows. */
export function useLastWeek() {
  return useSWR(['last-week'], async (): Promise<WeekStats> => {
    const [subscriptions, interactions, inquiries, breakdowns] = await Promise.all([
      fetchStats<SubscriptionStats>('/subscriptions?days=7&limit=1'),
      fetchStats<InteractionStats>('/interactions?days=7&limit=1'),
      fetchStats<InquiryStats>('/inquiries?days=7&limit=1'),
      fetchStats<Breakdowns>('/breakdowns?days=7'),
    ])
    return { subscriptions, interactions, inquiries, breakdowns }
  })
}
