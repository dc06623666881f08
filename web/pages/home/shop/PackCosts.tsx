import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import { givenDoses, gramsOf, rupeesADay } from '#web/shop/doses.ts'
import { fill, fillRange } from '#web/shop/fill.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = { pack: Pack }

/** The unit sale price. */
export function UnitPrice({ pack: { grams, mrp, price } }: Props) {
  const { shop } = useContent()
  const text = (amount: number) => fill(shop.price.unit, { perGram: unitPrice(amount, grams) })
  return <OfferText during={text(price)} after={text(mrp)} />
}

/** What a pack costs by weight, and by day one adult who takes the lighter reading of the dose table. */
export function PackCosts({ pack: { grams, mrp, price, size } }: Props) {
  const content = useContent()
  const doses = givenDoses(content)
  if (!doses) return null
  const words = content.shop.price
  const eaten = gramsOf(doses.adultsDaily, doses.spoons)
  const text = (amount: number) => {
    const [from, to] = [eaten.from, eaten.to].map((day) => rupees(rupeesADay(amount, grams, day)))
    return fill(words.perDay, {
      size,
      per100g: fill(words.per100g, { amount: rupees(perHundredGrams(amount, grams)) }),
      perDay: fillRange(words.range, { from: from ?? '', to: to ?? '' }),
    })
  }
  return (
    <p>
      <OfferText during={text(price)} after={text(mrp)} />
    </p>
  )
}
