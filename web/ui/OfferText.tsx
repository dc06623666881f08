import { rupees } from '#contract/rupees.ts'

type Props = { during: string; after: string }

/** Shows one text while the offer runs and another one after it; see `browser/today.ts`. */
export function OfferText({ during, after }: Props) {
  if (during === after) return during
  return (
    <>
      <span className="offer-over:hidden">{during}</span>
      <span className="hidden offer-over:inline">{after}</span>
    </>
  )
}

type PriceProps = {
  of: { readonly price: number; readonly mrp: number }
  /** Writes what is shown of the price. */
  text?: (amount: number) => string
}

/** Shows what something costs: its price while the offer runs, and its MRP after it. */
export function OfferPrice({ of: { price, mrp }, text = rupees }: PriceProps) {
  return <OfferText during={text(price)} after={text(mrp)} />
}
