import { UNKNOWN } from '../contract/breakdowns.ts'
import {
  type Inquiry,
  type Interaction,
  type ListedSubscriber,
  type MyData,
  NOTICE_VERSION,
  type ProductEvent,
  type Subscription,
} from '../contract/entities.ts'
import type { NewInquiry } from '../contract/inputs/inquiries.ts'
import type { NewInteraction } from '../contract/inputs/interactions.ts'
import type { NewSubscription } from '../contract/inputs/newsletter.ts'
import type { NewOrder, NewSale, OrderChange } from '../contract/inputs/orders.ts'
import type { NewProductEvent } from '../contract/inputs/product-events.ts'
import type { NewRun } from '../contract/inputs/runs.ts'
import type { VisitSource } from '../contract/inputs/visit-source.ts'
import type { JsonObject } from '../contract/json.ts'
import type { Order } from '../contract/orders.ts'
import type { Run, RunKind } from '../contract/runs.ts'
import { newId } from './rules/ids.ts'
import { pagePath, sourceOf } from './rules/origin.ts'
import type * as tables from './schema.ts'

export type SubscriptionRow = typeof tables.newsletterSubscriptions.$inferSelect
export type InteractionRow = typeof tables.customerInteractions.$inferSelect
export type ProductEventRow = typeof tables.productAnalytics.$inferSelect
export type InquiryRow = typeof tables.contactInquiries.$inferSelect
export type OrderRow = typeof tables.chatOrders.$inferSelect
export type RunRow = typeof tables.runs.$inferSelect

/*
 * From validated input to a row, and from a row to the entity of a response. Ids and times are set here, once a
 * request, so that a retried write is idempotent. `now` is milliseconds UTC.
 */

/** @param status `pending` where the address is to be confirmed by mail */
export function subscriptionRow(
  { user_session: _, page_url: __, visit_source: ___, ...columns }: NewSubscription,
  userAgent: string | null,
  now: number,
  status: 'confirmed' | 'pending' = 'confirmed',
): SubscriptionRow {
  const time = iso(now)
  return {
    id: newId(now),
    ...columns,
    user_agent: userAgent,
    subscribed_at: time,
    created_at: time,
    status,
    confirmed_at: status === 'confirmed' ? time : null,
    unsubscribed_at: null,
    refused_at: null,
    notice_version: NOTICE_VERSION,
    mail_kind: 'confirmation',
    mail_due_at: status === 'pending' ? time : null,
    mail_attempts: 0,
    mail_sent_at: null,
    mails_sent: 0,
  }
}

export function interactionRow(input: NewInteraction, now: number): InteractionRow {
  const time = iso(now)
  return { id: newId(now), ...input, timestamp: time, created_at: time }
}

/**
 * Builds the interaction that is stored with a subscription, an inquiry or an order. Without a browser session it gets one of
 * the server's.
 */
export function linkedInteraction(
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

/**
 * @param options without `tracked`, neither page nor source is stored; with `alert` the owner is to be alerted, unless the
 * inquiry has no words
 */
export function inquiryRow(
  { page_url, visit_source, ...columns }: NewInquiry,
  now: number,
  { tracked = true, alert = false } = {},
): InquiryRow {
  const time = iso(now)
  return {
    id: newId(now),
    ...columns,
    status: 'new',
    created_at: time,
    updated_at: time,
    page: tracked ? pagePath(page_url) : null,
    source: tracked && visit_source ? sourceOf(visit_source) : null,
    alerted_at: alert && hasWords(columns) ? null : time,
  }
}

/** @returns whether somebody wrote something; an inquiry without words is the record of a click */
export function hasWords(inquiry: Pick<Inquiry, 'name' | 'email' | 'phone' | 'message'>): boolean {
  return Boolean(inquiry.name || inquiry.email || inquiry.phone || inquiry.message)
}

export function orderRow(
  { page_url, visit_source, ...columns }: NewOrder,
  now: number,
): OrderRow & { user_session: string } {
  return {
    id: newId(now),
    ...columns,
    status: 'clicked',
    clicked_at: iso(now),
    sold_at: null,
    quantity: 1,
    source: sourceOf(visit_source),
    page: pagePath(page_url),
    note: null,
  }
}

/** Builds the product event that is stored with an order. */
export function orderEventRow({ pack, user_session, amount }: NewOrder, now: number): ProductEventRow {
  return productEventRow(
    {
      event_name: 'order_click',
      product_name: pack ?? UNKNOWN,
      action_type: 'whatsapp_order',
      user_session,
      conversion_value: amount,
    },
    now,
  )
}

/** Builds the order of a sale whose click was not recorded. */
export function saleRow({ id, ...columns }: NewSale, now: number): OrderRow {
  return {
    id: id ?? newId(now),
    ...columns,
    status: 'sold',
    clicked_at: null,
    sold_at: iso(now),
    placement: null,
    source: null,
    page: null,
    user_session: null,
  }
}

/**
 * Applies the owner's change: fields that are left out keep their value. A sale is dated when it is marked, and keeps its
 * time when it is marked again. An order without a click cannot be open, so taking its sale back cancels it.
 *
 * @param now milliseconds UTC
 */
export function applyOrderChange(row: OrderRow, change: OrderChange, now: number): OrderRow {
  const { amount = row.amount, quantity = row.quantity, note = row.note } = change
  const sent = change.status ?? row.status
  const status = sent === 'clicked' && row.clicked_at === null ? 'cancelled' : sent
  const sold_at = status === 'sold' ? (row.sold_at ?? iso(now)) : null
  return { ...row, status, amount, quantity, note, sold_at }
}

/** @param alert whether the owner is to be alerted */
export function runRow(kind: RunKind, run: NewRun, now: number, alert = false): RunRow {
  const time = iso(now)
  return { id: newId(now), kind, ...run, created_at: time, alerted_at: alert ? null : time }
}

export function toSubscription({ id, email, source_page, subscribed_at }: Subscription): Subscription {
  return { id, email, source_page, subscribed_at }
}

export function toListedSubscriber(row: ListedSubscriber): ListedSubscriber {
  return { ...toSubscription(row), status: row.status, language: row.language }
}

export function toInteraction({ created_at: _, ...shown }: InteractionRow): Interaction {
  return shown
}

export function toProductEvent({ created_at: _, ...shown }: ProductEventRow): ProductEvent {
  return shown
}

export function toInquiry({ user_session: _, alerted_at: __, ...shown }: InquiryRow): Inquiry {
  return shown
}

export function toRun({ alerted_at: _, ...shown }: RunRow): Run {
  return shown
}

export function toOrder({ user_session: _, ...shown }: OrderRow): Order {
  return shown
}

/** The owner's note is left out. */
export function toOwnOrder({ user_session: _, note: __, ...shown }: OrderRow): MyData['orders'][number] {
  return shown
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
