import { slug } from 'virtual:shop'
import { oncePerSession, saveInSession } from '../storage.ts'
import { noteJarCode, sessionId } from './session.ts'
import { trackBatchView, trackInteraction } from './track.ts'
import { isTrackingAllowed } from './tracking-switch.ts'

/**
 * The pack selector; its radios have the ids of the packs as values, and are described by their prices. Where there
 * is one pack, a hidden field replaces the radio.
 */
const PACK_SELECTOR = '[data-pack-selector]'

/** How long the price has to be in sight to count as seen, in ms. */
const SEEN_MS = 500

/** Records `pricing_view` when the price has been in sight, and whenever the other pack is chosen. */
export function recordPricingViews(page: Document): void {
  observePrice(page)
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(`${PACK_SELECTOR} [type="radio"]`))
      recordPrice(target)
  })
}

/**
 * Records `pricing_view` once, when the price of the chosen pack has been in sight, all of it, for half a second. The
 * price is observed and not the selector, which is higher than a screen in landscape.
 */
function observePrice(page: Document): void {
  const chosen = page.querySelector<HTMLInputElement>(`${PACK_SELECTOR} input:is(:checked, [type='hidden'])`)
  const price = page.getElementById(chosen?.getAttribute('aria-describedby') ?? '')
  if (!chosen || !price) return
  let timer = 0
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = window.setTimeout(() => {
        observer.disconnect()
        // A choice within the half second has recorded its own view.
        if (chosen.checked || chosen.type === 'hidden') recordPrice(chosen)
      }, SEEN_MS)
    },
    { threshold: 1 },
  )
  observer.observe(price)
}

const SEEN_KEY = `${slug}_price_seen`

/** The first price of a visit counts it as one that has seen a price; each later one is marked `again`. */
function recordPrice({ value }: HTMLInputElement): void {
  if (!isTrackingAllowed()) return
  const isAgain = oncePerSession(SEEN_KEY, () => '') === sessionId()
  saveInSession(SEEN_KEY, sessionId())
  trackInteraction('pricing_view', { placement: 'shop', pack: value, ...(isAgain && { again: true }) })
}

const RECORDED_KEY = `${slug}_batch_view`

/**
 * Records `batch_view` when a visit from outside the site, such as the scan of a jar's code, begins at a batch's page:
 * once a browser session, with the lot of its `data-lot` alone, which may become the source of the visit. To be called once
 * a page load.
 */
export function recordBatchView(page: Document): void {
  const lot = page.querySelector<HTMLElement>('article[data-lot]')?.dataset.lot
  if (!lot || !isTrackingAllowed() || !isFromOutside(page)) return
  noteJarCode(lot)
  oncePerSession(RECORDED_KEY, () => {
    trackBatchView(lot)
    return '1'
  })
}

/** A camera or a messenger names no referrer. */
function isFromOutside({ referrer }: Document): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && 'type' in entry && entry.type !== 'navigate') return false
  return referrer === '' || new URL(referrer).host !== location.host
}
