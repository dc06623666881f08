import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { rupees } from '#web/shop/rupees.ts'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = { pack: Pack; id: string }

/** The price of a pack: with the MRP struck through while the offer runs, the MRP alone after it. */
export function PackPrice({ pack, id }: Props) {
  const { packs, shop } = useContent()
  return (
    <p id={id} className="pack-price">
      <span className="figure">
        <OfferText during={rupees(pack.price)} after={rupees(pack.mrp)} />
      </span>{' '}
      {pack.price < pack.mrp && (
        <s className="offer-over:hidden">
          <span className="sr-only">{shop.price.instead} </span>
          {rupees(pack.mrp)}
        </s>
      )}{' '}
      {pack.soldOut ? (
        <span className="pack-badge bg-jam">{packs.soldOut}</span>
      ) : (
        packs.list.length > 1 && <span className="pack-note">{pack.savings}</span>
      )}
    </p>
  )
}
