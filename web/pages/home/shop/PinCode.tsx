import { useContent } from '#web/model/context.ts'
import { numberField } from '../delivery/number-field.ts'
import { useOrderForm } from './order-form.ts'

/**
 * Takes the PIN code, which makes days, charge and total. It stays on the device: it leaves it in the message of an order
 * only. The box is uncontrolled: React would empty one that the browser has filled in again after “back”.
 */
export function PinCode({ className, describedBy }: { className: string; describedBy: string }) {
  const { pin: words } = useContent().delivery
  const { pinProblem, change, leavePin } = useOrderForm()
  return (
    <div className={`noscript:hidden ${className}`}>
      <label htmlFor="pin-code" className="block text-fern text-small">
        {words.label}
      </label>
      <input
        id="pin-code"
        inputMode="numeric"
        className={`${numberField} mt-1 w-full md:min-h-15 md:text-lg`}
        autoComplete="postal-code"
        aria-describedby={describedBy}
        aria-invalid={pinProblem !== ''}
        defaultValue=""
        onChange={({ target }) => change({ pin: target.value })}
        onBlur={leavePin}
      />
    </div>
  )
}
