/** Dispatched on the document, at once, when the offer begins or ends while the page is open. */
export const OFFER_CHANGE = 'offerchange'

/** Whether the page shows the maximum retail prices, since no offer runs; `today.ts` marks it. */
export function isOfferOver({ documentElement }: Document): boolean {
  return documentElement.dataset.offer === 'over'
}
