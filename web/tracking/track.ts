import type { InquiryInput } from '../../worker/contract/inputs/inquiries.ts'
import type { InteractionInput } from '../../worker/contract/inputs/interactions.ts'
import type { ProductEventInput } from '../../worker/contract/inputs/product-events.ts'
import { OWNER_DEVICE_HEADER, WEB_VITALS } from '../../worker/contract/tracking.ts'
import type { Vitals } from '../../worker/contract/vitals.ts'
import { isOwnerDevice } from './owner-device.ts'
import { asksForPrivacy } from './privacy-control.ts'
import { sessionId } from './session-id.ts'
import { visitSource } from './visit-source.ts'

/**
 * Records what a visitor did, if they allow it. Returns at once: nothing that a visitor does waits for it, and a
 * failure is only logged (spec 8). With Global Privacy Control on nothing is sent, or found out (design 5).
 */
export function trackInteraction(
  type: string,
  additionalData: NonNullable<InteractionInput['additional_data']> = {},
): void {
  send('/api/interactions', () => {
    const body: InteractionInput = {
      interaction_type: type,
      ...visit(),
      additional_data: { ...visitSource(), ...additionalData },
    }
    return body
  })
}

/** Records how fast a page view was: its numbers and nothing else. Promises as `trackInteraction`. */
export function trackSpeed(vitals: Vitals): void {
  send('/api/interactions', () => ({ interaction_type: WEB_VITALS, ...visit(), additional_data: vitals }))
}

/** Records an event in the life of an order, with its value in rupees. Promises as `trackInteraction`. */
export function trackProductEvent(event: Omit<ProductEventInput, 'user_session'>): void {
  send('/api/product-analytics', () => {
    const body: ProductEventInput = { ...event, user_session: sessionId() }
    return body
  })
}

/** Logs that a visitor opens a chat to ask; the Worker adds the `whatsapp_click`. Promises as `trackInteraction`. */
export function logChatInquiry(): void {
  send('/api/contact-inquiries', () => {
    const body: InquiryInput = { inquiry_type: 'whatsapp', ...visit(), visit_source: visitSource() }
    return body
  })
}

function visit() {
  return { user_session: sessionId(), page_url: location.origin + location.pathname }
}

function send(path: string, body: () => object): void {
  if (asksForPrivacy()) return
  const failed = () => console.info(`Not recorded: ${path}`)
  try {
    // keepalive outlives the page, as a beacon does, but tells when it failed.
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(isOwnerDevice() && { [OWNER_DEVICE_HEADER]: '1' }) },
      body: JSON.stringify(body()),
      keepalive: true,
    }).then((response) => response.ok || failed(), failed)
  } catch {
    failed()
  }
}
