import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/domain/price.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { Filled } from '#web/ui/Filled.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'
import { orderTotal, type Range } from './order-total.ts'

/** What one jar comes to, line by line; the lines of the offer are hidden after it. */
export function PackBill({ pack }: { pack: Pack }) {
  const content = useContent()
  const words = content.shop.price
  const { grams, mrp, price } = pack
  const orderOf = (amount: number, jars = 1) => orderTotal(content, grams, amount, jars)
  /** A text that depends on the price of a jar, with the offer and after it. */
  const priced = (text: (amount: number) => string) => <OfferText during={text(price)} after={text(mrp)} />
  const rangeText = ({ from, to }: Range) =>
    from === to ? rupees(from) : fill(words.range, { from: rupees(from), to: rupees(to) })
  const shippingText = (charge: Range) => (charge.to === 0 ? words.free : rangeText(charge))
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
        <div>
          <dt>{words.shipping}</dt>
          <dd>{priced((amount) => shippingText(orderOf(amount).shipping))}</dd>
        </div>
        <div className="total">
          <dt>{words.total}</dt>
          <dd>{priced((amount) => rangeText(orderOf(amount).total))}</dd>
        </div>
        <div>
          <dt>{words.twoJars}</dt>
          <dd>{priced((amount) => rangeText(orderOf(amount, 2).total))}</dd>
        </div>
      </dl>
      <p className="mt-3 text-base text-moss tabular-nums">
        {priced(unitPrices)}
        <br />
        <Filled
          text={words.perDay}
          values={{ amount: priced((amount) => rangeText(orderOf(amount).perDay)) }}
        />
      </p>
    </div>
  )
}
