import { rupees } from '#contract/rupees.ts'
import { useContent } from '#web/model/context.ts'
import { givenDoses, gramsOf, rupeesADay } from '#web/shop/doses.ts'
import { fillRange } from '#web/shop/fill.ts'
import { type Pack, perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { OfferText } from '#web/ui/OfferText.tsx'

type Props = { pack: Pack }

/** The unit sale price. */
export function UnitPrice({ pack }: Props) {
  const { shop } = useContent()
  const { grams } = pack
  const perGram = <ByOffer pack={pack} text={(amount) => unitPrice(amount, grams)} />
  const perKg = <ByOffer pack={pack} text={(amount) => rupees(Math.round((amount * 1000) / grams))} />
  const { unit, unitKg } = shop.price
  return <FilledText text={grams < 1000 ? unit : unitKg} values={{ perGram, perKg }} />
}

/** What a pack costs by weight, and by day one adult who takes the lighter reading of the dose table. */
export function PackCosts({ pack }: Props) {
  const content = useContent()
  const doses = givenDoses(content)
  if (!doses) return null
  const { perDay, range } = content.shop.price
  const eaten = gramsOf(doses.adultsDaily, doses.spoons)
  const aDay = (amount: number, grams: number) => rupees(rupeesADay(amount, pack.grams, grams))
  const values = {
    size: pack.size,
    per100g: <ByOffer pack={pack} text={(amount) => rupees(perHundredGrams(amount, pack.grams))} />,
    perDay: (
      <ByOffer
        pack={pack}
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

/** A text by the price: while the offer runs, and after it. */
function ByOffer({ pack: { mrp, price }, text }: Props & { text: (amount: number) => string }) {
  return <OfferText during={text(price)} after={text(mrp)} />
}
