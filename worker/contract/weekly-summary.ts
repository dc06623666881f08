import type { OrderStats } from './orders.ts'
import type { InquiryStats, InteractionStats, SubscriptionStats } from './stats.ts'

/** The statistics of 7 days that the weekly summary is made of. */
export type WeekStats = {
  subscriptions: Pick<SubscriptionStats, 'summary' | 'series'>
  interactions: Pick<InteractionStats, 'summary'>
  inquiries: Pick<InquiryStats, 'summary'>
  orders: Pick<OrderStats, 'summary'>
}

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
/** Days parse as midnight in UTC. */
const dayFormat = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const show = (count: number) => number.format(count)
const showRupees = (amount: number) => `₹${show(amount)}`
const showDay = (day: string | undefined) => (day ? dayFormat.format(new Date(day)) : '')
const showOrders = (count: number) => `${show(count)} ${count === 1 ? 'order' : 'orders'}`

/** @returns the first and the last day of the week: `16 Nov to 22 Nov` */
export function weekDays({ subscriptions: { series } }: Pick<WeekStats, 'subscriptions'>): string {
  return `${showDay(series[0]?.day)} to ${showDay(series.at(-1)?.day)}`
}

/**
 * The week as a message to forward or to send as a mail. It holds numbers only: no address, no name, no session.
 *
 * @param week the statistics of 7 days
 * @param brand the maker's name
 * @param demo whether they are samples, which the message then states
 * @returns some lines of plain text
 */
export function weeklySummary(week: WeekStats, brand: string, demo = false): string {
  const { subscriptions, interactions, inquiries, orders } = week
  const { byType, previousByType } = interactions.summary
  const { rupees, sold, clicked } = orders.summary
  const line = (name: string, now: number, before: number) =>
    `${name}: ${show(now)} (${show(before)} the week before)`
  const ofType = (name: string, type: string) => line(name, byType[type] ?? 0, previousByType[type] ?? 0)
  return [
    `${brand}, ${weekDays(week)}${demo ? ' (sample numbers)' : ''}`,
    '',
    `Sold: ${showRupees(rupees.inRange)} in ${showOrders(sold.inRange)} (${showRupees(rupees.previous)} in ${showOrders(sold.previous)} the week before)`,
    line('Order clicks', clicked.inRange, clicked.previous),
    ofType('WhatsApp clicks', 'whatsapp_click'),
    ofType('Pricing views', 'pricing_view'),
    line('Enquiries', inquiries.summary.inRange, inquiries.summary.previous),
    line('New subscribers', subscriptions.summary.inRange, subscriptions.summary.previous),
    '',
    `Subscribers in total: ${show(subscriptions.summary.total)}`,
  ].join('\n')
}
