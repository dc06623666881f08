import { useContent } from '#web/model/context.ts'
import { weightText } from '#web/shop/label.ts'
import { cheapestPack } from '#web/shop/price.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferPrice } from '#web/ui/OfferText.tsx'

/** Renders the lowest price of a jar; the popup shows it, too. A shop without packs has none. */
export function LowestPrice({
  className,
  priceClassName = '',
}: {
  className?: string
  priceClassName?: string
}) {
  const content = useContent()
  const lowest = cheapestPack(content.packs)
  if (!lowest) return null
  const values = {
    price: (
      <b className={`figure font-medium ${priceClassName}`}>
        <OfferPrice of={lowest} />
      </b>
    ),
    weight: weightText(lowest.grams, content.words.label.units),
  }
  const { buy, buyOne } = content.words.hero
  return (
    <p className={className}>
      <FilledText text={content.packs.length > 1 ? buy : buyOne} values={values} />
    </p>
  )
}
