import type { Order } from '../contract/orders.ts'
import { weekDays, weeklySummary } from '../contract/weekly-summary.ts'
import { dayOf, midnightOf, startOfWeek } from '../store/rules/days.ts'
import { firstIdAt } from '../store/rules/ids.ts'
import { MORNING_MS, summaryId } from '../store/rules/mail.ts'
import type { Store } from '../store/store.ts'
import { brand } from './content.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Orders looked through for those of one day. */
const MAX_ORDERS = 500
const PRINTED_ORDERS = 20

const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A week's summary that has failed until then is left out. */
const WEEKLY_ATTEMPTS_MS = DAY_MS

/**
 * Queues the mail about the week before, Monday to Sunday in Asia/Kolkata, also when nothing happened: from Monday 8:00 to
 * Tuesday 8:00, once.
 *
 * @param openStoreAt opens the Store at a time, milliseconds UTC
 */
export async function queueWeeklySummary(
  openStoreAt: (time: number) => Store,
  owner: string,
  now: number,
): Promise<void> {
  const end = startOfWeek(now)
  const due = end + MORNING_MS
  if (now < due || now >= due + WEEKLY_ATTEMPTS_MS) return
  const id = summaryId('weekly_summary', firstIdAt(end))
  if (await openStoreAt(now).mailEntry(id)) return
  const store = openStoreAt(end - 1)
  const page = { days: 7, limit: 1 } as const
  const [subscriptions, interactions, inquiries, orders] = await Promise.all([
    store.subscriptionStats(page),
    store.interactionStats(page),
    store.inquiryStats(page),
    store.orderStats(page),
  ])
  const week = { subscriptions, interactions, inquiries, orders }
  await openStoreAt(now).queueMail({
    kind: 'weekly_summary',
    id,
    recipient: owner,
    payload: {
      subject: `Your week on the website: ${weekDays(week)}`,
      heading: 'Your week on the website',
      text: weeklySummary(week, brand.name),
    },
  })
}

/**
 * Queues the mail about yesterday for 8:00 in Asia/Kolkata: confirmed sign-ups and open orders. Nothing if there were
 * none. Once a day, however often it is called.
 */
export async function queueDailySummary(store: Store, owner: string, now: number): Promise<void> {
  const today = dayOf(now)
  const yesterday = dayOf(midnightOf(today) - DAY_MS)
  const { series } = await store.subscriptionStats({ days: 7, limit: 1 })
  const subscribers = series.find(({ day }) => day === yesterday)?.count ?? 0
  const orders = (await store.listOrders({ days: 7, limit: MAX_ORDERS })).filter(
    ({ status, clicked_at }) =>
      status === 'clicked' && clicked_at !== null && dayOf(Date.parse(clicked_at)) === yesterday,
  )
  if (subscribers === 0 && orders.length === 0) return
  await store.queueMail({
    kind: 'daily_summary',
    id: summaryId('daily_summary', firstIdAt(midnightOf(today))),
    recipient: owner,
    dueAt: midnightOf(today) + MORNING_MS,
    payload: {
      subject: `Yesterday on the website: ${longDay.format(new Date(yesterday))}`,
      heading: 'Yesterday on the website',
      text: [
        ...(subscribers > 0 ? [`New subscribers, confirmed: ${subscribers}`] : []),
        ...(orders.length > 0
          ? [
              `Order clicks that are not marked yet: ${orders.length}`,
              ...orders.slice(0, PRINTED_ORDERS).map(printed),
              'Please mark what was sold, so that the numbers stay right.',
            ]
          : []),
      ].join('\n'),
    },
  })
}

function printed({ reference, pack, amount }: Order): string {
  return [reference, pack, amount === null ? null : `₹${amount}`].filter(Boolean).join(', ')
}
