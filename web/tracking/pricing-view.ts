import { trackInteraction } from './track.ts'

/** The pack selector; its radios have the ids of the packs as values, and are described by their prices. */
const PACK_SELECTOR = '[data-pack-selector]'

/** How long the price has to be in sight to count as seen, in ms. */
const SEEN_MS = 500

/** Records `pricing_view` when the price has been in sight, and whenever the other pack is chosen. */
export function recordPricingViews(page: Document): void {
  observePrice(page)
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(`${PACK_SELECTOR} [type="radio"]`))
      record(target)
  })
}

/**
 * Records `pricing_view` once, when the price of the chosen pack has been in sight, all of it, for half a second. The
 * price is observed and not the selector, which is higher than a screen in landscape.
 */
function observePrice(page: Document): void {
  const chosen = page.querySelector<HTMLInputElement>(`${PACK_SELECTOR} input:checked`)
  const price = page.getElementById(chosen?.getAttribute('aria-describedby') ?? '')
  if (!chosen || !price) return
  let timer = 0
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = window.setTimeout(() => {
        observer.disconnect()
        // Another choice within the half second has been recorded by itself.
        if (chosen.checked) record(chosen)
      }, SEEN_MS)
    },
    { threshold: 1 },
  )
  observer.observe(price)
}

function record({ value }: HTMLInputElement): void {
  trackInteraction('pricing_view', { placement: 'shop', pack: value })
}
