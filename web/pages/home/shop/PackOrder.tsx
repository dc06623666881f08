import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useContent } from '#web/model/context.ts'
import { shippingText } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { type Pack, packsOnSale } from '#web/shop/price.ts'
import { button } from '#web/ui/button.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { PackBill } from './PackBill.tsx'

/**
 * What follows the choice of a pack: how many jars, its order button, what the post costs, and its bill. It is rendered for
 * one jar; `order-bar.ts` follows what is typed. `place`, from 1, is that of its card.
 */
export function PackOrder({ pack, place }: { pack: Pack; place?: number }) {
  const content = useContent()
  const { delivery, packs, shop } = content
  const words = shop.order
  const shipping = shippingText(pack.price, content)
  const isAmongSeveral = packsOnSale(packs.list).length > 1
  return (
    <div data-bar={pack.id} data-place={place}>
      <div className="order-bar">
        {!pack.soldOut && <Jars pack={pack} />}
        <OrderButton
          placement="shop-order"
          pack={pack}
          className={`order min-h-15 ${pack.soldOut ? `${button.outline} max-sm:px-3` : `${button.primary} max-sm:px-3 text-lg`}`}
        />
        {!pack.soldOut && (
          <div className="ships">
            <p data-part="ships" className={shipping === delivery.shipsFree ? 'tick' : ''}>
              <OfferText during={shipping} after={shippingText(pack.mrp, content)} />
            </p>
            <a href="#pin-code" className="to-pin underline underline-offset-4">
              {delivery.pin.label}
            </a>
          </div>
        )}
        <p data-part="notice" role="status" className="notice" />
        <PackBill pack={pack} />
        {(pack.soldOut || isAmongSeveral) && (
          <p className="notes-to-order">{pack.soldOut ? words.soldOut : words.bothSizes}</p>
        )}
      </div>
    </div>
  )
}

/** The number of jars, stepped or typed. It needs scripts, and is not there without them. */
function Jars({ pack }: { pack: Pack }) {
  const { order } = useContent().shop
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid container in every browser
    <div role="group" aria-label={fill(order.jars, { size: pack.size })} className="jars">
      <button type="button" data-step="-1" aria-label={order.less} aria-disabled="true">
        <Minus aria-hidden size={20} />
      </button>
      <input data-jars="" aria-label={order.count} inputMode="numeric" autoComplete="off" defaultValue="1" />
      <button type="button" data-step="1" aria-label={order.more} aria-disabled="false">
        <Plus aria-hidden size={20} />
      </button>
    </div>
  )
}
