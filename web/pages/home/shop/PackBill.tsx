import { useContent } from '#web/model/context.ts'
import { type Doses, givenDoses, gramsOf, rupeesADay } from '#web/shop/doses.ts'
import { fill, fillRange } from '#web/shop/fill.ts'
import { longDate } from '#web/shop/format-date.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { rupees } from '#web/shop/rupees.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

/** What makes the price of a jar; the line of the offer is hidden after it. */
export function PackBill({ pack }: { pack: Pack }) {
  const content = useContent()
  const { language, offer, shop } = content
  const words = shop.price
  const { grams, mrp, price } = pack
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
    <div className="bill">
      <p data-part="mrp">{fill(words.mrp, { amount: rupees(mrp) })}</p>
      {price < mrp && (
        <p data-part="save" className="font-semibold text-leaf offer-over:hidden">
          {fill(words.save, { amount: rupees(mrp - price), date: longDate(offer.endsOn, language) })}
        </p>
      )}
      <p>
        <FilledText
          text={words.unit}
          values={{
            per100g: byOffer((amount) => rupees(perHundredGrams(amount, grams))),
            perGram: byOffer((amount) => unitPrice(amount, grams)),
          }}
        />
      </p>
      {doses && (
        <p>
          <FilledText text={words.perDay} values={{ perDay: byOffer((amount) => perDay(amount, doses)) }} />
        </p>
      )}
    </div>
  )
}
