import { useContent } from '#web/model/context.ts'
import { lowestPrices } from '#web/shop/price.ts'
import { rupees } from '#web/shop/rupees.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

/** Renders the lowest price of a jar; the popup shows it, too. */
export function LowestPrice() {
  const content = useContent()
  const { price, mrp, grams } = lowestPrices(content)
  const values = {
    price: (
      <b className="figure font-medium">
        <OfferText during={rupees(price)} after={rupees(mrp)} />
      </b>
    ),
    grams,
  }
  const { buy, buyOne } = content.hero
  return <FilledText text={content.packs.list.length > 1 ? buy : buyOne} values={values} />
}
