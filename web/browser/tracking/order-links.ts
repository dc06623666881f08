import { rupees } from '#contract/rupees.ts'
import { orderReference, REFERENCE_RANDOM_BYTES, referenceLine } from '#worker/orders/contract.ts'
import { PIN_CODE_KEY } from '../../shop/delivery.ts'
import { closest } from '../closest.ts'
import { isOfferOver } from '../offer-mark.ts'
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
 * Writes the address of an order link, marked `data-order`, just before the browser follows it: its message, the price
 * of this moment, the visitor's PIN code, and the order's reference, which stays in `data-reference`. A link whose
 * message depends on what was typed has it in `data-message`, also while it is a question. Nothing else writes these
 * addresses. Part of the inline script, so that a tap at the first paint has them. A chat that takes no text stays as it
 * is. Presses of a double tap have the same reference.
 *
 * @param markOffer marks the page by whether the offer runs now: the entry script imports this file, but not prices
 */
export function writeOrderLinks(page: Document, markOffer: (page: Document) => void): void {
  for (const type of EVENTS) {
    page.addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a:is([data-order], [data-message])')
        if (!link?.search) return
        markOffer(page)
        writeAddress(link, isOfferOver(page))
      },
      { capture: true },
    )
  }
}

/**
 * Marks each chat link that is pressed, `data-pressed`, so that a press before the entry script has run is recorded by it.
 * Part of the inline script.
 */
export function markPressedLinks(page: Document): void {
  onChatPress(page, (link) => {
    link.dataset.pressed = ''
  })
}

/** Calls back, before other listeners, with each chat link that is clicked; a middle click opens the chat too. */
export function onChatPress(page: Document, act: (link: HTMLElement) => void): void {
  for (const type of ['click', 'auxclick'] as const)
    page.addEventListener(
      type,
      (event) => {
        const link = closest(event, 'a[data-chat]')
        if (link && (type === 'click' || event.button === 1)) act(link)
      },
      { capture: true },
    )
}

/** Whether a press belongs to the one that was recorded at this time, which the link has in `data-recorded-at`. */
export function isSamePress(recordedAt: string): boolean {
  return Date.now() - Number(recordedAt) < SAME_PRESS_MS
}

/** Makes a random reference for an order. */
export function newReference(): string {
  return orderReference(crypto.getRandomValues(new Uint8Array(REFERENCE_RANDOM_BYTES)))
}

function writeAddress(link: HTMLAnchorElement, offerIsOver: boolean): void {
  const { dataset } = link
  dataset.built ??= new URLSearchParams(link.search).get('text') ?? ''
  const message = dataset.message ?? builtMessage(dataset, offerIsOver)
  const text = dataset.order === undefined ? message : referenceOf(dataset) + message
  link.search = `?text=${encodeURIComponent(text)}`
}

/** The message that the link was built with, at the price of this moment and with the PIN code. */
function builtMessage({ built = '', price, mrp }: DOMStringMap, offerIsOver: boolean): string {
  const priced = offerIsOver && price && mrp ? replacePrice(built, Number(price), Number(mrp)) : built
  return writePinCode(priced, siteWords().pinCode)
}

/** The line with the order's reference: a new one for every press that is not the second of a double tap. */
function referenceOf(dataset: DOMStringMap): string {
  if (!isTrackingAllowed()) return ''
  if (!dataset.reference || (dataset.recordedAt && !isSamePress(dataset.recordedAt))) {
    delete dataset.recordedAt
    dataset.reference = newReference()
  }
  return referenceLine(dataset.reference)
}

function replacePrice(text: string, price: number, mrp: number): string {
  return text.replace(/₹\d+(,\d+)*/g, (amount) => (amount === rupees(price) ? rupees(mrp) : amount))
}

/** Writes the PIN code saved on the device after its label in the message. */
function writePinCode(text: string, label: string): string {
  const pin = readStorage('localStorage', PIN_CODE_KEY)
  const write = (line: string) => (pin && line.endsWith(label) ? `${line} ${pin}` : line)
  return text.split('\n').map(write).join('\n')
}
