import { useEffect, useState } from 'react'
import { shippingCharge, zoneOfPin } from '#web/shop/delivery.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import { TextField } from '../controls/fields.tsx'
import { rupees } from '../format.ts'
import { useShop } from '../shop.ts'
import { showAmount } from './order-draft.ts'
import type { OrderForm } from './use-order-form.ts'

/**
 * Takes a PIN code, alone or in an address, and fills in what delivery to it is charged. It is a field of this component
 * only: it is neither sent nor stored.
 */
export function PinCodeField({ form: { draft, price, set } }: { form: OrderForm }) {
  const { packs, zones } = useShop()
  const [typed, setTyped] = useState('')
  const read = readPinCode(typed)
  const pin = read && 'pin' in read ? read.pin : undefined
  const zone = pin ? zoneOfPin(zones, pin) : undefined
  const charge = zone && price && shippingCharge(zone.charge, price.amount - (price.charge ?? 0), packs)
  // Other jars or another pack take back the charge, and may make it free.
  const filled = draft.charge === undefined && charge !== undefined ? showAmount(charge) : undefined
  useEffect(() => {
    if (filled !== undefined) set({ charge: filled })
  }, [filled, set])
  return (
    <TextField
      label="PIN code, for the charge"
      autoComplete="off"
      hint={
        zone
          ? `${zone.takes}, ${charge === 0 ? 'free' : rupees(charge ?? zone.charge)}`
          : pin
            ? `You do not deliver to ${pin}`
            : 'It is not stored'
      }
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = readPinCode(target.value)
        if (next && 'pin' in next && next.pin !== pin) set({ amount: undefined, charge: undefined })
      }}
    />
  )
}
