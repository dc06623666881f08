import { PIN_CODE_KEY } from '../../shop/delivery.ts'
import { fillIn, withReference } from '../../shop/order-message.ts'
import { closest } from '../closest.ts'
import { isOfferOver } from '../offer-mark.ts'
import { siteWords } from '../site-words.ts'
import { readStorage } from '../storage.ts'
import { isClosedNow, markOfferState } from '../today.ts'
import { isSamePress, newReference, onChatPress } from './chat-presses.ts'
import { isTrackingAllowed } from './tracking-switch.ts'

/**
 * Events that precede a tap, a middle click, the Enter key, a long press and a copy of the address; and the click itself,
 * which is all that assistive technology sends. The browser follows the address as it is after the click's listeners.
 */
const EVENTS = ['pointerdown', 'focusin', 'keydown', 'contextmenu', 'click'] as const

/**
 * Writes the address of an order link, marked `data-order`, just before the browser follows it: its message, filled in by
 * `shop/order-message.ts`, and the order's reference, which stays in `data-reference`. A link whose
 * message depends on what was typed has it in `data-message`, also while it is a question. Nothing else writes these
 * addresses. Part of the inline script, so that a tap at the first paint has them. A chat that takes no text stays as it
 * is. Presses of a double tap have the same reference. In a page that does not show yet that the shop has closed, an order
 * asks the question that is beside it.
 */
export function writeOrderLinks(page: Document): void {
  for (const type of EVENTS) {
    page.addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a:is([data-order], [data-message])')
        if (!link) return
        const { dataset } = link
        if (dataset.order !== undefined) dataset.order = isClosedNow() ? 'closed' : ''
        if (!link.search) return
        markOfferState(page)
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

function writeAddress(link: HTMLAnchorElement, offerIsOver: boolean): void {
  const { dataset } = link
  dataset.built ??= new URLSearchParams(link.search).get('text') ?? ''
  if (dataset.order === 'closed') {
    // Hidden until the page is marked; `ui/ChatLink.tsx` puts it there.
    const question = link.nextElementSibling
    if (question instanceof HTMLAnchorElement) link.search = question.search
    return
  }
  const message = dataset.message ?? filledMessage(dataset, offerIsOver)
  const reference = dataset.order === undefined ? undefined : referenceOf(dataset)
  const text = reference ? withReference(message, reference) : message
  link.search = `?text=${encodeURIComponent(text)}`
}

/** The message that the link was built with, at the price of this moment and with the PIN code saved on the device. */
function filledMessage({ built = '', price, mrp }: DOMStringMap, offerIsOver: boolean): string {
  return fillIn(built, {
    prices: offerIsOver && price && mrp ? { price: Number(price), mrp: Number(mrp) } : undefined,
    pinLabel: siteWords().pinCode,
    pin: readStorage('localStorage', PIN_CODE_KEY),
  })
}

/** The order's reference, where tracking is allowed: a new one for every press that is not the second of a double tap. */
function referenceOf(dataset: DOMStringMap): string | undefined {
  if (!isTrackingAllowed()) return undefined
  if (!dataset.reference || (dataset.recordedAt && !isSamePress(dataset.recordedAt))) {
    delete dataset.recordedAt
    dataset.reference = newReference()
  }
  return dataset.reference
}
