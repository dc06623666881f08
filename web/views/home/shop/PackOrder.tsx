import { FREE_SHIPPING_FROM, type Pack } from '../../../content/packs.ts'
import { shop } from '../../../content/shop.ts'
import { rupees } from '../../../lib/format.ts'
import { button } from '../../../ui/button.ts'
import { ChatLink } from '../../../ui/ChatLink.tsx'

/** What follows the choice of a pack: its order button and whether it ships free. Hidden while another is chosen. */
export function PackOrder({ pack }: { pack: Pack }) {
  const wanting = FREE_SHIPPING_FROM - pack.price
  const met = wanting <= 0
  return (
    <div className="col-span-full order-1 hidden items-center gap-x-6 gap-y-4 group-has-checked:grid sm:grid-cols-2">
      <ChatLink placement="shop-order" pack={pack} className={`${button.primary} min-h-14 text-lg`}>
        {pack.orderLabel}
        <span aria-hidden className="h-5 border-current border-l opacity-40" />
        <span className="tabular-nums">{rupees(pack.price)}</span>
      </ChatLink>
      <div className="leading-snug">
        <p className={`font-semibold ${met ? 'text-leaf' : 'text-jam'}`}>
          {met ? shop.shipping.met : `${rupees(wanting)} ${shop.shipping.notMet}`}
        </p>
        <p className="text-base text-moss">{shop.shipping.rule}</p>
      </div>
    </div>
  )
}
