import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import type { Pack } from '#web/domain/price.ts'
import { rupees } from '#web/lib/format.ts'
import { button } from '#web/ui/button.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { PackBill } from './PackBill.tsx'

/** What follows the choice of a pack: its bill, its order button and whether it ships free. Hidden while another is chosen. */
export function PackOrder({ pack }: { pack: Pack }) {
  const { packs, shop } = useContent()
  const shippingText = (price: number) => {
    const missing = packs.freeShippingFrom - price
    return missing <= 0 ? shop.price.shipsFree : fill(shop.price.moreForFree, { amount: rupees(missing) })
  }
  return (
    <div className="order-1 col-span-full hidden gap-x-12 gap-y-6 rounded-3xl bg-paper p-5 group-has-checked:grid sm:grid-cols-2 sm:p-8">
      <PackBill pack={pack} />
      <div className="leading-snug">
        <OrderButton
          placement="shop-order"
          pack={pack}
          className={`${button.primary} min-h-14 w-full text-lg`}
        />
        <p className="mt-2 text-center text-base text-moss">{shop.channel}</p>
        <p className="mt-4 font-semibold text-leaf">
          <OfferText during={shippingText(pack.price)} after={shippingText(pack.mrp)} />
        </p>
      </div>
    </div>
  )
}
