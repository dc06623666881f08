import type { Inquiry, Interaction, ProductEvent, Subscription } from '../contract/entities.ts'
import type { NewInquiry } from '../contract/inputs/inquiries.ts'
import type { NewInteraction } from '../contract/inputs/interactions.ts'
import type { NewSubscription } from '../contract/inputs/newsletter.ts'
import type { NewProductEvent } from '../contract/inputs/product-events.ts'
import type { VisitSource } from '../contract/inputs/visit-source.ts'
import type { JsonObject } from '../contract/json.ts'
import { newId } from './rules/ids.ts'
import type {
  contactInquiries,
  customerInteractions,
  newsletterSubscriptions,
  productAnalytics,
} from './schema.ts'

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect
export type InteractionRow = typeof customerInteractions.$inferSelect
export type ProductEventRow = typeof productAnalytics.$inferSelect
export type InquiryRow = typeof contactInquiries.$inferSelect

/*
 * From validated input to a row, and from a row to the entity of a response. Ids and times are set here, once a
 * request, so that a retried write is idempotent. `now` is milliseconds UTC.
 */

export function subscriptionRow(
  { user_session: _, page_url: __, visit_source: ___, ...columns }: NewSubscription,
  userAgent: string | null,
  now: number,
): SubscriptionRow {
  const time = iso(now)
  return { id: newId(now), ...columns, user_agent: userAgent, subscribed_at: time, created_at: time }
}

export function interactionRow(input: NewInteraction, now: number): InteractionRow {
  const time = iso(now)
  return { id: newId(now), ...input, timestamp: time, created_at: time }
}

/**
 * Builds the interaction that is stored with a subscription or an inquiry. Without a browser session it gets one of
 * the server's (spec 3).
 */
export function companionRow(
  type: 'newsletter_subscription' | 'whatsapp_click',
  of: { user_session: string | null; page_url: string | null; visit_source: VisitSource },
  additionalData: JsonObject,
  now: number,
): InteractionRow {
  return interactionRow(
    {
      interaction_type: type,
      user_session: of.user_session ?? `server-session-${now}`,
      page_url: of.page_url,
      additional_data: { ...additionalData, ...of.visit_source },
    },
    now,
  )
}

export function productEventRow(input: NewProductEvent, now: number): ProductEventRow {
  const time = iso(now)
  return { id: newId(now), ...input, timestamp: time, created_at: time }
}

export function inquiryRow(
  { page_url: _, visit_source: __, ...columns }: NewInquiry,
  now: number,
): InquiryRow {
  const time = iso(now)
  return { id: newId(now), ...columns, status: 'new', created_at: time, updated_at: time }
}

export function toSubscription({ user_agent: _, created_at: __, ...shown }: SubscriptionRow): Subscription {
  return shown
}

export function toInteraction({ created_at: _, ...shown }: InteractionRow): Interaction {
  return shown
}

export function toProductEvent({ created_at: _, ...shown }: ProductEventRow): ProductEvent {
  return shown
}

export function toInquiry({ user_session: _, ...shown }: InquiryRow): Inquiry {
  return shown
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
