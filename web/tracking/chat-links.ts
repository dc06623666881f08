import { FLOATING_PLACEMENT } from '../../worker/contract/tracking.ts'
import { logChatInquiry, trackInteraction, trackOrder, trackProductEvent } from './track.ts'

/**
 * Records clicks on chat links, which have their placement in `data-chat`: an order where the inline script wrote a
 * reference into the link, an inquiry for the floating button, otherwise a `whatsapp_click`, with a product event if the
 * link orders a pack in a chat that takes no text. The links are ordinary: the
 * listener never prevents, delays or replaces the browser's own action (design 5).
 *
 * @param page the document whose clicks are recorded
 */
export function recordChatLinks(page: Document): void {
  const record = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-chat]') : null
    const placement = link?.dataset.chat
    if (!placement) return
    const { order, reference } = link.dataset
    if (placement === FLOATING_PLACEMENT) logChatInquiry()
    else if (order !== undefined && reference) recordOrder(link, placement, reference)
    else recordClick(link, placement)
  }
  page.addEventListener('click', record)
  // A middle click opens the chat too.
  page.addEventListener('auxclick', (event) => {
    if (event.button === 1) record(event)
  })
}

function recordOrder(link: HTMLElement, placement: string, reference: string): void {
  const { pack = null, lot } = link.dataset
  trackOrder({ reference, pack, placement, amount: shownPrice(link) }, lot)
  // The next click makes another order; the inline script writes its reference.
  delete link.dataset.reference
}

function recordClick(link: HTMLElement, placement: string): void {
  const { pack } = link.dataset
  trackInteraction('whatsapp_click', { placement })
  if (!pack) return
  trackProductEvent({
    event_name: 'order_click',
    product_name: pack,
    action_type: 'whatsapp_order',
    conversion_value: shownPrice(link),
  })
}

/** Rupees: the price that the link shows, which is the maximum retail price once the offer is over. */
function shownPrice({ dataset, ownerDocument }: HTMLElement): number | null {
  const shown = ownerDocument.documentElement.dataset.offer === 'over' ? dataset.mrp : dataset.price
  return shown ? Number(shown) : null
}
