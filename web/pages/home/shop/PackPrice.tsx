import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import { type Pack, perHundredGrams } from '#web/shop/price.ts'
import { rupees } from '#web/shop/rupees.ts'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = { pack: Pack; id: string }

/** The price of a pack, by weight where no pack tells a saving: with the MRP struck through while the offer runs, the MRP alone after it. */
export function PackPrice({ pack, id }: Props) {
  const { packs, shop } = useContent()
  const hasSavings = packs.list.some(({ savings }) => savings)
  const by100g = (amount: number) =>
    fill(shop.price.per100g, { amount: rupees(perHundredGrams(amount, pack.grams)) })
  const per100g = <OfferText during={by100g(pack.price)} after={by100g(pack.mrp)} />
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
        packs.list.length > 1 && <span className="pack-note">{hasSavings ? pack.savings : per100g}</span>
      )}
    </p>
  )
}
