import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { Select } from '../controls/Select.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import {
  dayInIndia,
  financialYearOf,
  rupees,
  showDate,
  showFinancialYear,
  showJars,
  showOrders,
} from '../format.ts'
import { querySoldTotals } from './queries.ts'

/** Financial years that are offered, this one first. */
const YEARS = 3

/** The accountant's file: the sales of a financial year, as of today. */
export function Accountant() {
  const id = useId()
  const today = dayInIndia(Date.now())
  const current = financialYearOf(today)
  const [year, setYear] = useState(current)
  const days = { from: `${year}-04-01`, to: year === current ? today : `${year + 1}-03-31` }
  const { key, fetch } = querySoldTotals(days)
  const { data } = useSWR(key, fetch)
  const totals = data?.data
  const end = String((year + 1) % 100).padStart(2, '0')
  return (
    <section aria-labelledby={id} className="wide accountant print:hidden">
      <h2 id={id} className="text-2xl">
        For the accountant
      </h2>
      <p className="sum text-moss">
        Sold orders of the year, as of today: day, reference, pack, jars, rupees, of these delivery, refunded,
        lot, note, and a total.
        <br />
        <b className="font-semibold text-jam">
          {totals ? `${showOrders(totals.orders)}, ${showJars(totals.jars)}, ${rupees(totals.rupees)}` : '…'}
        </b>{' '}
        <span>{totals && totals.refunded > 0 && `(${rupees(totals.refunded)} given back) `}</span>
        <span>{`from ${showDate(days.from)} to ${showDate(days.to)}`}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Year"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          frame="w-30"
        >
          {Array.from({ length: YEARS }, (_, index) => current - index).map((each) => (
            <option key={each} value={each}>
              {showFinancialYear(each)}
            </option>
          ))}
        </Select>
        <a
          href={`/api/stats/sales.csv?${new URLSearchParams(days)}`}
          download={`sales-${year}-${end}.csv`}
          className={buttonStyle.plain}
        >
          <Download aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span>{`sales-${year}-${end}.csv`}</span>
        </a>
      </div>
    </section>
  )
}
