import { useContent } from '#web/model/context.ts'

/**
 * Takes the PIN code, from which the order bar computes days, charge and total (`shop/order-bar.ts`). It stays on the
 * device: it leaves it in the message of an order only.
 */
export function PinCode() {
  const { pin } = useContent().delivery
  return (
    <div className="pin-code">
      <label htmlFor="pin-code" className="fold-label">
        {pin.label}
      </label>
      <input id="pin-code" inputMode="numeric" autoComplete="postal-code" aria-describedby="pin-place" />
      <p id="pin-place" role="status" className="col-span-full text-list not-empty:mt-2" />
      <p id="pin-total" className="col-span-full text-list" />
      <p id="pin-kept" hidden className="col-span-full text-moss text-sm">
        {pin.kept}
      </p>
    </div>
  )
}
