import { useContent } from '#web/content/context.ts'
import type { Pack } from '#web/domain/price.ts'
import { rupees } from '#web/lib/format.ts'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = { pack: Pack; id: string }

/** The price on a pack's card: with the MRP struck through while the offer runs, the MRP alone after it. */
export function PackPrice({ pack, id }: Props) {
  const { packs, shop } = useContent()
  return (
    <p id={id} className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-4">
      <span className="font-display text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] text-leaf tabular-nums leading-tight">
        <OfferText during={rupees(pack.price)} after={rupees(pack.mrp)} />
      </span>{' '}
      {pack.price < pack.mrp && (
        <s className="text-moss tabular-nums offer-over:hidden">
          <span className="sr-only">{shop.price.instead} </span>
          {rupees(pack.mrp)}
        </s>
      )}
      <span className="w-full font-semibold text-clay text-sm">
        {pack.soldOut ? packs.soldOut : pack.savings}
      </span>
    </p>
  )
}
