import { useContent } from '#web/content/context.ts'
import { deliveryRows, zoneLines } from '#web/domain/delivery.ts'
import { packsOf } from '#web/domain/price.ts'
import { Island } from '#web/islands/Island.tsx'
import { PinCode } from './PinCode.tsx'

/** "Shipping Info" of the footer leads here: the PIN code, a line for each zone, and how to pay. */
export function Delivery() {
  const content = useContent()
  const { packs, delivery } = content
  const { list, days } = delivery.zones
  return (
    <div
      id="delivery"
      className="grid gap-x-16 gap-y-6 border-leaf/20 border-y py-6 text-base leading-snug lg:grid-cols-2"
    >
      <Island
        name="pin-code"
        component={PinCode}
        props={{
          zones: list.map(({ name, days, charge, pins, except }) => ({ name, days, charge, pins, except })),
          packs: packsOf(content)
            .filter(({ soldOut }) => !soldOut)
            .map(({ size, price, mrp }) => ({ size, price, mrp })),
          freeShippingFrom: packs.freeShippingFrom,
          words: { ...delivery.pin, free: delivery.free, days },
        }}
      />
      <dl className="named-rows">
        {[...zoneLines(content), ...deliveryRows(content)].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
