type Props = { during: string; after: string }

/** Shows one text while the offer runs and another one after it; see `browser/offer-state.ts`. */
export function OfferText({ during, after }: Props) {
  if (during === after) return during
  return (
    <>
      <span className="offer-over:hidden">{during}</span>
      <span className="hidden offer-over:inline">{after}</span>
    </>
  )
}
