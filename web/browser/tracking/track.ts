import type { InquiryInput } from '#worker/inquiries/contract.ts'
import type { OrderInput } from '#worker/orders/contract.ts'
import { BATCH_VIEW, OWNER_DEVICE_HEADER } from '#worker/tracking/constants.ts'
import type { InteractionInput } from '#worker/tracking/contract.ts'
import { isOwnerDevice } from './owner-device.ts'
import { visit, visitSource } from './session.ts'
import { isTrackingAllowed } from './tracking-switch.ts'

/**
 * Records an interaction, unless the visitor is not tracked. Fire-and-forget: it returns at once, and a
 * failure is only logged.
 */
export function trackInteraction(
  type: string,
  additionalData: NonNullable<InteractionInput['additional_data']> = {},
): void {
  send<InteractionInput>('/api/interactions', () => ({
    interaction_type: type,
    ...visit(),
    additional_data: { ...visitSource(), ...additionalData },
  }))
}

/** Records that a jar's code, or another link from outside, led to a batch's page; with the lot and nothing else. */
export function trackBatchView(lot: string): void {
  send<InteractionInput>('/api/interactions', () => ({
    interaction_type: BATCH_VIEW,
    ...visit(),
    additional_data: { lot },
  }))
}

/**
 * Records an order; the Worker adds its `whatsapp_click` and product event. Fire-and-forget, like `trackInteraction`.
 *
 * @param lot of the batch page that the order was made on
 */
export function trackOrder(
  order: Pick<OrderInput, 'reference' | 'pack' | 'placement' | 'quantity' | 'amount' | 'charge' | 'others'>,
  lot?: string,
): void {
  send<OrderInput>('/api/orders', () => ({
    ...order,
    ...visit(),
    visit_source: { ...visitSource(), ...(lot && { lot }) },
  }))
}

/** Records an inquiry; the Worker adds the `whatsapp_click`. Fire-and-forget, like `trackInteraction`. */
export function logChatInquiry(): void {
  send<InquiryInput>('/api/contact-inquiries', () => ({
    inquiry_type: 'whatsapp',
    ...visit(),
    visit_source: visitSource(),
  }))
}

function send<Body>(path: string, body: () => Body): void {
  if (!isTrackingAllowed()) return
  const reportFailure = () => console.info(`Not recorded: ${path}`)
  try {
    // keepalive outlives the page, as a beacon does, but reports a failure.
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(isOwnerDevice() && { [OWNER_DEVICE_HEADER]: '1' }) },
      body: JSON.stringify(body()),
      keepalive: true,
    }).then((response) => response.ok || reportFailure(), reportFailure)
  } catch {
    reportFailure()
  }
}
