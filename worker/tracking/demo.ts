import type { JsonObject } from '../contract/json.ts'
import { HOUR_MS } from '../lib/days.ts'
import { type Note, SAMPLE_PAGE, sampleSession, withSampleId } from '../lib/samples.ts'
import { sampleList } from '../statistics/demo.ts'
import type { ReadCounts } from '../statistics/lists.ts'
import type { Tracking } from './d1.ts'
import { interactionCounts } from './metrics.ts'
import { trackingStatistics } from './numbers.ts'
import { interactionRow, productEventRow, toInteraction, toProductEvent } from './row.ts'

const INTERACTIONS: [hours: number, type: string, data: JsonObject, path?: string][] = [
  [1, 'whatsapp_click', { placement: 'hero', utm_source: 'instagram' }],
  [3, 'pricing_view', { placement: 'shop', pack: '500g', utm_source: 'instagram' }],
  [5, 'newsletter_subscription', { source_page: 'footer' }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', referrer: 'google.com' }],
  [20, 'whatsapp_click', { placement: 'shop-order', referrer: 'google.com' }],
  [29, 'newsletter_subscription', { source_page: 'footer' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
  [51, 'newsletter_subscription', { source_page: 'blog', referrer: 'google.com' }, 'blog'],
  [76, 'whatsapp_click', { inquiry_type: 'whatsapp', placement: 'floating-button' }],
  [101, 'pricing_view', { placement: 'shop', pack: '500g', utm_source: 'instagram' }],
]

/** Sample visits of the days before a time in milliseconds UTC. */
export function sampleVisits(now: number) {
  const timeAt = (hours: number) => now - hours * HOUR_MS
  const orderEvent = {
    event_name: 'order_click',
    action_type: 'whatsapp_order',
    product_name: 'Sample jar 500g',
    user_session: sampleSession(timeAt(20), 0),
    conversion_value: 633,
  }
  return {
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = ''], index) => {
      const user_session = sampleSession(timeAt(hours), index)
      const input = { interaction_type, user_session, page_url: SAMPLE_PAGE + path, additional_data }
      return withSampleId(interactionRow(input, timeAt(hours)), index)
    }),
    productEvents: [withSampleId(productEventRow(orderEvent, timeAt(20)), 0)],
  }
}

/**
 * The demo's part of the Store: the samples, and nothing is stored.
 *
 * @param counts of all samples
 */
export function demoTracking(
  { interactions, productEvents }: ReturnType<typeof sampleVisits>,
  counts: ReadCounts,
  now: number,
  note: Note,
): Tracking {
  return {
    ...trackingStatistics(
      {
        interactions: sampleList(interactions, interactionCounts, now),
        productEvents: sampleList(productEvents, () => [], now),
        counts,
      },
      now,
    ),
    ...discardVisits(note, now),
    countUntracked: async () => note('count'),
  }
}

/** Stores nothing of a visit, and answers as if it did. */
export function discardVisits(note: Note, now: number) {
  return {
    async recordInteraction(input) {
      await note('interaction')
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      await note('product event')
      return toProductEvent(productEventRow(input, now))
    },
  } satisfies Partial<Tracking>
}
