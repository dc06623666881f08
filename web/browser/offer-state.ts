import { offer } from 'virtual:shop'
import { endOfDay, startOfDay } from '../shop/day.ts'
import { offerRunsAt } from '../shop/price.ts'
import { isOfferOver, OFFER_CHANGE } from './offer-mark.ts'

/** The longest delay that a timer takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Marks the page with `data-offer="over"` while no offer runs, by the visitor's time: the HTML has both prices, and the
 * stylesheet shows one. Called before the first paint, and again before an order link is followed.
 */
export function markOfferState(page: Document): void {
  const { dataset } = page.documentElement
  const isOver = !offerRunsAt(new Date(), offer)
  if (isOver === isOfferOver(page)) return
  if (isOver) dataset.offer = 'over'
  else delete dataset.offer
  page.dispatchEvent(new Event(OFFER_CHANGE))
}

/** Marks the page now, when the offer begins or ends, and whenever the page is shown again. Part of the inline script. */
export function followOffer(page: Document): void {
  const mark = () => markOfferState(page)
  mark()
  for (const change of [startOfDay(offer.startsOn), endOfDay(offer.endsOn)]) {
    const left = change.getTime() - Date.now()
    if (left > 0 && left < MAX_TIMEOUT_MS) setTimeout(mark, left)
  }
  // Timers do not run while a phone sleeps, or while the page is in the back/forward cache.
  page.addEventListener('visibilitychange', mark)
  addEventListener('pageshow', mark)
}
