import { FLOATING_PLACEMENT } from '../../worker/contract/tracking.ts'
import { brand } from '../content/brand.ts'
import { packs } from '../content/packs.ts'
import { logChatInquiry, trackInteraction, trackProductEvent } from './track.ts'

/**
 * Records clicks on chat links, which carry their placement in `data-chat`, and in `data-pack` the pack that they
 * order. The links themselves are ordinary: the listener never stops, delays or replaces what the browser does with
 * them (design 5), and it works before and without hydration.
 *
 * @param page the document whose clicks are heard
 */
export function recordChatLinks(page: Document): void {
  const heard = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-chat]') : null
    const placement = link?.dataset.chat
    if (!placement) return
    if (placement === FLOATING_PLACEMENT) logChatInquiry()
    else trackInteraction('whatsapp_click', { placement })
    recordOrder(link.dataset.pack)
  }
  page.addEventListener('click', heard)
  // A middle click opens the chat too.
  page.addEventListener('auxclick', (event) => {
    if (event.button === 1) heard(event)
  })
}

function recordOrder(packId: string | undefined): void {
  const pack = packs.find(({ id }) => id === packId)
  if (!pack) return
  trackProductEvent({
    event_name: 'order_click',
    product_name: `${brand.name} ${brand.product} ${pack.size}`,
    action_type: 'whatsapp_order',
    conversion_value: pack.price,
  })
}
