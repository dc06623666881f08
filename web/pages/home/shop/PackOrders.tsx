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

/** Below stepper and shipping, over both columns; beside them where the frame has the width for it. */
const FACT = '@min-[18rem]:col-span-full @min-[36rem]:col-span-1 @min-[36rem]:col-start-2'

const ORDER = `min-h-15 max-sm:px-3 @min-[36rem]:mb-2.5 ${FACT}`

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
    <div data-place={place} className="@container">
      <div className="grid grid-cols-1 items-center gap-x-4 gap-y-3 @min-[18rem]:grid-cols-[auto_minmax(0,1fr)] @min-[36rem]:grid-rows-[auto_auto_auto_1fr] @min-[36rem]:items-start @min-[36rem]:gap-y-1">
        {pack.soldOut ? (
          <OrderButton placement="back-in-stock" pack={pack} className={`${ORDER} ${button.outline}`} />
        ) : (
          <>
            <Jars order={order} />
            <OrderLink order={order} during={during} after={after} />
            {/* As high for a long line as for a short one: what is typed shifts nothing below. */}
            <div className="-order-1 min-h-9.75 content-center font-semibold text-[0.9375rem]/[1.3] text-leaf @min-[18rem]:min-h-19.5 @min-[36rem]:row-span-3 @min-[36rem]:row-start-2 @min-[36rem]:w-39 @min-[36rem]:content-start noscript:min-h-0! noscript:@max-[36rem]:col-span-full">
              <p className={shipsFree ? 'tick' : ''}>
                <OfferText during={shipsText(content, during)} after={shipsText(content, after)} />
              </p>
              {/* Until the box has a PIN code, the price of the post is a range. */}
              {order.pin === undefined && (
                <a
                  href="#pin-code"
                  className="inline-block py-1 underline underline-offset-4 noscript:hidden"
                >
                  {delivery.pin.label}
                </a>
              )}
            </div>
          </>
        )}
        <p role="status" className={`font-semibold text-clay leading-[1.4] empty:hidden ${FACT}`}>
          {!pack.soldOut && noticeText(content, order)}
        </p>
        <PackBill
          order={during}
          className={`mt-3 last:mb-3 @min-[36rem]:row-start-3 @min-[36rem]:mt-0 ${FACT}`}
        />
        {(pack.soldOut || isAmongSeveral) && (
          <p className={`text-fern text-small/[1.4] @min-[36rem]:row-start-4 ${FACT}`}>
            {pack.soldOut ? shop.order.soldOut : shop.order.bothSizes}
          </p>
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
      className={`${ORDER} ${button.primary} text-lg`}
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
    className:
      'grid cursor-pointer place-items-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-45',
    'aria-disabled': isDisabled,
    onClick: () => !isDisabled && addJars(pack, by),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid container in every browser
    <div
      role="group"
      aria-label={fill(words.jars, { size: pack.size })}
      className="-order-1 grid h-12 grid-cols-[3rem_2.5rem_3rem] rounded-full border-[1.5px] border-moss bg-paper text-leaf md:h-15 md:grid-cols-[3.25rem_2.75rem_3.25rem] @max-[18rem]:justify-self-start noscript:hidden"
    >
      <button type="button" aria-label={words.less} {...step(-1, typed <= 1)}>
        <Minus aria-hidden size={20} />
      </button>
      <input
        data-jars-of={pack.id}
        aria-label={words.count}
        aria-invalid={jars === undefined && bulkJars === undefined}
        inputMode="numeric"
        autoComplete="off"
        className="min-w-0 rounded-sm bg-transparent text-center font-display font-medium text-[1.375rem]/none tabular-nums lining-nums -outline-offset-3 aria-invalid:text-clay"
        value={texts[pack.id]}
        onChange={({ target }) => change({ jars: { ...texts, [pack.id]: target.value } })}
      />
      <button type="button" aria-label={words.more} {...step(1, typed >= most)}>
        <Plus aria-hidden size={20} />
      </button>
    </div>
  )
}
