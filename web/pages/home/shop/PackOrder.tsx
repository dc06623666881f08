import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useContent } from '#web/model/context.ts'
import { orderMessage } from '#web/shop/chat.ts'
import { fill } from '#web/shop/fill.ts'
import { maxJars } from '#web/shop/order.ts'
import { type Pack, packsOnSale } from '#web/shop/price.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton, OrderLabel } from '#web/ui/OrderButton.tsx'
import { useOrderForm } from './order-form.ts'
import { chatOf, linkFacts, noticeText, type Order, shipsText } from './order-state.ts'
import { PackBill } from './PackBill.tsx'

/**
 * What follows the choice of a pack: how many jars, its order button, what the post costs, and its bill. `place`, from 1, is
 * that of its card.
 */
export function PackOrder({ pack, place }: { pack: Pack; place?: number }) {
  const content = useContent()
  const { delivery, packs, shop } = content
  const form = useOrderForm()
  const [order, during, after] = [form.orderOf(pack), form.orderOf(pack, true), form.orderOf(pack, false)]
  const isAmongSeveral = packsOnSale(packs.list).length > 1
  const shipsFree = order.jars !== undefined && order.bill.charge === 0 && !order.isUnreached
  return (
    <div data-place={place}>
      <div className="order-bar">
        {pack.soldOut ? (
          <OrderButton
            placement="back-in-stock"
            pack={pack}
            className={`order min-h-15 ${button.outline} max-sm:px-3`}
          />
        ) : (
          <>
            <Jars order={order} />
            <OrderLink order={order} during={during} after={after} />
            <div className="ships">
              <p className={shipsFree ? 'tick' : ''}>
                <OfferText during={shipsText(content, during)} after={shipsText(content, after)} />
              </p>
              <a href="#pin-code" className="to-pin underline underline-offset-4">
                {delivery.pin.label}
              </a>
            </div>
          </>
        )}
        <p role="status" className="notice">
          {!pack.soldOut && noticeText(content, order)}
        </p>
        <PackBill order={during} />
        {(pack.soldOut || isAmongSeveral) && (
          <p className="notes-to-order">{pack.soldOut ? shop.order.soldOut : shop.order.bothSizes}</p>
        )}
      </div>
    </div>
  )
}

/**
 * The order button. Its address has the message of one jar, for browsers without scripts; `browser/tracking/order-links.ts`
 * writes `data-message` into it when it is pressed, with the order's reference.
 */
function OrderLink({ order, during, after }: Readonly<Record<'order' | 'during' | 'after', Order>>) {
  const content = useContent()
  const { pack, jars } = order
  const { label, message, placement, isOrder } = chatOf(content, order)
  return (
    <ChatLink
      placement={placement}
      pack={pack}
      text={orderMessage(content, pack)}
      className={`order min-h-15 ${button.primary} max-sm:px-3 text-lg`}
      {...linkFacts(content, order, message)}
    >
      {isOrder && jars !== undefined ? (
        <OrderLabel label={label} during={during.bill.sum} after={after.bill.sum} />
      ) : (
        <span>{label}</span>
      )}
    </ChatLink>
  )
}

/** The number of jars, stepped or typed. It needs scripts, and is not there without them. */
function Jars({ order: { pack, jars, bulkJars } }: { order: Order }) {
  const { delivery, shop } = useContent()
  const { jars: texts, change, addJars } = useOrderForm()
  const words = shop.order
  const typed = jars ?? bulkJars ?? 1
  const most = maxJars(delivery.bulk) + (delivery.bulk ? 1 : 0)
  const step = (by: number, isDisabled: boolean) => ({
    'aria-disabled': isDisabled,
    onClick: () => !isDisabled && addJars(pack, by),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid container in every browser
    <div role="group" aria-label={fill(words.jars, { size: pack.size })} className="jars">
      <button type="button" aria-label={words.less} {...step(-1, typed <= 1)}>
        <Minus aria-hidden size={20} />
      </button>
      <input
        data-jars-of={pack.id}
        aria-label={words.count}
        aria-invalid={jars === undefined && bulkJars === undefined}
        inputMode="numeric"
        autoComplete="off"
        value={texts[pack.id]}
        onChange={({ target }) => change({ jars: { ...texts, [pack.id]: target.value } })}
      />
      <button type="button" aria-label={words.more} {...step(1, typed >= most)}>
        <Plus aria-hidden size={20} />
      </button>
    </div>
  )
}
