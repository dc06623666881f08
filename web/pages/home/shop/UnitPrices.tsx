import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import { type Doses, givenDoses, gramsOf, rupeesADay } from '#web/shop/doses.ts'
import { fillRange } from '#web/shop/fill.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

/** What a pack costs by weight, and by day where the shop gives doses. */
export function UnitPrices({ pack: { grams, mrp, price } }: { pack: Pack }) {
  const content = useContent()
  const words = content.shop.price
  const doses = givenDoses(content)
  const byOffer = (of: (amount: number) => string) => <OfferText during={of(price)} after={of(mrp)} />
  /** Of one adult who takes the lighter reading of the dose table. */
  const perDay = (amount: number, { adultsDaily, spoons }: Doses) => {
    const eaten = gramsOf(adultsDaily, spoons)
    const from = rupees(rupeesADay(amount, grams, eaten.from))
    const to = rupees(rupeesADay(amount, grams, eaten.to))
    return fillRange(words.range, { from, to })
  }
  return (
    <>
      <p>
        <FilledText
          text={grams < 1000 ? words.unit : words.unitKg}
          values={{
            per100g: byOffer((amount) => rupees(perHundredGrams(amount, grams))),
            perGram: byOffer((amount) => unitPrice(amount, grams)),
            perKg: byOffer((amount) => rupees(Math.round((amount * 1000) / grams))),
          }}
        />
      </p>
      {doses && (
        <p>
          <FilledText text={words.perDay} values={{ perDay: byOffer((amount) => perDay(amount, doses)) }} />
        </p>
      )}
    </>
  )
}
