import { offer } from '#web/content/offer.ts'
import type { Pack } from '#web/content/packs.ts'
import { unitPriceText } from '#web/content/price.ts'
import { shop } from '#web/content/shop.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { orderTotal, type Range } from './order-total.ts'

const words = shop.price

/** What one jar comes to, line by line; the lines of the offer are hidden after it. */
export function PackBill({ pack }: { pack: Pack }) {
  const during = orderTotal(pack, pack.price)
  const after = orderTotal(pack, pack.mrp)
  return (
    <div>
      <dl className="bill">
        <div>
          <dt>
            {words.mrp} <small>{words.taxes}</small>
          </dt>
          <dd>{rupees(pack.mrp)}</dd>
        </div>
        <div className="offer-over:hidden">
          <dt>
            {words.save} <small>{`${words.until} ${longDate(offer.endsOn)}`}</small>
          </dt>
          <dd>−{rupees(pack.mrp - pack.price)}</dd>
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
              during={rangeText(orderTotal(pack, pack.price, 2).total)}
              after={rangeText(orderTotal(pack, pack.mrp, 2).total)}
            />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-base text-moss tabular-nums">
        <OfferText during={unitPrices(pack.price, pack.grams)} after={unitPrices(pack.mrp, pack.grams)} />
        <br />
        <OfferText during={rangeText(during.perDay)} after={rangeText(after.perDay)} /> {words.perDay}
      </p>
    </div>
  )
}

/** `₹1.27 per g, ₹127 for 100 g` */
function unitPrices(price: number, grams: number): string {
  return `${rupees(Math.round((price / grams) * 100))} ${words.perHundredGrams}, ${unitPriceText(price, grams)}`
}

function shippingText(charge: Range): string {
  return charge.to === 0 ? words.free : rangeText(charge)
}

function rangeText({ from, to }: Range): string {
  return from === to ? rupees(from) : `${rupees(from)} to ${rupees(to)}`
}
