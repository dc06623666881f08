import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import type { Pack } from '#web/shop/price.ts'
import { partOfPage } from '#web/ui/raw-html.ts'
import { useOrderForm } from './order-form.ts'

/** What makes the price of the jars, in two lines; that of the offer is hidden after it. */
export function PackBill({ pack }: { pack: Pack }) {
  const { language, offer, shop } = useContent()
  const { orderOf, pageHtml } = useOrderForm()
  const { jars, bill } = orderOf(pack, true)
  const words = shop.price
  const mrp = jars !== undefined && jars > 1 ? shop.order.mrpEach : words.mrp
  return (
    <>
      <p>{fill(mrp, { amount: rupees(pack.mrp) })}</p>
      <p {...partOfPage(pageHtml, `unit-${pack.id}`)} />
      {bill.saving > 0 && (
        <p className="w-full font-semibold text-leaf offer-over:hidden">
          {jars !== undefined &&
            fill(words.save, { amount: rupees(bill.saving), date: longDate(offer.endsOn, language) })}
        </p>
      )}
      {pack.soldOut && <p className="w-full text-fern">{shop.order.soldOut}</p>}
    </>
  )
}
