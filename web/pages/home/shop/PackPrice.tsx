import type { ReactNode } from 'react'
import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = {
  pack: Pack
  id: string
  /** The class of the figure's size. */
  size: string
  className?: string
  /** What follows the price. */
  children?: ReactNode
}

/** The price of a pack: with the MRP struck through while the offer runs, the MRP alone after it. */
export function PackPrice({ pack, id, size, className = '', children }: Props) {
  const { shop } = useContent()
  return (
    <p id={id} className={`text-base/[1.2] text-fern ${className}`}>
      <span className={`figure font-medium text-leaf ${size}`}>
        <OfferText during={rupees(pack.price)} after={rupees(pack.mrp)} />
      </span>{' '}
      {pack.price < pack.mrp && (
        <s className="ml-0.5 tabular-nums offer-over:hidden">
          <span className="sr-only">{shop.price.instead} </span>
          {rupees(pack.mrp)}
        </s>
      )}{' '}
      {children}
    </p>
  )
}
