import { currentDay } from '#web/browser/api/clock.ts'
import { owedOf } from '#worker/orders/rules.ts'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useShop } from '../shop.ts'
import type { OrderForm } from './use-order-form.ts'
import { wayChosen } from './way-received.ts'

/** How money was received. */
export const WAYS = [
  { value: 'upi', label: 'UPI' },
  { value: 'bank', label: 'Bank' },
  { value: 'cash', label: 'Cash' },
] as const

type Props = { form: OrderForm; as?: 'filled' | 'finish'; className?: string }

/** Marks the whole amount of a sale as received, by the way to pay in its form or else the one used last. */
export function PaidButton({ form, as, className }: Props) {
  const shop = useShop()
  const { order } = form
  if (!order || owedOf(order) === 0) return null
  const way = form.draft.how ?? wayChosen(shop)
  const press = () =>
    form.change({
      received: order.amount,
      received_how: way,
      // Where a part was received before, the day is that of the rest.
      ...(order.received_at && { received_on: currentDay() }),
    })
  return (
    <SmallButton
      {...(as && { as })}
      busy={form.busy}
      className={className}
      data-mark=""
      onClick={() => void press()}
    >
      <span>
        {`Paid, ${WAYS.find(({ value }) => value === way)?.label}`}
        <span className="sr-only"> {order.reference}</span>
      </span>
    </SmallButton>
  )
}
