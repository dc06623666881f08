import { type BreakdownRow, type Breakdowns, OTHER, UNKNOWN } from './breakdowns.ts'
import type { InquiryStats, InteractionStats, SubscriptionStats } from './stats.ts'

/** Statistics of 7 days; only the summaries and the days of the series are used. */
export type WeekStats = {
  subscriptions: Pick<SubscriptionStats, 'summary' | 'series'>
  interactions: Pick<InteractionStats, 'summary'>
  inquiries: Pick<InquiryStats, 'summary'>
  breakdowns: Pick<Breakdowns, 'data'>
}

const number = new Intl.NumberFormat('en-IN')
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
/** `YYYY-MM-DD` parses as midnight in UTC, so days are formatted in UTC. */
const shortDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const showCount = (count: number) => number.format(count)

/** @returns the first and the last day of the week: `16 Nov to 22 Nov` */
export function weekDays({ subscriptions: { series } }: Pick<WeekStats, 'subscriptions'>): string {
  const show = (day: string | undefined) => (day ? shortDay.format(new Date(day)) : '')
  return `${show(series[0]?.day)} to ${show(series.at(-1)?.day)}`
}

/**
 * The week as a message: the dashboard shares it, and the owner gets it by mail. It holds numbers only: no address, no
 * name, no session.
 *
 * @param brandName stands at the top
 * @param demo whether they are samples, which the message then states
 * @returns some lines of plain text
 */
export function weeklySummary(week: WeekStats, brandName: string, demo: boolean): string {
  const { subscriptions, interactions, inquiries, breakdowns } = week
  const { byType, previousByType } = interactions.summary
  const line = (name: string, now: number, before: number) =>
    `${name}: ${showCount(now)} (${showCount(before)} the week before)`
  const ofType = (name: string, type: string) => line(name, byType[type] ?? 0, previousByType[type] ?? 0)
  const { order, placement, source } = breakdowns.data
  const sum = (of: (row: BreakdownRow) => number) => order.reduce((total, row) => total + of(row), 0)
  const orders = sum((row) => row.count)
  const first = (name: string, rows: BreakdownRow[]) => {
    const top = rows.find(({ key, count }) => key !== OTHER && key !== UNKNOWN && count > 0)
    return top ? [`${name}: ${top.key} (${showCount(top.count)})`] : []
  }
  return [
    `${brandName}, ${weekDays(week)}${demo ? ' (sample numbers)' : ''}`,
    '',
    line('New subscribers', subscriptions.summary.inRange, subscriptions.summary.previous),
    ofType('WhatsApp clicks', 'whatsapp_click'),
    ofType('Pricing views', 'pricing_view'),
    line('Inquiries', inquiries.summary.inRange, inquiries.summary.previous),
    `${line(
      'Order clicks',
      orders,
      sum((row) => row.previous),
    )}${orders > 0 ? `, worth ${rupees.format(sum((row) => row.value ?? 0))}` : ''}`,
    ...first('Most clicked place', placement),
    ...first('Most visitors from', source),
    '',
    `Subscribers in total: ${showCount(subscriptions.summary.total)}`,
  ].join('\n')
}
