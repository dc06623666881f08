import { FLOATING_PLACEMENT } from '#worker/tracking/constants.ts'
import { isOfferOver } from '../offer-mark.ts'
import { isSamePress, newReference, onChatPress } from './chat-presses.ts'
import { logChatInquiry, trackInteraction, trackOrder } from './track.ts'

/**
 * Records clicks on chat links, which have their placement in `data-chat`: an inquiry for the floating button, an order for a
 * link whose `data-order` is there and empty, otherwise a `whatsapp_click`. A double tap is recorded once, and so is a press
 * before this script has run. The listener never prevents, delays or replaces the browser's own action.
 */
export function recordChatClicks(page: Document): void {
  for (const link of page.querySelectorAll<HTMLElement>('a[data-pressed]')) record(link)
  onChatPress(page, record)
}

function record(link: HTMLElement): void {
  const { chat: placement = '', order } = link.dataset
  if (isRecorded(link)) return
  link.dataset.recordedAt = String(Date.now())
  if (placement === FLOATING_PLACEMENT) logChatInquiry()
  else if (order === '') recordOrder(link, placement)
  else trackInteraction('whatsapp_click', { placement })
}

/** A chat that takes no text shows no reference; its order is counted, and marked from the list of open orders. */
function recordOrder(link: HTMLElement, placement: string): void {
  const { pack = null, lot, reference = newReference(), jars = 1, others, total, charge } = link.dataset
  trackOrder(
    {
      reference,
      pack,
      placement,
      quantity: Number(jars),
      others: others && JSON.parse(others),
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
  const shown = isOfferOver(ownerDocument) ? dataset.mrp : dataset.price
  return shown ? Number(shown) : null
}
