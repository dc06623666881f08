import type { Order } from '#contract/entities.ts'
import { sourceName } from '#contract/orders.ts'
import { rupees } from '#web/lib/format.ts'
import { showAge, showMoment } from '../format.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { changedPrice } from './preset-amount.ts'

/** What is recorded of an order: reference, pack, price, time and where it was made. */
export function OrderLine({ order }: { order: Order }) {
  const time = order.clicked_at ?? order.sold_at
  const today = changedPrice(order, new Date())
  return (
    <span className="block min-w-0 text-sm">
      <span className="font-mono font-semibold text-base">{order.reference}</span>{' '}
      {order.pack ?? 'no pack chosen'}
      {order.amount !== null && `, ${rupees(order.amount)}`}
      {today !== undefined && ` in the message, ${rupees(today)} today`}
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
