import { type ViewName, viewAt } from '../views.ts'
import { doWithout, EARLY, whatIsMeant } from './early.ts'
import { loadView } from './load-view.ts'
import { whenIdle } from './when-idle.ts'

let alive: Promise<void> | undefined

/**
 * Brings the page alive: fetches React and the view's code, and hydrates. Safe to call often.
 *
 * @returns settles once the view answers to a visitor
 * @throws where its code can't be fetched
 */
export function hydrate(): Promise<void> {
  alive ??= Promise.all([import('../hydrate-app.tsx'), loadView(viewAt(location.pathname).name)]).then(
    ([{ hydrateApp }]) => hydrateApp(),
  )
  // A network that fails now may work at the next touch.
  alive.catch(() => {
    alive = undefined
  })
  return alive
}

/** The view in which something happens by itself: the owner's numbers come. */
const BUSY_VIEW: ViewName = 'admin'

/**
 * Brings the page alive at the first touch or scroll, or, where something happens by itself, once it is painted and
 * the device has nothing better to do. The page is complete without it, so its code does not compete with what a
 * visitor sees first.
 *
 * @param page the document to bring alive
 */
export function hydrateLate(page: Document): void {
  const start = keepEarly(page, hydrate)
  // A page that came as HTML knows neither what its address asks for nor how far it was scrolled when it was left.
  const asked = location.search !== '' || scrollY > 0
  if (asked || viewAt(location.pathname).name === BUSY_VIEW) whenIdle(page, start)
  else page.addEventListener('scroll', start, { once: true, passive: true })
}

/**
 * Brings a part of the page alive at the first touch of it. What a visitor does there meanwhile is kept and done when
 * the part is alive: a button's click, and a form's sending. Where the code can't be had, what can be done without it is
 * done, and of anything else is said that it failed.
 *
 * @param part what is touched
 * @param bringAlive settles once the part answers to a visitor; called anew at each touch until it does
 * @returns brings it alive without a touch
 */
export function keepEarly(part: Document | HTMLElement, bringAlive: () => Promise<unknown>): () => void {
  const start = (then?: () => void, otherwise = () => {}) => {
    bringAlive().then(() => {
      for (const kind of EARLY) document.removeEventListener(kind, keep, { capture: true })
      then?.()
    }, otherwise)
  }
  const keep = (event: Event) => {
    if (!part.contains(event.target as Node)) return
    const meant = isStill(event) ? undefined : whatIsMeant(event)
    if (meant) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    start(meant, meant && (() => doWithout(event.target as Element)))
  }
  // On the document: React stops what is meant for a part that it has not hydrated.
  for (const kind of EARLY) document.addEventListener(kind, keep, { capture: true })
  return () => start()
}

/** Buttons of parts that never hydrate have their listeners already; see ui/Still.tsx. */
function isStill({ target }: Event): boolean {
  return target instanceof Element && Boolean(target.closest('button')?.closest('[data-still]'))
}
