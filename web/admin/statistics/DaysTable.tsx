import { useState } from 'react'
import { showDay } from '../format.ts'
import { type DayNumbers, METRICS } from './metrics.ts'

/** Every day of the chart with its metrics, newest first. Its hundreds of cells are rendered once it is opened. */
export function DaysTable({ days }: { days: readonly DayNumbers[] }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-moss underline decoration-moss/60 underline-offset-4">
        All days as a table
      </summary>
      {isOpened && (
        <section ref={stopWhereItScrolls} aria-label="All days" className="mb-3 overflow-x-auto">
          <table className="w-full min-w-max">
            <caption className="sr-only">Day by day</caption>
            <thead>
              <tr className="border-moss/60 border-b">
                <th scope="col" className="py-1.5 text-left font-normal text-moss">
                  Day
                </th>
                {METRICS.map(({ column }) => (
                  <th key={column} scope="col" className="py-1.5 pl-3 text-right font-normal text-moss">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day) => (
                  <tr key={day.day} className="border-jam/12 border-b">
                    <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                      {showDay(day.day)}
                    </th>
                    {METRICS.map(({ column, series, show }) => (
                      <td key={column} className="py-1 pl-3 text-right">
                        {show(day[series])}
                      </td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}

/** Makes a table that scrolls sideways a Tab stop, so that the keyboard reaches it; one that fits is none. */
function stopWhereItScrolls(box: HTMLElement | null): void {
  if (box) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
}
