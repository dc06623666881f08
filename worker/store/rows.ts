import type { Inquiry, Interaction, JsonObject, ProductEvent, Subscriber, Subscription } from '../contract.ts'
import type { NewInquiry, NewInteraction, NewProductEvent, NewSubscription, VisitSource } from '../schemas.ts'
import { newId } from './ids.ts'
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

/** Paise of a rupee. */
export const PAISE = 100

/*
 * From what a visitor sent to a row, and from a row to what an answer shows. Ids and times are made here, once a
 * request, so that a write that is tried again is the same write.
 */

export function subscriptionRow(
  input: NewSubscription,
  userAgent: string | null,
  now: number,
): SubscriptionRow {
  return {
    id: newId(now),
    email: input.email,
    subscribed_at: now,
    source_page: input.source_page,
    user_agent: userAgent,
    created_at: now,
  }
}

export function interactionRow(input: NewInteraction, now: number): InteractionRow {
  return {
    id: newId(now),
    interaction_type: input.interaction_type,
    timestamp: now,
    user_session: input.user_session,
    page_url: input.page_url ?? null,
    additional_data: input.additional_data ? JSON.stringify(input.additional_data) : null,
    created_at: now,
  }
}

/**
 * The interaction that goes with a subscription or an inquiry. Without a browser's session it gets a server's
 * (spec 3).
 */
export function companionRow(
  type: 'newsletter_subscription' | 'whatsapp_click',
  of: {
    user_session?: string | undefined
    page_url?: string | undefined
    visit_source?: VisitSource | undefined
  },
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
  return {
    id: newId(now),
    event_name: input.event_name,
    product_name: input.product_name,
    action_type: input.action_type,
    timestamp: now,
    user_session: input.user_session,
    conversion_value:
      input.conversion_value === undefined ? null : Math.round(input.conversion_value * PAISE),
    created_at: now,
  }
}

export function inquiryRow(input: NewInquiry, now: number): InquiryRow {
  return {
    id: newId(now),
    name: input.name ?? null,
    email: input.email ?? null,
    phone: input.phone ?? null,
    message: input.message ?? null,
    inquiry_type: input.inquiry_type,
    created_at: now,
    status: 'new',
    updated_at: now,
    user_session: input.user_session ?? null,
  }
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    email: row.email,
    source_page: row.source_page,
    subscribed_at: iso(row.subscribed_at),
  }
}

export function toSubscriber(row: SubscriptionRow): Subscriber {
  return { ...toSubscription(row), user_agent: row.user_agent, created_at: iso(row.created_at) }
}

export function toInteraction(row: InteractionRow): Interaction {
  return {
    id: row.id,
    interaction_type: row.interaction_type,
    timestamp: iso(row.timestamp),
    user_session: row.user_session,
    page_url: row.page_url,
    additional_data: row.additional_data === null ? null : JSON.parse(row.additional_data),
  }
}

export function toProductEvent(row: ProductEventRow): ProductEvent {
  return {
    id: row.id,
    event_name: row.event_name,
    product_name: row.product_name,
    action_type: row.action_type,
    timestamp: iso(row.timestamp),
    user_session: row.user_session,
    conversion_value: row.conversion_value === null ? null : row.conversion_value / PAISE,
  }
}

export function toInquiry(row: InquiryRow): Inquiry {
  const { user_session: _, created_at, updated_at, ...shown } = row
  return { ...shown, created_at: iso(created_at), updated_at: iso(updated_at) }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
