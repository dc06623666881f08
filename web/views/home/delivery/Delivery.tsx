import { useContent } from '#web/content/context.ts'
import { deliveryRows } from '#web/domain/delivery.ts'
import { packsOf } from '#web/domain/price.ts'
import { Island } from '#web/islands/Island.tsx'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { PinCode } from './PinCode.tsx'

/** “Shipping Info” and “Bulk Orders” of the footer lead here: the PIN code, a line for each zone, and how to pay. */
export function Delivery() {
  const content = useContent()
  const { packs, delivery } = content
  const { bulk, zones } = delivery
  return (
    <div
      id="delivery"
      className="grid gap-x-16 gap-y-6 border-leaf/20 border-y py-6 text-base leading-snug lg:grid-cols-2"
    >
      <Island
        name="pin-code"
        component={PinCode}
        props={{
          zones: zones.list.map(({ name, days, charge, pins, except }) => ({
            name,
            days,
            charge,
            pins,
            except,
          })),
          packs: packsOf(content)
            .filter(({ soldOut }) => !soldOut)
            .map(({ size, price, mrp }) => ({ size, price, mrp })),
          freeShippingFrom: packs.freeShippingFrom,
          words: { ...delivery.pin, free: delivery.free, days: zones.days },
        }}
      />
      <dl className="named-rows">
        {deliveryRows(content).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {bulk && (
          <div id="bulk">
            <dt>{bulk.heading}</dt>
            <dd>
              {bulk.text}{' '}
              <ChatLink
                placement="bulk"
                className="inline-flex items-center gap-2 text-leaf underline underline-offset-4"
              >
                {bulk.button}
              </ChatLink>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
