import { trackInteraction } from './track.ts'

/** The pack selector; its radios carry the ids of the packs. */
const PACK_SELECTOR = '[data-pack-selector]'

/** The share of the selector that must be in sight for its prices to count as seen (design 5). */
const HALF = 0.5

/**
 * Records `pricing_view` once a page view, when half of the pack selector is in sight, and again whenever the other
 * pack is chosen. It listens to the page as a whole, so the selector needs no hydration.
 *
 * @param page the document whose selectors are watched, those that a later view brings included
 */
export function recordPricingViews(page: Document): void {
  if ('IntersectionObserver' in window) recordWhenInSight(page)

  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(PACK_SELECTOR)) record(target)
  })
}

function recordWhenInSight(page: Document): void {
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        inSight.unobserve(target)
        record(target.querySelector<HTMLInputElement>('input:checked'))
      }
    },
    { threshold: HALF },
  )
  let watched: Element | null = null
  const watch = () => {
    const shown = page.querySelector(PACK_SELECTOR)
    if (shown === watched) return
    if (watched) inSight.unobserve(watched)
    if (shown) inSight.observe(shown)
    watched = shown
  }
  watch()
  // A view switch replaces what stands directly below the root.
  const root = page.getElementById('root')
  if (root) new MutationObserver(watch).observe(root, { childList: true })
}

function record(chosen: HTMLInputElement | null): void {
  if (chosen) trackInteraction('pricing_view', { placement: 'shop', pack: chosen.value })
}
