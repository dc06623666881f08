import {
  orderReference,
  REFERENCE_LABEL,
  REFERENCE_RANDOM_BYTES,
  referenceLine,
} from '#worker/orders/contract.ts'
import { PIN_CODE_KEY } from '../../shop/delivery.ts'
import { rupees } from '../../shop/rupees.ts'
import { closest } from '../closest.ts'
import { siteWords } from '../site-words.ts'
import { readStorage } from '../storage.ts'
import { isTrackingAllowed } from './tracking-switch.ts'

/**
 * Events that precede a tap, a middle click, the Enter key, a long press and a copy of the address; and the click itself,
 * which is all that assistive technology sends. The browser follows the address as it is after the click's listeners.
 */
const EVENTS = ['pointerdown', 'focusin', 'keydown', 'contextmenu', 'click'] as const

/** Presses on a link that follow each other so soon, in ms, are one: a double tap. */
const SAME_PRESS_MS = 1000

/**
 * Completes the message of order links, marked `data-order`, just before the browser follows them: the price after the
 * offer's end, the visitor's PIN code, and the order's reference in `data-reference`. Part of the inline script, so that
 * a tap at the first paint has them. A link that takes no text stays as it is. Presses of a double tap have the same
 * reference.
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

/** Whether a press belongs to the one that was recorded at this time, which the link has in `data-recorded-at`. */
export function isSamePress(recordedAt: string): boolean {
  return Date.now() - Number(recordedAt) < SAME_PRESS_MS
}

/** Makes a random reference for an order. */
export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}

function complete(link: HTMLAnchorElement, offerIsOver: boolean): void {
  const { dataset } = link
  const before = new URLSearchParams(link.search).get('text')
  const { price, mrp, total } = dataset
  // With a total it has been written by the order bar, at the price of this moment.
  const isPast = offerIsOver && price && mrp && !total
  const priced = isPast ? replacePrice(before ?? '', Number(price), Number(mrp)) : (before ?? '')
  let text = writePinCode(priced, siteWords().pinCode)
  const isNeeded = !dataset.reference || (dataset.recordedAt && !isSamePress(dataset.recordedAt))
  if (isNeeded && isTrackingAllowed()) {
    delete dataset.recordedAt
    dataset.reference = newReference()
    // Removes a reference that an earlier click has used.
    const rest = text.startsWith(REFERENCE_LABEL) ? text.slice(text.indexOf('\n') + 1) : text
    text = referenceLine(dataset.reference) + rest
  }
  if (before !== null && text !== before) link.search = `?text=${encodeURIComponent(text)}`
}

function replacePrice(text: string, price: number, mrp: number): string {
  return text.replace(/₹\d+(,\d+)*/g, (amount) => (amount === rupees(price) ? rupees(mrp) : amount))
}

/** Writes the PIN code saved on the device after its label in the message, or removes one that was removed there. */
function writePinCode(text: string, label: string): string {
  const pin = readStorage('localStorage', PIN_CODE_KEY)
  return text
    .split('\n')
    .map((line) => {
      const asked = line.replace(/ \d{6}$/, '')
      if (!asked.endsWith(label)) return line
      return pin ? `${asked} ${pin}` : asked
    })
    .join('\n')
}
