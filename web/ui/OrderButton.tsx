import { rupees } from '#contract/rupees.ts'
import { useTopics } from '../model/context.ts'
import type { Pack } from '../model/types.ts'
import { fill } from '../shop/fill.ts'
import { ChatLink } from './ChatLink.tsx'
import { OfferText } from './OfferText.tsx'

type Props = { pack: Pack; placement: string; className: string; text?: string; 'data-lot'?: string }

/** Orders a pack in the chat at its price; for one that is sold out, sends a request to be told when it is back. */
export function OrderButton({ pack, placement, className, ...rest }: Props) {
  const { words } = useTopics<['words.chat', 'words.packs']>()
  if (pack.soldOut) {
    const message = fill(words.chat.backInStock, { size: pack.size })
    return (
      <ChatLink placement="back-in-stock" text={message} className={className}>
        {words.packs.soldOut}
        <span aria-hidden className="h-5 border-current border-l opacity-40" />
        {words.packs.tellMe}
      </ChatLink>
    )
  }
  return (
    <ChatLink placement={placement} pack={pack} className={className} {...rest}>
      <OrderLabel label={pack.order} during={pack.price} after={pack.mrp} />
    </ChatLink>
  )
}

/** The text of an order button: what is ordered, and its price in rupees while the offer runs and after it. */
export function OrderLabel({ label, during, after }: { label: string; during: number; after: number }) {
  return (
    <>
      <span>{label}</span>
      <span className="border-(--line) border-l pl-2.5">
        <OfferText during={rupees(during)} after={rupees(after)} />
      </span>
    </>
  )
}
