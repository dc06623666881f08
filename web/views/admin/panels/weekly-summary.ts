import { type BreakdownRow, OTHER, UNKNOWN } from '../../../../worker/contract/breakdowns.ts'
import { brand } from '../../../content/brand.ts'
import { rupees } from '../../../lib/format.ts'
import type { WeekStats } from '../data/last-week.ts'
import { showCount, showDay } from '../format.ts'

/**
 * The week as a message to forward. It holds numbers only: no address, no name, no session.
 *
 * @param week the statistics of 7 days
 * @param demo whether they are samples, which the message then states
 * @returns some lines of plain text
 */
export function weeklySummary(
  { subscriptions, interactions, inquiries, breakdowns }: WeekStats,
  demo: boolean,
): string {
  const { byType, previousByType } = interactions.summary
  const days = subscriptions.series.map(({ day }) => day)
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
    `${brand.name}, ${showDay(days[0] ?? '')} to ${showDay(days.at(-1) ?? '')}${demo ? ' (sample numbers)' : ''}`,
    '',
    line('New subscribers', subscriptions.summary.inRange, subscriptions.summary.previous),
    ofType('WhatsApp clicks', 'whatsapp_click'),
    ofType('Pricing views', 'pricing_view'),
    line('Inquiries', inquiries.summary.inRange, inquiries.summary.previous),
    `${line(
      'Order clicks',
      orders,
      sum((row) => row.previous),
    )}${orders > 0 ? `, worth ${rupees(sum((row) => row.value ?? 0))}` : ''}`,
    ...first('Most clicked place', placement),
    ...first('Most visitors from', source),
    '',
    `Subscribers in total: ${showCount(subscriptions.summary.total)}`,
  ].join('\n')
}
