import { useTopics } from '#web/model/context.ts'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/** The look of a field for a number; another class sets its width. */
export const numberField =
  'min-h-12 rounded-sm border-[1.5px] border-moss bg-paper px-3.5 text-base tabular-nums'

/**
 * Takes the PIN code, which makes days, charge and total. It stays on the device: it leaves it in the message of an order
 * only. The box is uncontrolled: React would empty one that the browser has filled in again after “back”.
 */
export function PinCode({ describedBy }: { describedBy: string }) {
  const { pin: words } = useTopics<typeof shopTopics>().words.delivery
  const { pinProblem, change, leavePin } = useShopForm()
  return (
    <label className="@max-[36rem]:-order-1 min-w-0 grow basis-25 text-fern text-small @min-[36rem]:basis-36 noscript:hidden">
      {words.label}
      <input
        id="pin-code"
        inputMode="numeric"
        className={`${numberField} mt-1 w-full text-jam md:min-h-15 md:text-lg`}
        autoComplete="postal-code"
        aria-describedby={describedBy}
        aria-invalid={pinProblem !== ''}
        defaultValue=""
        onChange={({ target }) => change({ pin: target.value })}
        onBlur={leavePin}
      />
    </label>
  )
}
