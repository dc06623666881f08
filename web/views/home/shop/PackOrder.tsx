import { shippingText } from '#web/domain/delivery.ts'
import type { Pack } from '#web/domain/price.ts'
import { useContent } from '#web/model/context.ts'
import { button } from '#web/ui/button.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { PackBill } from './PackBill.tsx'

/** What follows the choice of a pack: its order button, what the post costs, and its bill. */
export function PackOrder({ pack }: { pack: Pack }) {
  const content = useContent()
  const shipping = shippingText(pack.price, content)
  return (
    <>
      <OrderButton
        placement="shop-order"
        pack={pack}
        className={`col-span-full min-h-15 ${pack.soldOut ? `${button.outline} max-sm:px-3` : `${button.primary} text-lg`}`}
      />
      {!pack.soldOut && (
        <p
          className={`font-semibold text-leaf text-list ${shipping === content.delivery.shipsFree ? 'tick' : ''}`}
        >
          <OfferText during={shipping} after={shippingText(pack.mrp, content)} />
        </p>
      )}
      <PackBill pack={pack} />
    </>
  )
}
