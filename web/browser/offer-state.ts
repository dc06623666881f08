import { offer } from 'virtual:shop'
import { offerRunsAt } from '../shop/price.ts'

/**
 * Marks the page with `data-offer="over"` when no offer runs: the HTML holds both prices, and the stylesheet shows one.
 * Part of the inline script, so that no price changes once it is painted.
 *
 * @param now the visitor's time
 */
export function markOfferState({ documentElement }: Document, now: Date): void {
  if (!offerRunsAt(now, offer)) documentElement.dataset.offer = 'over'
}
