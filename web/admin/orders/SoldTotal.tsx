import useSWR from 'swr'
import { rupees, showJars, showOrders } from '../format.ts'
import { type ListDays, querySoldTotals } from './queries.ts'

/** What all sales of the dates come to, on whatever page. */
export function SoldTotal({ days }: { days: ListDays }) {
  const { key, fetch } = querySoldTotals(days)
  const totals = useSWR(key, fetch).data?.data
  return (
    <p className="flex min-h-12 flex-wrap justify-end gap-x-4.5 border-moss/60 border-b py-2.5 font-semibold">
      {totals && (
        <>
          <span>{showOrders(totals.orders)}</span>
          <span>{showJars(totals.jars)}</span>
          <span>{rupees(totals.rupees)}</span>
          {totals.refunded > 0 && (
            <span className="font-normal">
              {`${rupees(totals.refunded)} given back, ${rupees(totals.rupees - totals.refunded)} left`}
            </span>
          )}
        </>
      )}
    </p>
  )
}
