import {
  orderReference,
  REFERENCE_LABEL,
  REFERENCE_RANDOM_BYTES,
  referenceLine,
} from '#worker/orders/contract.ts'
import { PIN_CODE_KEY } from '../domain/delivery.ts'
import { rupees } from '../domain/rupees.ts'
import { closest } from '../lib/closest.ts'
import { siteWords } from '../lib/site-words.ts'
import { readStorage } from '../lib/storage.ts'
import { isTrackingAllowed } from './tracking-switch.ts'

/**
 * Events that precede a tap, a middle click, the Enter key, a long press and a copy of the address; and the click itself,
 * which is all that assistive technology sends. The browser follows the address as it is after the click's listeners.
 */
const EVENTS = ['pointerdown', 'focusin', 'keydown', 'contextmenu', 'click'] as const

/** The start of an address, with the line of a reference that an earlier click has used up. */
const START = new RegExp(`^\\?text=(${encodeURIComponent(REFERENCE_LABEL)}.*?%0A)?`)

/**
 * Completes the message of order links, marked `data-order`, just before the browser follows them: the price after the
 * offer's end, the visitor's PIN code, and the order's reference in `data-reference`. Part of the inline script, so that
 * a tap at the first paint has them. A link that takes no text stays as it is.
 */
export function completeOrderLinks(page: Document): void {
  for (const type of EVENTS) {
    page.addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a[data-order]')
        if (link?.search) complete(link, page.documentElement.dataset.offer === 'over')
      },
      { capture: true },
    )
  }
}

/** Makes a random reference for an order. */
export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}

function complete(link: HTMLAnchorElement, offerIsOver: boolean): void {
  const { dataset } = link
  // With a total it has been written by the order bar, at the price of this moment.
  if (offerIsOver && dataset.price && dataset.mrp && !dataset.total) {
    link.href = link.href.replaceAll(printed(dataset.price), printed(dataset.mrp))
  }
  fillPinCode(link, siteWords().pinCode)
  if (dataset.reference || !isTrackingAllowed()) return
  const reference = newReference()
  dataset.reference = reference
  link.search = link.search.replace(START, `?text=${encodeURIComponent(referenceLine(reference))}`)
}

function printed(price: string): string {
  return encodeURIComponent(rupees(Number(price)))
}

/** Writes the PIN code that the device has kept after its label in the message, or takes away one that was removed. */
function fillPinCode(link: HTMLAnchorElement, label: string): void {
  const pin = readStorage('localStorage', PIN_CODE_KEY)
  const start = encodeURIComponent(label)
  link.search = link.search.replace(
    new RegExp(`${start}(%20\\d{6})?(?=%0A|$)`),
    pin ? `${start}%20${pin}` : start,
  )
}
