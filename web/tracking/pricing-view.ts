import { trackInteraction } from './track.ts'

/** The pack selector; its radios have the ids of the packs as values. */
const PACK_SELECTOR = '[data-pack-selector]'

/** The share of the selector that must be visible for its prices to count as seen. */
const VISIBLE_SHARE = 0.5

/**
 * Records `pricing_view` once, when half of the pack selector is visible.
 *
 * @returns stops observing, to be called before the view is replaced
 */
export function observePricing(page: Document): () => void {
  const selector = page.querySelector(PACK_SELECTOR)
  if (!selector) return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      record(selector.querySelector<HTMLInputElement>('input:checked'))
    },
    { threshold: VISIBLE_SHARE },
  )
  observer.observe(selector)
  return () => observer.disconnect()
}

/** Records `pricing_view` whenever the other pack is chosen. */
export function recordPackChoices(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(PACK_SELECTOR)) record(target)
  })
}

function record(chosen: HTMLInputElement | null): void {
  if (chosen) trackInteraction('pricing_view', { placement: 'shop', pack: chosen.value })
}
