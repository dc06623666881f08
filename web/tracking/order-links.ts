import {
  orderReference,
  REFERENCE_LABEL,
  REFERENCE_RANDOM_BYTES,
  referenceLine,
} from '#contract/order-reference.ts'
import { isTrackingAllowed } from './privacy-control.ts'

/**
 * Events that precede a tap, a middle click, the Enter key, a long press and a copy of the address; and the click itself,
 * which is all that assistive technology sends. The browser follows the address as it is after the click's listeners.
 */
const EVENTS = ['pointerdown', 'focusin', 'keydown', 'contextmenu', 'click'] as const

/** The start of an address, with the line of a reference that an earlier click has used up. */
const START = new RegExp(`^\\?text=(${encodeURIComponent(REFERENCE_LABEL)}.*?%0A)?`)

/**
 * Completes the message of order links, marked `data-order`, just before the browser follows them: the price
 * after the offer's end, and the order's reference in `data-reference`. Part of the inline script, so that a tap at the
 * first paint has both. A link that takes no text stays as it is.
 */
export function completeOrderLinks(page: Document): void {
  for (const type of EVENTS) {
    page.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-order]') : null
        if (link?.search) complete(link, page.documentElement.dataset.offer === 'over')
      },
      { capture: true },
    )
  }
}

export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}

function complete(link: HTMLAnchorElement, offerIsOver: boolean): void {
  const { dataset } = link
  if (offerIsOver && dataset.price && dataset.mrp) {
    link.href = link.href.replace(
      encodeURIComponent(`₹${dataset.price}`),
      encodeURIComponent(`₹${dataset.mrp}`),
    )
  }
  if (dataset.reference || !isTrackingAllowed()) return
  const reference = newReference()
  dataset.reference = reference
  link.search = link.search.replace(START, `?text=${encodeURIComponent(referenceLine(reference))}`)
}
