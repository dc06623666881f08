import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { maxJars, packsText } from '#web/shop/order.ts'
import { orderMessage, pausedMessage } from '#web/shop/order-message.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton, OrderLabel } from '#web/ui/OrderButton.tsx'
import { chatOf, linkFacts, problemText, shipsText } from './order-state.ts'
import { PackBill } from './PackPrices.tsx'
import { PinCode } from './PinCode.tsx'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/** As high for a long line as for a short one: what is typed shifts nothing below. */
const STATUS =
  'min-h-[2lh] grow basis-full items-center font-semibold text-label/[1.3] text-leaf @min-[36rem]:min-h-15 @min-[36rem]:basis-0 noscript:min-h-0! noscript:basis-full!'

const BILL = 'basis-full *:flex *:flex-wrap *:gap-x-3 text-small/[1.5] tabular-nums @min-[36rem]:text-list'

/** What cannot be ordered has no total. */
const NO_TOTAL = 'shop-closed:hidden'

const ORDER = 'min-h-15 w-full max-sm:px-3'

/** `place`, from 1, is that of the pack's card. */
type Props = { pack: Pack; place: number }

/**
 * What follows the choice of a pack, in the order in which the section's text says it: how many jars, to where, what they
 * cost there, and the button, with the ways to pay beside it. Of what differs by the pack, packs.css shows the chosen one's.
 */
export function PackOrders({ packs, className = '' }: { packs: readonly Pack[]; className?: string }) {
  const content = useTopics<typeof shopTopics>()
  const { chosen, paid } = useShopForm()
  const isOnSale = packsOnSale(packs).length > 0
  const ofEach = (Part: (props: Props) => ReactNode, className = '') => (
    <div className={`grid *:col-start-1 *:row-start-1 *:min-w-0 ${className}`}>
      {packs.map((pack, index) => (
        <div key={pack.id} data-place={packs.length > 1 ? index + 1 : undefined}>
          <Part pack={pack} place={index + 1} />
        </div>
      ))}
    </div>
  )
  return (
    <div className={`@container ${className}`}>
      <div className="flex flex-wrap items-end gap-3">
        {isOnSale && ofEach(Jars, 'noscript:hidden')}
        {isOnSale && content.zones.length > 0 && (
          <PinCode describedBy={statusId(1 + packs.findIndex(({ id }) => id === chosen))} />
        )}
        {isOnSale && ofEach(Status, STATUS)}
        {ofEach(OrderLink, 'grow basis-full @min-[36rem]:basis-3/5')}
        {paid && (
          <p className="text-small @min-[36rem]:w-48 @min-[36rem]:self-center">
            {content.words.delivery.payment.name}: {paid}
          </p>
        )}
        {ofEach(PackBill, BILL)}
      </div>
    </div>
  )
}

function statusId(place: number) {
  return `order-status-${place}`
}

/** What is wrong with what was typed; else what the post costs and how long it takes. */
function Status({ pack, place }: Props) {
  const content = useTopics<typeof shopTopics>()
  const { orderOf, pinProblem } = useShopForm()
  if (pack.soldOut) return null
  const order = orderOf(pack)
  const problem = problemText(content, order) || pinProblem
  const ships = (offerRuns: boolean) => shipsText(content, orderOf(pack, offerRuns))
  const shipsFree = !problem && order.bill.charge === 0 && !order.isUnreached
  return (
    <p
      id={statusId(place)}
      role="status"
      className={problem ? 'text-clay' : `${shipsFree ? 'tick' : ''} ${order.isUnreached ? '' : NO_TOTAL}`}
    >
      {problem || <OfferText during={ships(true)} after={ships(false)} />}
    </p>
  )
}

/**
 * The order button. Its address has the message of one jar, for browsers without scripts; `browser/tracking/order-links.ts`
 * writes `data-message` into it when it is pressed, with the order's reference.
 */
function OrderLink({ pack }: Props) {
  const content = useTopics<typeof shopTopics>()
  const { orderOf } = useShopForm()
  if (pack.soldOut) {
    return <OrderButton placement="back-in-stock" pack={pack} className={`${ORDER} ${button.outline}`} />
  }
  const order = orderOf(pack)
  const { label, message, placement, isOrder } = chatOf(content, order)
  return (
    <ChatLink
      placement={placement}
      pack={pack}
      text={orderMessage(content, pack)}
      asked={content.pause && pausedMessage(content.pause, packsText(order.lines), order.pin)}
      className={`${ORDER} ${button.primary} text-lg`}
      {...linkFacts(content, order, message)}
    >
      {isOrder && order.jars !== undefined ? (
        <OrderLabel
          label={label}
          during={orderOf(pack, true).bill.sum}
          after={orderOf(pack, false).bill.sum}
        />
      ) : (
        <span>{label}</span>
      )}
    </ChatLink>
  )
}

/** The number of jars, stepped or typed. It needs scripts, and is not there without them. */
function Jars({ pack, place }: Props) {
  const { facts, words } = useTopics<typeof shopTopics>()
  const { jars: texts, change, addJars, orderOf } = useShopForm()
  if (pack.soldOut) return null
  const { bulk } = facts.delivery
  const order = words.shop.order
  const id = `jars-${place}`
  const { jars, bulkJars } = orderOf(pack)
  const typed = jars ?? bulkJars ?? 1
  const most = maxJars(bulk) + (bulk ? 1 : 0)
  const step = (by: number, isDisabled: boolean) => ({
    className:
      'grid cursor-pointer place-items-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-45',
    'aria-disabled': isDisabled,
    onClick: () => !isDisabled && addJars(pack, by),
  })
  return (
    <>
      <label htmlFor={id} className="block text-fern text-small">
        {order.count}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid container in every browser */}
      <div
        role="group"
        aria-label={fill(order.jars, { size: pack.size })}
        className="mt-1 grid h-12 grid-cols-[3rem_2.5rem_3rem] rounded-full border-[1.5px] border-moss bg-paper text-leaf md:h-15 md:grid-cols-[3.25rem_2.75rem_3.25rem]"
      >
        <button type="button" aria-label={order.less} {...step(-1, typed <= 1)}>
          <Minus aria-hidden size={20} />
        </button>
        <input
          id={id}
          data-jars-of={pack.id}
          aria-invalid={jars === undefined && bulkJars === undefined}
          inputMode="numeric"
          autoComplete="off"
          className="min-w-0 rounded-sm bg-transparent text-center font-display font-medium text-[1.375rem]/none tabular-nums lining-nums -outline-offset-3 aria-invalid:text-clay"
          value={texts[pack.id]}
          onChange={({ target }) => change({ jars: { ...texts, [pack.id]: target.value } })}
        />
        <button type="button" aria-label={order.more} {...step(1, typed >= most)}>
          <Plus aria-hidden size={20} />
        </button>
      </div>
    </>
  )
}
