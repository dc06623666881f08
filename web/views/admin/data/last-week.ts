import useSWR from 'swr'
import type { WeekStats } from '#contract/weekly-summary.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** Only the summaries are used. */
const query = { days: '7', limit: '1' } as const

/** The numbers of the last 7 days, whatever range the dashboard shows. */
export function useLastWeek() {
  return useSWR(['last-week'], async (): Promise<WeekStats> => {
    const [subscriptions, interactions, inquiries, orders] = await Promise.all([
      bodyOf(api.stats.subscriptions.$get({ query })),
      bodyOf(api.stats.interactions.$get({ query })),
      bodyOf(api.stats.inquiries.$get({ query })),
      bodyOf(api.stats.orders.$get({ query })),
    ])
    return { subscriptions, interactions, inquiries, orders }
  })
}
