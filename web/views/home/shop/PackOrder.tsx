import { useContent } from '#web/content/context.ts'
import { shippingText } from '#web/domain/delivery.ts'
import type { Pack } from '#web/domain/price.ts'
import { button } from '#web/ui/button.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { PackBill } from './PackBill.tsx'

/** What follows the choice of a pack: its bill, its order button and its shipping. Hidden while another is chosen. */
export function PackOrder({ pack }: { pack: Pack }) {
  const content = useContent()
  return (
    <div className="order-1 in-data-single:col-auto in-data-single:content-center in-data-single:sm:grid-cols-1 col-span-full hidden gap-x-12 gap-y-5 rounded-3xl bg-paper p-5 group-has-checked:grid sm:grid-cols-2 sm:p-8">
      <PackBill pack={pack} />
      <div className="leading-snug">
        <OrderButton
          placement="shop-order"
          pack={pack}
          className={`${button.primary} min-h-14 w-full text-lg`}
        />
        <p className="mt-3 text-center font-semibold text-leaf">
          <OfferText during={shippingText(pack.price, content)} after={shippingText(pack.mrp, content)} />
        </p>
      </div>
    </div>
  )
}
