import type { SoldTotals } from '#worker/orders/contract.ts'
import { rupees, showJars, showOrders } from '../format.ts'

/** What all sales of the dates come to, on whatever page. */
export function SoldTotal({ totals: { orders, jars, rupees: sold, refunded } }: { totals: SoldTotals }) {
  return (
    <p className="flex flex-wrap justify-end gap-x-4.5 border-moss/60 border-b py-2.5 font-semibold">
      <span>{showOrders(orders)}</span>
      <span>{showJars(jars)}</span>
      <span>{rupees(sold)}</span>
      {refunded > 0 && (
        <span className="font-normal">
          {rupees(refunded)} given back, {rupees(sold - refunded)} left
        </span>
      )}
    </p>
  )
}
