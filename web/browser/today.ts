import { closed, lotExpiresOn, offer } from 'virtual:shop'
import { endOfDay, isWithin, startOfDay } from '../shop/day.ts'
import { announcedOn } from '../shop/pause.ts'
import { offerRunsAt } from '../shop/price.ts'
import { isOfferOver, OFFER_CHANGE } from './offer-mark.ts'

/** The longest delay that a timer takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Marks the page with `data-offer="over"` while no offer runs, by the visitor's time, as the build has by its own: the HTML
 * has both prices, and the stylesheet shows one. Called before the first paint, and again before an order link is followed.
 */
export function markOfferState(page: Document): void {
  const { dataset } = page.documentElement
  const isOver = !offerRunsAt(new Date(), offer)
  if (isOver === isOfferOver(page)) return
  if (isOver) dataset.offer = 'over'
  else delete dataset.offer
  page.dispatchEvent(new Event(OFFER_CHANGE))
}

/** Whether the shop takes no orders now, by the visitor's time, on the days that its facts name. */
export function isClosedNow(): boolean {
  return closed !== null && isWithin(new Date(), closed.from, closed.to)
}

/**
 * Marks the page with what holds now, when that changes, and whenever the page is shown again: the offer, `data-closing` some
 * days before no orders are taken, `data-closed` while none are, and `data-lot-over` after the date of the newest lot on sale;
 * on the page of an older lot after that lot's date, which is in `data-expires`. The HTML has what is shown in each case. Part
 * of the inline script.
 */
export function followToday(page: Document): void {
  const root = page.documentElement
  const expiresOn = root.dataset.expires ?? lotExpiresOn
  const mark = () => {
    markOfferState(page)
    if (expiresOn) root.toggleAttribute('data-lot-over', new Date() >= endOfDay(expiresOn))
    // What is sold out at build stays so.
    if (!closed) return
    root.toggleAttribute('data-closed', isClosedNow())
    root.toggleAttribute('data-closing', isWithin(new Date(), ...announcedOn(closed)))
  }
  mark()
  const days = [
    [offer.startsOn, offer.endsOn] as const,
    ...(closed ? [announcedOn(closed), [closed.from, closed.to] as const] : []),
    ...(expiresOn ? [[expiresOn, expiresOn] as const] : []),
  ]
  for (const change of days.flatMap(([first, last]) => [startOfDay(first), endOfDay(last)])) {
    const left = change.getTime() - Date.now()
    if (left > 0 && left < MAX_TIMEOUT_MS) setTimeout(mark, left)
  }
  // Timers do not run while a phone sleeps, or while the page is in the back/forward cache.
  page.addEventListener('visibilitychange', mark)
  addEventListener('pageshow', mark)
}
