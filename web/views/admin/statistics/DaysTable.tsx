import { useState } from 'react'
import { rupees } from '#web/lib/format.ts'
import type { DailyStats } from './queries.ts'
import { showCount, showDay } from '../format.ts'

export type Metric = {
  series: Exclude<keyof DailyStats[number], 'day'>
  name: string
  /** Heading of its column, short enough for a phone. */
  column: string
  /** Formats a value: `1,234`, `₹1,234`. */
  show: (value: number) => string
}

/** What the chart can show, in this order; the first one at first. */
export const METRICS: readonly [Metric, ...Metric[]] = [
  { series: 'rupees', name: 'Rupees sold', column: 'Rupees', show: rupees },
  { series: 'sold', name: 'Orders sold', column: 'Sold', show: showCount },
  { series: 'clicked', name: 'Order clicks', column: 'Order clicks', show: showCount },
  { series: 'whatsapp_click', name: 'WhatsApp Clicks', column: 'WhatsApp', show: showCount },
  { series: 'subscriptions', name: 'Newsletter Subscribers', column: 'Subscribers', show: showCount },
  { series: 'pricing_view', name: 'Pricing Views', column: 'Pricing', show: showCount },
  { series: 'batch_view', name: 'Batch pages opened by a jar’s code', column: 'Jar codes', show: showCount },
  { series: 'interactions', name: 'Total Interactions', column: 'Total', show: showCount },
]

/** Every day of the chart with all of its metrics, newest first. Its hundreds of cells are rendered once it is opened. */
export function DaysTable({ days }: { days: DailyStats }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-moss underline decoration-moss/40 underline-offset-4">
        All days as a table
      </summary>
      {isOpened && (
        <table className="mb-3 w-full">
          <caption className="sr-only">Day by day</caption>
          <thead>
            <tr className="border-leaf/30 border-b">
              <th scope="col" className="py-1.5 text-left font-semibold">
                Day
              </th>
              {METRICS.map(({ column }) => (
                <th key={column} scope="col" className="py-1.5 pl-2 text-right font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day) => (
                <tr key={day.day} className="border-leaf/10 border-b">
                  <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                    {showDay(day.day)}
                  </th>
                  {METRICS.map(({ column, series, show }) => (
                    <td key={column} className="py-1 pl-2 text-right">
                      {show(day[series])}
                    </td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      )}
    </details>
  )
}
