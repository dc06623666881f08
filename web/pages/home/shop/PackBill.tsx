import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { partOfPage } from '#web/ui/raw-html.ts'
import { useOrderForm } from './order-form.ts'
import type { Order } from './order-state.ts'

type Props = { order: Order; className: string }

/** What makes the price of the jars; the line of the offer, during which `order` is, is hidden after it. */
export function PackBill({ order: { pack, jars, bill }, className }: Props) {
  const { language, offer, shop } = useContent()
  const { pageHtml } = useOrderForm()
  const words = shop.price
  const mrp = jars !== undefined && jars > 1 ? shop.order.mrpEach : words.mrp
  return (
    <div
      className={`text-list/[1.5] tabular-nums @min-[36rem]:flex @min-[36rem]:flex-wrap @min-[36rem]:gap-x-6 @min-[36rem]:text-list ${className}`}
    >
      <p>{fill(mrp, { amount: rupees(pack.mrp) })}</p>
      {bill.saving > 0 && (
        <p className="font-semibold text-leaf offer-over:hidden">
          {jars !== undefined &&
            fill(words.save, { amount: rupees(bill.saving), date: longDate(offer.endsOn, language) })}
        </p>
      )}
      <div className="contents" {...partOfPage(pageHtml, `unit-${pack.id}`)} />
    </div>
  )
}
