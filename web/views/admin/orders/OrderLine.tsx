import { offer, packs } from '#web/content/facts/opening.json'
import { priceAt } from '#web/domain/price.ts'
import { rupees } from '#web/lib/format.ts'
import type { Order } from '#worker/orders/contract.ts'
import { sourceName } from '#worker/tracking/contract.ts'
import { showAge, showMoment } from '../format.ts'
import { LanguageNote } from '../controls/LanguageNote.tsx'

/** What is recorded of an order: reference, pack, price, time and where it was made. */
export function OrderLine({ order }: { order: Order }) {
  const time = order.clicked_at ?? order.sold_at
  return (
    <span className="block min-w-0 text-sm">
      <span className="font-mono font-semibold text-base">{order.reference}</span>{' '}
      {order.pack ?? 'no pack chosen'}
      {order.amount !== null && `, ${rupees(order.amount)}`}
      {order.status !== 'clicked' && `, ${order.status === 'sold' ? 'sold' : 'not sold'}`}
      <span className="wrap-anywhere block text-moss">
        {time && (
          <time dateTime={time} title={showMoment(time)}>
            {showAge(time, Date.now())}
          </time>
        )}
        {order.source && `, ${sourceName(order.source)}`}
        {order.placement && `, ${order.placement}`}
        <LanguageNote page={order.page} />
      </span>
    </span>
  )
}

/** The order of a sale, as far as it is recorded. */
type Sale = Pick<Order, 'amount' | 'quantity' | 'pack'>

/**
 * What so many jars of a sale cost, in rupees: at the price that the customer's link showed, else at the pack's price at
 * this moment. Undefined where neither an amount nor a pack on sale is recorded.
 */
export function presetAmount(sale: Sale, quantity: number, now: Date): number | undefined {
  const pack = packs.list.find(({ id }) => id === sale.pack)
  const jar = sale.amount === null ? pack && priceAt(pack, offer, now).price : sale.amount / sale.quantity
  return jar === undefined ? undefined : Math.round(jar * quantity * 100) / 100
}
