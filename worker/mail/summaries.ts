import { weekDays, weeklySummary } from '../contract/weekly-summary.ts'
import { dayOf } from '../store/rules/days.ts'
import type { Store } from '../store/store.ts'
import type { OwnerLetter } from './compose.ts'
import { brand } from './content.ts'

/** Orders looked through for those of one day. */
const MAX_ORDERS = 500
const PRINTED_ORDERS = 20

const longDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' })

/**
 * Writes the numbers of seven days, also when nothing happened.
 *
 * @param store as of the last of them
 */
export async function summarizeWeek(store: Store): Promise<OwnerLetter> {
  const page = { days: 7, limit: 1 } as const
  const [subscriptions, interactions, inquiries, orders] = await Promise.all([
    store.subscriptionStats(page),
    store.interactionStats(page),
    store.inquiryStats(page),
    store.orderStats(page),
  ])
  const week = { subscriptions, interactions, inquiries, orders }
  return {
    subject: `Your week on the website: ${weekDays(week)}`,
    heading: 'Your week on the website',
    paragraphs: [weeklySummary(week, brand.name)],
  }
}

/**
 * Writes the confirmed sign-ups and open orders of a day. Undefined if there are none.
 *
 * @param store as of the day
 * @param end its last millisecond, UTC
 */
export async function summarizeDay(store: Store, end: number): Promise<OwnerLetter | undefined> {
  const { series } = await store.subscriptionStats({ days: 7, limit: 1 })
  const subscribers = series.at(-1)?.count ?? 0
  const orders = (await store.listOrders({ days: 7, limit: MAX_ORDERS })).filter(
    ({ status, clicked_at }) =>
      status === 'clicked' && clicked_at !== null && dayOf(Date.parse(clicked_at)) === dayOf(end),
  )
  if (subscribers === 0 && orders.length === 0) return undefined
  const lines = orders
    .slice(0, PRINTED_ORDERS)
    .map(({ reference, pack, amount }) =>
      [reference, pack, amount && `₹${amount}`].filter(Boolean).join(', '),
    )
  return {
    subject: `Yesterday on the website: ${longDay.format(end)}`,
    heading: 'Yesterday on the website',
    paragraphs: [
      ...(subscribers > 0 ? [`New subscribers, confirmed: ${subscribers}`] : []),
      ...(lines.length > 0
        ? [
            [`Order clicks that are not marked yet: ${orders.length}`, ...lines].join('\n'),
            'Please mark what was sold, so that the numbers stay right.',
          ]
        : []),
    ],
  }
}
