import { backInStockMessage } from '../content/chat.ts'
import { type Pack, soldOutText } from '../content/packs.ts'
import { rupees } from '../lib/format.ts'
import { ChatLink } from './ChatLink.tsx'
import { OfferText } from './OfferText.tsx'

type Props = { pack: Pack; placement: string; className: string; text?: string; 'data-lot'?: string }

/** Orders a pack in the chat at its price; of one that is sold out, asks for word when it is back. */
export function OrderButton({ pack, placement, className, ...rest }: Props) {
  if (pack.soldOut) {
    return (
      <ChatLink placement="back-in-stock" text={backInStockMessage(pack.size)} className={className}>
        {soldOutText.label}
        <span aria-hidden className="h-5 border-current border-l opacity-40" />
        {soldOutText.tellMe}
      </ChatLink>
    )
  }
  return (
    <ChatLink placement={placement} pack={pack} className={className} {...rest}>
      {pack.orderLabel}
      <span aria-hidden className="h-5 border-current border-l opacity-40" />
      <span className="tabular-nums">
        <OfferText during={rupees(pack.price)} after={rupees(pack.mrp)} />
      </span>
    </ChatLink>
  )
}
