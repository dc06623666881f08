import { FLOATING_PLACEMENT } from '#worker/tracking/contract.ts'
import { closest } from '../lib/closest.ts'
import { newReference } from './order-links.ts'
import { logChatInquiry, trackInteraction, trackOrder } from './track.ts'

/**
 * Records clicks on chat links, which have their placement in `data-chat`: an order for the links marked `data-order`, an
 * inquiry for the floating button, otherwise a `whatsapp_click`. The links are ordinary: the listener never prevents,
 * delays or replaces the browser's own action.
 */
export function recordChatLinks(page: Document): void {
  const record = (event: MouseEvent) => {
    const link = closest(event, 'a[data-chat]')
    const placement = link?.dataset.chat
    if (!placement) return
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
      ...{ reference, pack, placement, quantity: Number(jars) },
      amount: total ? Number(total) : shownPrice(link),
      charge: charge ? Number(charge) : null,
    },
    lot,
  )
  // The next click makes another order; the inline script writes its reference.
  delete link.dataset.reference
}

/** Rupees: the price that the link shows, which is the maximum retail price once the offer is over. */
function shownPrice({ dataset, ownerDocument }: HTMLElement): number | null {
  const shown = ownerDocument.documentElement.dataset.offer === 'over' ? dataset.mrp : dataset.price
  return shown ? Number(shown) : null
}
