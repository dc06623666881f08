import type { ReactNode } from 'react'
import { rupees } from '#contract/rupees.ts'
import { useContent, useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { longDate } from '#web/shop/day.ts'
import { gramsOf, rupeesADay } from '#web/shop/doses.ts'
import { fill, fillRange } from '#web/shop/fill.ts'
import { perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferPrice } from '#web/ui/OfferText.tsx'
import { partOfPage } from '#web/ui/raw-html.ts'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

type Props = { pack: Pack }

type PriceProps = {
  pack: Pack
  id: string
  /** The class of the figure's size. */
  size: string
  className?: string
  /** What follows the price. */
  children?: ReactNode
}

/** Renders the price of a pack: with the MRP struck through while the offer runs, the MRP alone after it. */
export function PackPrice({ pack, id, size, className = '', children }: PriceProps) {
  const { words } = useTopics<typeof shopTopics>()
  return (
    <p id={id} className={`text-base/[1.2] text-fern ${className}`}>
      <span className={`figure font-medium text-leaf ${size}`}>
        <OfferPrice of={pack} />
      </span>{' '}
      {pack.price < pack.mrp && (
        <s className="ml-0.5 tabular-nums offer-over:hidden">
          <span className="sr-only">{words.shop.price.instead} </span>
          {rupees(pack.mrp)}
        </s>
      )}{' '}
      {children}
    </p>
  )
}

/** Explains the price of the jars in two lines. The one about the offer is hidden after it. */
export function PackCost({ pack }: Props) {
  const { facts, language, words } = useTopics<typeof shopTopics>()
  const { order, price } = words.shop
  const { orderOf, pageHtml } = useShopForm()
  const { jars, lines, cost } = orderOf(pack, true)
  const isOne = lines.every(({ jars = 1 }) => jars === 1)
  const amount = lines.map(({ mrp }) => rupees(mrp)).join(isOne ? ' + ' : ' / ')
  return (
    <>
      <p>{fill(isOne ? price.mrp : order.mrpEach, { amount })}</p>
      <p className={lines.length > 1 ? 'hidden' : ''} {...partOfPage(pageHtml, `unit-${pack.id}`)} />
      {cost.saving > 0 && (
        <p className="w-full font-semibold text-clay offer-over:hidden shop-closed:hidden">
          {jars !== undefined &&
            fill(price.save, { amount: rupees(cost.saving), date: longDate(facts.offer.endsOn, language) })}
        </p>
      )}
      {pack.soldOut && <p className="w-full text-fern">{order.soldOut}</p>}
    </>
  )
}

export function UnitPrice({ pack }: Props) {
  const { words } = useContent()
  const { grams } = pack
  const perGram = <OfferPrice of={pack} text={(amount) => unitPrice(amount, grams)} />
  const perKg = <OfferPrice of={pack} text={(amount) => rupees(Math.round((amount * 1000) / grams))} />
  const { unit, unitKg } = words.shop.price
  return <FilledText text={grams < 1000 ? unit : unitKg} values={{ perGram, perKg }} />
}

/** What a pack costs by weight, and by day one adult who takes the lighter reading of the dose table. */
export function PackCosts({ pack }: Props) {
  const { doses, words } = useContent()
  if (!doses) return null
  const { perDay, range } = words.shop.price
  const eaten = gramsOf(doses.adultsDaily, doses.spoons)
  const aDay = (amount: number, grams: number) => rupees(rupeesADay(amount, pack.grams, grams))
  const values = {
    size: pack.size,
    per100g: <OfferPrice of={pack} text={(amount) => rupees(perHundredGrams(amount, pack.grams))} />,
    perDay: (
      <OfferPrice
        of={pack}
        text={(amount) => fillRange(range, { from: aDay(amount, eaten.from), to: aDay(amount, eaten.to) })}
      />
    ),
  }
  return (
    <p>
      <FilledText text={perDay} values={values} />
    </p>
  )
}
