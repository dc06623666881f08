import { LANGUAGES } from '../contract/languages.ts'
import { HOUR_MS } from '../lib/days.ts'
import { isSameSample, type Note, withSampleId } from '../lib/samples.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { sampleList } from '../statistics/demo.ts'
import type { Subscriptions } from './d1.ts'
import { subscriptionCounts } from './metrics.ts'
import { subscriptionStatistics } from './numbers.ts'
import { subscriptionRow, toSubscription } from './row.ts'
import type { SubscriptionRow } from './table.ts'

/** Sample sign-ups with their age in hours, newest first. */
const SUBSCRIPTIONS: [hours: number, name: string, page: string][] = [
  [5, 'asha', 'footer'],
  [29, 'rohan', 'footer'],
  [51, 'meera', 'blog'],
  [80, 'imran', 'footer'],
  [122, 'lata', 'footer'],
]

const UNKNOWN_VISIT = { notice_version: UNKNOWN, user_session: null, page_url: null, visit_source: null }

/** Sample subscriptions of the days before a time in milliseconds UTC. */
export function sampleSubscriptions(now: number): SubscriptionRow[] {
  return SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
    const { id: language } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
    const input = { email: `${name}@demo.example`, source_page, language, ...UNKNOWN_VISIT }
    return withSampleId(subscriptionRow(input, null, now - hours * HOUR_MS), index)
  })
}

/** The demo's part of the Store: the samples, and nothing is stored. */
export function demoSubscriptions(samples: SubscriptionRow[], now: number, note: Note): Subscriptions {
  const all = sampleList(samples, subscriptionCounts, now)
  return {
    ...subscriptionStatistics(
      {
        all,
        confirmed: all,
        pending: async (page, ...reads) => ({ ...(await all(page, ...reads)), rows: [] }),
        async search({ search, limit, cursor }, ...reads) {
          const { counts } = await all({ limit }, ...reads)
          const matches = samples
            .filter(({ email }) => email.startsWith(search))
            .sort((one, other) => (one.email < other.email ? -1 : 1))
          const last = cursor === undefined ? -1 : matches.findIndex(({ id }) => isSameSample(id, cursor))
          return { rows: matches.slice(last + 1, last + 1 + limit), counts }
        },
      },
      now,
    ),
    async subscribe(input, { userAgent }) {
      await note('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    confirmSubscription: async () => false,
    unsubscribe: async () => undefined,
    deleteSubscriber: async () => note('deletion'),
  }
}
