import { useContent } from '#web/content/context.ts'
import { deliveryStrip } from '#web/domain/delivery.ts'

/** "Shipping Info" of the footer leads here: where, when, for how much and how to pay, in one row. */
export function DeliveryStrip() {
  return (
    <dl
      id="delivery"
      className="grid gap-x-8 gap-y-3 border-leaf/20 border-y py-5 text-base leading-snug sm:grid-cols-2 lg:grid-cols-4"
    >
      {deliveryStrip(useContent()).map(({ name, text }) => (
        <div key={name} className="max-sm:grid max-sm:grid-cols-[5.5rem_1fr]">
          <dt className="eyebrow text-moss">{name}</dt>
          <dd className="sm:mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
