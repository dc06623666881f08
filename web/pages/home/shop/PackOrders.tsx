import type { ReactNode } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { orderMessage, packsText, pausedMessage } from '#web/shop/order-message.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'
import { OrderButton, OrderLabel } from '#web/ui/OrderButton.tsx'
import { Jars, Others } from './JarSteppers.tsx'
import { chatOf, linkFacts, problemText, shipsText } from './order-state.ts'
import { PackCost } from './PackPrices.tsx'
import { PinCode } from './PinCode.tsx'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/** As high for a long line as for a short one: what is typed shifts nothing below. */
const STATUS =
  '-my-1 min-h-[2lh] grow basis-full font-semibold text-label/[1.3] text-leaf @min-[36rem]:my-0 @min-[36rem]:min-h-15 @min-[36rem]:basis-44 @min-[36rem]:items-center noscript:min-h-0! noscript:basis-full!'

const ROW = 'flex flex-wrap items-end gap-3'

const COST = 'basis-full *:flex *:flex-wrap *:gap-x-3 text-small/[1.5] tabular-nums @min-[36rem]:text-list'

/** What cannot be ordered has no total. */
const NO_TOTAL = 'shop-closed:hidden'

const ORDER = 'min-h-15 max-tiny:flex-wrap w-full py-1.5! max-sm:px-3'

/** `place`, from 1, is that of the pack's card. */
type Props = { pack: Pack; place: number }

/**
 * What follows the choice of a pack, in the order in which the section's text says it: how many jars, to where, what they
 * cost there, and the button, with what the post costs beside it. packs.css hides the parts of the packs that are not
 * chosen.
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
      {isOnSale && (
        <div className={ROW}>
          {ofEach(Jars, '@max-[36rem]:-order-1 noscript:hidden')}
          <Others packs={packs} />
          {content.zones.length > 0 && (
            <PinCode describedBy={statusId(1 + packs.findIndex(({ id }) => id === chosen))} />
          )}
        </div>
      )}
      <div className={`${ROW} not-first:mt-3`}>
        {ofEach(OrderLink, 'grow basis-full @min-[36rem]:basis-3/5')}
        {isOnSale && ofEach(Status, STATUS)}
        {paid && (
          <p className="basis-full text-small">
            {content.words.delivery.payment.name}: {paid}
          </p>
        )}
        {ofEach(PackCost, COST)}
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
  const shipsFree = !problem && order.cost.charge === 0 && !order.isUnreached
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
          during={orderOf(pack, true).cost.sum}
          after={orderOf(pack, false).cost.sum}
        />
      ) : (
        <span>{label}</span>
      )}
    </ChatLink>
  )
}
