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
  const during = orderTotal(content, grams, price)
  const after = orderTotal(content, grams, mrp)
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
        <div className="offer-over:hidden">
          <dt>
            {words.save}{' '}
            <small>{fill(words.until, { date: longDate(content.offer.endsOn, content.language) })}</small>
          </dt>
          <dd>−{rupees(mrp - price)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd>
            <OfferText during={shippingText(during.shipping)} after={shippingText(after.shipping)} />
          </dd>
        </div>
        <div className="total">
          <dt>{words.total}</dt>
          <dd>
            <OfferText during={rangeText(during.total)} after={rangeText(after.total)} />
          </dd>
        </div>
        <div>
          <dt>{words.twoJars}</dt>
          <dd>
            <OfferText
              during={rangeText(orderTotal(content, grams, price, 2).total)}
              after={rangeText(orderTotal(content, grams, mrp, 2).total)}
            />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-base text-moss tabular-nums">
        <OfferText during={unitPrices(price)} after={unitPrices(mrp)} />
        <br />
        <Filled
          text={words.perDay}
          values={{ amount: <OfferText during={rangeText(during.perDay)} after={rangeText(after.perDay)} /> }}
        />
      </p>
    </div>
  )
}
