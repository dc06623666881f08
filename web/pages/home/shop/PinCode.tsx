import { type RefObject, useState } from 'react'
import { useContent } from '#web/model/context.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { useOrderForm } from '../shop/order-form.ts'
import { type Order, placeText, totalText } from '../shop/order-state.ts'
import { numberField } from './number-field.ts'

type Props = {
  boxRef: RefObject<HTMLInputElement | null>
  /** Of the chosen pack; undefined where it cannot be ordered. */
  order: Order | undefined
}

/**
 * Takes the PIN code, which makes days, charge and total. It stays on the device: it leaves it in the message of an order
 * only. The box is uncontrolled: React would empty one that the browser has filled in again after “back”.
 */
export function PinCode({ boxRef, order }: Props) {
  const content = useContent()
  const { pin, change, orderOf } = useOrderForm()
  const [isBeingTyped, setBeingTyped] = useState(true)
  const words = content.delivery.pin
  const code = readPinCode(pin)
  const place = placeText(content, pin, isBeingTyped, order)
  const totalOf = (offerRuns: boolean) => (order ? totalText(content, orderOf(order.pack, offerRuns)) : '')
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-line border-t py-3 xl:grid-cols-1 xl:gap-y-2 noscript:hidden">
      <label htmlFor="pin-code" className="text-balance font-display font-medium text-h4/[1.25] text-leaf">
        {words.label}
      </label>
      <input
        ref={boxRef}
        id="pin-code"
        inputMode="numeric"
        className={`${numberField} w-full`}
        autoComplete="postal-code"
        aria-describedby="pin-place"
        aria-invalid={place !== '' && code !== undefined && 'problem' in code}
        defaultValue=""
        onChange={({ target }) => {
          setBeingTyped(true)
          change({ pin: target.value })
        }}
        onBlur={() => setBeingTyped(false)}
      />
      <p id="pin-place" role="status" className="col-span-full text-list not-empty:mt-2">
        {place}
      </p>
      <p id="pin-total" className="col-span-full text-list">
        <OfferText during={totalOf(true)} after={totalOf(false)} />
      </p>
      <p id="pin-kept" hidden={!(code && 'pin' in code)} className="col-span-full text-moss text-sm">
        {words.kept}
      </p>
    </div>
  )
}
