import { FLOATING_PLACEMENT } from '#worker/tracking/contract.ts'
import { closest } from '../closest.ts'
import { isSamePress, newReference } from './order-links.ts'
import { logChatInquiry, trackInteraction, trackOrder } from './track.ts'

/**
 * Records clicks on chat links, which have their placement in `data-chat`: an order for the links marked `data-order`, an
 * inquiry for the floating button, otherwise a `whatsapp_click`. A double tap is recorded once. The links are ordinary: the
 * listener never prevents, delays or replaces the browser's own action.
 */
export function recordChatLinks(page: Document): void {
  const record = (event: MouseEvent) => {
    const link = closest(event, 'a[data-chat]')
    const placement = link?.dataset.chat
    if (!placement || isRecorded(link)) return
    link.dataset.recordedAt = String(Date.now())
    if (placement === FLOATING_PLACEMENT) logChatInquiry()
    else if (link.dataset.order !== undefined) recordOrder(link, placement)
    else trackInteraction('whatsapp_click', { placement })
  }
  page.addEventListener('click', record)
  // A middle click opens the chat too.
  page.addEventListener('auxclick', (event) => {
    if (event.button === 1) record(event)
  })
}

/** A chat that takes no text shows no reference; its order is counted, and marked from the list of open orders. */
function recordOrder(link: HTMLElement, placement: string): void {
  const { pack = null, lot, reference = newReference(), jars = 1, total, charge } = link.dataset
  trackOrder(
    {
      reference,
      pack,
      placement,
      quantity: Number(jars),
      amount: total ? Number(total) : readShownPrice(link),
      charge: charge ? Number(charge) : null,
    },
    lot,
  )
}

/** Whether this press is the second one of a double tap. An order that is another one has got another reference. */
function isRecorded(link: HTMLElement): boolean {
  const { recordedAt, reference } = link.dataset
  return recordedAt !== undefined && (reference !== undefined || isSamePress(recordedAt))
}

/** Rupees: the price that the link shows, which is the maximum retail price once the offer is over. */
function readShownPrice({ dataset, ownerDocument }: HTMLElement): number | null {
  const shown = ownerDocument.documentElement.dataset.offer === 'over' ? dataset.mrp : dataset.price
  return shown ? Number(shown) : null
}
