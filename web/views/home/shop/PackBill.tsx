import { useContent } from '#web/content/context.ts'
import { gramsOf, rupeesADay } from '#web/domain/doses.ts'
import { fill } from '#web/domain/fill.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/domain/price.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

/** What makes the price of a jar; the lines of the offer are hidden after it. */
export function PackBill({ pack }: { pack: Pack }) {
  const content = useContent()
  const words = content.shop.price
  const { grams, mrp, price } = pack
  const eaten = gramsOf(content.doses.adultsDaily, content.doses.spoons)
  /** A text that depends on the price of a jar, with the offer and after it. */
  const priced = (text: (amount: number) => string) => <OfferText during={text(price)} after={text(mrp)} />
  /** For one adult, by the lighter reading of the dose table. */
  const dayText = (amount: number) => {
    const from = rupees(rupeesADay(amount, grams, eaten.from))
    const to = rupees(rupeesADay(amount, grams, eaten.to))
    return from === to ? from : fill(words.range, { from, to })
  }
  const unitPrices = (amount: number) =>
    fill(words.unit, {
      per100g: rupees(perHundredGrams(amount, grams)),
      perGram: unitPrice(amount, grams),
    })
  return (
    <div>
      <dl className="bill">
        <div>
          <dt>
            {words.mrp} <small>{words.taxes}</small>
          </dt>
          <dd>{rupees(mrp)}</dd>
        </div>
        {price < mrp && (
          <div className="offer-over:hidden">
            <dt>
              {words.save}{' '}
              <small>{fill(words.until, { date: longDate(content.offer.endsOn, content.language) })}</small>
            </dt>
            <dd>−{rupees(mrp - price)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-base text-moss tabular-nums">
        {priced(unitPrices)}
        <br />
        <Filled text={words.perDay} values={{ amount: priced(dayText) }} />
      </p>
    </div>
  )
}
