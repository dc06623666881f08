import { useContent } from '#web/content/context.ts'
import { lowestPrices } from '#web/domain/price.ts'
import { rupees } from '#web/lib/format.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

/** Renders the lowest price of a jar; the popup shows it, too. */
export function LowestPrice() {
  const content = useContent()
  const { price, mrp, grams } = lowestPrices(content)
  const values = { price: <OfferText during={rupees(price)} after={rupees(mrp)} />, grams }
  return <Filled text={content.hero.buy} values={values} />
}
