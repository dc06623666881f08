import useSWR from 'swr'
import type { SoldTotals } from '#worker/orders/contract.ts'
import { rupees, showJars, showOrders } from '../format.ts'
import { type ListDays, queryYear } from './queries.ts'

type Props = {
  days: ListDays
  /** As the list was loaded with them: it stays as it is after a change, its totals do not. */
  loaded: SoldTotals
}

/** What all sales of the dates come to, on whatever page. */
export function SoldTotal({ days, loaded }: Props) {
  const { key, fetch } = queryYear(days)
  const { data } = useSWR(key, fetch, { revalidateOnMount: false })
  const { orders, jars, rupees: sold, refunded } = data?.totals ?? loaded
  return (
    <p className="flex flex-wrap justify-end gap-x-4.5 border-moss/60 border-b py-2.5 font-semibold">
      <span>{showOrders(orders)}</span>
      <span>{showJars(jars)}</span>
      <span>{rupees(sold)}</span>
      {refunded > 0 && (
        <span className="font-normal">
          {`${rupees(refunded)} given back, ${rupees(sold - refunded)} left`}
        </span>
      )}
    </p>
  )
}
